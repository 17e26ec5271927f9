import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { keyWords } from "./keys.ts";

type Props = { areKeysOn: boolean; onSwitch: (isOn: boolean) => void; onLeave: () => void };

/** What the keys do. Everything can be done without them. */
export function HelpDialog({ areKeysOn, onSwitch, onLeave }: Props) {
  const titleId = useId();
  return (
    <Modal className="confirm desk-ask" aria-labelledby={titleId} onLeave={onLeave}>
      <h2 id={titleId}>Keys of the desk</h2>
      <dl className="desk-keys">
        {keyWords.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="desk-check">
        <input
          type="checkbox"
          checked={areKeysOn}
          onChange={({ target }) => onSwitch(target.checked)}
        />
        Single keys are on
      </label>
      <div className="confirm__row">
        <Button onClick={onLeave}>Close</Button>
      </div>
    </Modal>
  );
}
