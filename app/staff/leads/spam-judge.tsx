import { useState } from "react";
import { useRevalidator } from "react-router";
import { failureText } from "#app/staff/failure-text.ts";
import { Button } from "#app/ui/button.tsx";

type Props = {
  isSpam: boolean;
  /** @throws ApiFailure */
  judge: (isSpam: boolean) => Promise<unknown>;
};

/** Staff's word on one lead, and the way to take it back. The details stay open on it. */
export function SpamJudge({ isSpam, judge }: Props) {
  const [said, setSaid] = useState<"spam" | "not-spam">();
  const { say, isBusy, failure } = useSaying(judge);

  const toggle = async () => {
    if (await say(!isSpam)) setSaid(said ? undefined : isSpam ? "not-spam" : "spam");
  };
  return (
    <>
      <Button variant="line" size="sm" busy={isBusy} onClick={() => void toggle()}>
        {buttonText(isSpam, said !== undefined)}
      </Button>
      <p className="judge" role="status">
        {failure ?? (said && movedTexts[said])}
      </p>
    </>
  );
}

const movedTexts = {
  spam: "Moved to likely spam.",
  "not-spam": "Moved to the inbox.",
};

function buttonText(isSpam: boolean, isSaid: boolean): string {
  if (isSaid) return "Undo";
  return isSpam ? "Not spam" : "Mark as spam";
}

function useSaying(judge: Props["judge"]) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { revalidate } = useRevalidator();

  async function say(isSpam: boolean): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await judge(isSpam);
      await revalidate();
      return true;
    } catch (problem) {
      setFailure(failureText(problem, "That could not be changed. Please try again."));
      // The list says what is so, or that the login has ended. Whoever tries again does not wait for it.
      void revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { say, isBusy, failure };
}
