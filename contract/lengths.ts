/** Of what a person types, in UTF-16 units. The longest email address that SMTP can carry is 254 (RFC 5321). */
export const lengthMax = { name: 200, email: 254, location: 200, text: 10_000 };
/** Of what the browser says beside it: a longer text counts as none. */
export const signalMax = 200;
