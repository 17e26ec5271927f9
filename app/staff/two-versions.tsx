import { type ReactNode, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";

type Props = {
  /** What two people have changed: "post". */
  thing: string;
  mine: ReactNode;
  saved: ReactNode;
  onSaveOver: () => void;
  onTake: () => void;
  onGoOn: () => void;
  /** What else is to be known before the choice. */
  children?: ReactNode;
};

/** Two people have changed one thing: shows both, and leaves the choice to the one who came second. */
export function TwoVersions({ thing, mine, saved, children, ...choices }: Props) {
  const id = useId();
  const { onSaveOver, onTake, onGoOn } = choices;
  return (
    <Modal className="confirm both" aria-labelledby={id} onLeave={onGoOn}>
      <h2 id={id}>Somebody else has saved this {thing} meanwhile</h2>
      <p>Nothing of yours is saved yet. Compare the two, and choose which one stays.</p>
      {children}
      <div className="both__sides">
        <Side name="Your version">{mine}</Side>
        <Side name="The saved version">{saved}</Side>
      </div>
      <div className="confirm__row">
        <Button onClick={onSaveOver}>Save mine over it</Button>
        <Button variant="line" onClick={onTake}>
          Take the saved version
        </Button>
        <Button variant="line" onClick={onGoOn}>
          Go on editing
        </Button>
      </div>
    </Modal>
  );
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the arrow keys
    <section className="both__side" aria-labelledby={id} tabIndex={0}>
      <h3 id={id}>{name}</h3>
      {children}
    </section>
  );
}
