import type { Marked } from "#contract/answers/leads.ts";

/** As the columns of a lead hold it. */
type StoredMarks = {
  is_spam: number;
  spam_points: number;
  /** JSON of our own writing, as `consents` is. */
  spam_reasons: string;
  judged_at: string;
  consents: string;
};

/** A row with what staff are shown in place of the columns. */
export function withMarks<Row extends StoredMarks>(
  row: Row,
): Omit<Row, keyof StoredMarks> & Marked {
  const { is_spam, spam_points, spam_reasons, judged_at, consents, ...lead } = row;
  return {
    ...lead,
    spam: {
      likely: is_spam === 1,
      points: spam_points,
      reasons: JSON.parse(spam_reasons),
      judged_at,
    },
    consents: JSON.parse(consents),
  };
}
