import { Button } from "#app/ui/button.tsx";
import type { DeskAnswer } from "#contract/answers/answering.ts";
import { answerPlace, meanwhileText } from "./meanwhile.ts";

/** Says before a reply is sent that colleagues were quicker; whether it goes out all the same is the writer's choice. */
export function MeanwhileNotice({ answers }: { answers: readonly DeskAnswer[] }) {
  const [newest] = answers;
  return (
    <div className="reply__meanwhile">
      <p role="status">{meanwhileText(answers)}</p>
      {newest && (
        <Button variant="line" size="sm" onClick={() => show(newest)}>
          Show the answer
        </Button>
      )}
    </div>
  );
}

/** The keyboard goes on there, and what was written stands open. */
function show({ id }: DeskAnswer): void {
  const place = document.getElementById(answerPlace(id));
  const text = place?.querySelector("details");
  if (text) text.open = true;
  place?.focus();
}
