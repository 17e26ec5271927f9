import { Link } from "react-router";
import { answerConsent } from "#contract/consent.ts";

type Props = {
  /** There is a field for a whole story: says what to leave out of it. */
  hasStory?: boolean;
};

/** Under a form: what we do with what is typed. */
export function AnswerNote({ hasStory }: Props) {
  return (
    <span>
      {answerConsent.wording} See the <Link to="/privacy-policy">privacy policy</Link>.
      {hasStory && " Please do not send passport numbers or other sensitive data here."}
    </span>
  );
}
