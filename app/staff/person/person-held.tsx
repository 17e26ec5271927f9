import { useEffect, useId, useRef, useState } from "react";
import { failureText } from "#app/staff/failure-text.ts";
import { MailAddress } from "#app/staff/mail-address.tsx";
import { api } from "#app/staff/staff-api.ts";
import { LoadFailure } from "#app/staff/states.tsx";
import { told } from "#app/staff/told.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Records } from "#app/ui/records.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import type { PersonalData } from "#contract/answers/personal-data.ts";
import { heldParts } from "#contract/held-parts.ts";

type Props = { held: PersonalData; onErased: (left: PersonalData) => void };

/** What is held for an address, and what staff can do with it. */
export function PersonHeld({ held, onErased }: Props) {
  const titleId = useId();
  const [times, setTimes] = useState(0);
  const title = useFocusAfter(times);
  const [step, setStep] = useState<"shown" | "asked" | "erasing">("shown");
  const after = useLookUpAfter(held.email, onErased);
  const parts = heldParts(held);
  const isAnything = parts.some(({ entries }) => entries.length > 0);

  async function erase() {
    setStep("erasing");
    const erased = async () => {
      await api.erase({ email: held.email });
      // Told behind it: before, the toast would lie under the question.
      await after.lookUp();
    };
    const otherwise = "The data could not be deleted.";
    await told(erased, { done: "The data has been deleted.", otherwise });
    setStep("shown");
    setTimes((before) => before + 1);
  }

  return (
    <section className="sheet person__held" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        <MailAddress email={held.email} />
      </h2>
      {after.failure && <LoadFailure text={after.failure} onRetry={() => void after.lookUp()} />}
      {!after.failure && !isAnything && <p>Nothing is held for this address.</p>}
      {!after.failure && isAnything && (
        <>
          <div className="person__acts">
            <Button variant="line" size="sm" onClick={() => download(held)}>
              Download as JSON
            </Button>
            <Button variant="danger" size="sm" onClick={() => setStep("asked")}>
              Delete all of it
            </Button>
          </div>
          <Records parts={parts} nothing="Nothing." />
        </>
      )}
      {step !== "shown" && (
        <ConfirmDialog
          tone="warning"
          title="Are you sure?"
          text={`All that is held for ${held.email} goes, unanswered enquiries included. You won't be able to revert this!`}
          confirm="Yes, delete it!"
          isDanger
          cancel="Cancel"
          busy={step === "erasing"}
          onConfirm={() => void erase()}
          onCancel={() => setStep("shown")}
        />
      )}
    </section>
  );
}

/** What is left when all is deleted: until that is known, nothing that is gone is shown. */
function useLookUpAfter(email: string, onFound: (left: PersonalData) => void) {
  const [failure, setFailure] = useState<string>();
  async function lookUp() {
    try {
      onFound(await api.dataOf({ email }));
      setFailure(undefined);
    } catch (problem) {
      setFailure(failureText(problem, "What is still held could not be looked up."));
    }
  }
  return { failure, lookUp };
}

/** Read next after the look-up, and after the dialog has gone: the button that opened it may be gone, too. */
function useFocusAfter(times: number) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time counts
  useEffect(() => title.current?.focus({ preventScroll: true }), [times]);
  return title;
}

/** The file's name names nobody. */
function download(held: PersonalData) {
  const json = new Blob([JSON.stringify(held, null, 2)], { type: "application/json" });
  saveFile(json, "personal-data.json");
}
