import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { answerApi } from "./answer-api.ts";
import { type Notice, useDeskChanges } from "./changes.ts";

type Props = { leadId: string; answerId: string };

/** For staff's word that was wrong, at any time; a mail has no such way back. Asks first: the time of the answer is lost. */
export function TakeBack({ leadId, answerId }: Props) {
  const { run, isBusy } = useDeskChanges();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="reach__asked">
      <p role="status">{isAsked && "Take this answer back? It then counts as not given."}</p>
      {/* A second press on the same place changes nothing. */}
      <Button variant="line" size="sm" onClick={() => setAsked(!isAsked)}>
        {isAsked ? "Cancel" : "Take back"}
      </Button>
      {isAsked && (
        <Button
          size="sm"
          busy={isBusy}
          onClick={() => void run(`take back ${answerId}`, () => takenBack(leadId, answerId))}
        >
          Yes, take it back
        </Button>
      )}
    </div>
  );
}

export async function takenBack(leadId: string, answerId: string): Promise<Notice> {
  const { lead } = await answerApi.takeBack(leadId, answerId);
  return { tone: "done", text: "Taken back.", leads: [lead] };
}
