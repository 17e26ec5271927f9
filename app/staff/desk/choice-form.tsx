import { type ComponentProps, type SubmitEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Choice } from "./choice.tsx";

type Props = Omit<ComponentProps<typeof Choice>, "onChoose"> & {
  /** The words of the button. */
  act: string;
  /** Its look; on dark ground it needs another. */
  variant?: ComponentProps<typeof Button>["variant"];
  /** What it would change is under way just now: it can be chosen, and done later. */
  isOff?: boolean;
  /** May take its time. */
  onChosen: (value: string) => unknown;
};

/** One of a list, and the button that does it: arrow keys walk through a list, and must not act on their way. */
export function ChoiceForm({ value, act, variant, isOff, onChosen, ...rest }: Props) {
  const [chosen, setChosen] = useState<string>();
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (chosen === undefined || isOff) return;
    // The button goes when it is done.
    event.currentTarget.querySelector("select")?.focus();
    await onChosen(chosen);
    // Something else may have been chosen meanwhile.
    setChosen((now) => (now === chosen ? undefined : now));
  }
  return (
    <form className="desk-choose" onSubmit={(event) => void submit(event)}>
      <Choice
        {...rest}
        value={chosen ?? value}
        onChoose={(next) => setChosen(next === value ? undefined : next)}
      />
      {chosen !== undefined && (
        <Button type="submit" size="sm" variant={variant} aria-disabled={isOff}>
          {act}
        </Button>
      )}
    </form>
  );
}
