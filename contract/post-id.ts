/**
 * The random end of a post's id, behind the words of its first title. Without vowels and look-alikes, so that none spells
 * a word or is mistyped: about 4e8 of them.
 */
export const postIdEnd = { signs: "23456789bcdfghjkmnpqrstvwxz", length: 6 };
