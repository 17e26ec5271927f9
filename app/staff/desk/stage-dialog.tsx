import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { type Stage, stages } from "#contract/desk.ts";
import { lostReason } from "#contract/desk-changes.ts";
import { check } from "#contract/validate.ts";
import { keyOf } from "./key-of.ts";
import { StageChip } from "./stage-chip.tsx";
import { lostReasons, stageMeanings } from "./words.ts";

type Props = {
  /** Whose stage: a name, or how many leads. */
  whose: string;
  current?: Stage | undefined;
  /** The reason is empty but for what is lost. */
  onChoose: (stage: Stage, lostReason: string) => void;
  onLeave: () => void;
};

/** All stages at a press or at their digit; for what is lost it asks why. */
export function StageDialog({ whose, current, onChoose, onLeave }: Props) {
  const titleId = useId();
  const [isLost, setLost] = useState(false);

  const choose = (stage: Stage) => (stage === "lost" ? setLost(true) : onChoose(stage, ""));
  return (
    <Modal className="confirm desk-ask" aria-labelledby={titleId} onLeave={onLeave}>
      <h2 id={titleId}>{isLost ? "Why was it lost?" : "Change stage"}</h2>
      <p>{whose}</p>
      {isLost ? (
        <LostForm onLost={(reason) => onChoose("lost", reason)} onBack={() => setLost(false)} />
      ) : (
        <>
          <StageList current={current} onChoose={choose} />
          <div className="confirm__row">
            <Button variant="line" onClick={onLeave}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}

function StageList(props: { current: Stage | undefined; onChoose: (stage: Stage) => void }) {
  const { current, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  // Enter by chance then changes nothing.
  useEffect(() => list.current?.querySelector<HTMLElement>("[aria-current]")?.focus(), []);
  function onKey(event: KeyboardEvent) {
    const stage = stages[Number(keyOf(event)) - 1];
    if (!stage || event.ctrlKey || event.metaKey || event.altKey) return moveFocus(event);
    // Else the digit would land in the field that comes with the next question.
    event.preventDefault();
    onChoose(stage);
  }
  return (
    <ul ref={list} className="desk-stages" onKeyDown={onKey}>
      {stages.map((stage, index) => (
        <li key={stage}>
          <button
            type="button"
            aria-current={stage === current ? "true" : undefined}
            onClick={() => onChoose(stage)}
          >
            <kbd>{index + 1}</kbd>
            <StageChip stage={stage} />
            <small>{stageMeanings[stage]}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function moveFocus(event: KeyboardEvent) {
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[keyOf(event)];
  if (!step) return;
  event.preventDefault();
  const buttons: Element[] = [...event.currentTarget.querySelectorAll("button")];
  const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
  const next = buttons.at((at + step) % buttons.length);
  if (next instanceof HTMLElement) next.focus();
}

function LostForm(props: { onLost: (reason: string) => void; onBack: () => void }) {
  const reasonsId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => field.current?.focus(), []);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (problem) field.current?.focus();
    else props.onLost(String(new FormData(event.currentTarget).get("reason") ?? "").trim());
  }
  function look(reason: string) {
    const checked = check(lostReason, reason);
    setProblem(checked.ok ? undefined : checked.error);
  }
  return (
    <form className="desk-lost" onSubmit={submit}>
      <Field
        label="Reason"
        name="reason"
        list={reasonsId}
        autoComplete="off"
        ref={field}
        onChange={({ target }) => look(target.value)}
        error={problem}
      />
      <datalist id={reasonsId}>
        {lostReasons.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
      <div className="confirm__row">
        <Button type="submit">Mark as lost</Button>
        <Button variant="line" onClick={props.onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
