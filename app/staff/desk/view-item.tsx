import { type KeyboardEvent, type SubmitEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SavedView } from "#contract/answers/desk.ts";
import { deskPath } from "./use-desk-address.ts";

type Props = {
  view: SavedView;
  /** Gives whether it is so now. */
  onRename: (name: string) => Promise<boolean>;
  onRemove: () => void;
};

/** One saved view: to go to, to give another name, to remove. */
export function ViewItem({ view: { name, query, is_shared }, onRename, onRemove }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  function leave() {
    setRenaming(false);
    renameButton.current?.focus();
  }
  async function rename(newName: string) {
    if (newName === name || (await onRename(newName))) leave();
  }
  return (
    <li>
      {isRenaming ? (
        <NameForm name={name} onKeep={(newName) => void rename(newName)} onLeave={leave} />
      ) : (
        <Link to={query ? `${deskPath}&${query}` : deskPath}>
          {name} {is_shared && <small>shared</small>}
        </Link>
      )}
      <button
        ref={renameButton}
        className="x"
        type="button"
        aria-label={`Rename the view ${name}`}
        aria-expanded={isRenaming}
        onClick={() => setRenaming(!isRenaming)}
      >
        <Icon name="pencil" />
      </button>
      <button
        className="x"
        type="button"
        aria-label={`Remove the view ${name}`}
        onClick={() => setAsked(true)}
      >
        <Icon name="trash" />
      </button>
      {isAsked && (
        <ConfirmDialog
          tone="warning"
          title={`Remove the view ${name}?`}
          text={`${is_shared ? "All staff use it. " : ""}The leads in it stay as they are.`}
          confirm="Yes, remove it"
          isDanger
          cancel="Cancel"
          onConfirm={() => {
            setAsked(false);
            onRemove();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </li>
  );
}

type FormProps = { name: string; onKeep: (name: string) => void; onLeave: () => void };

/** Enter keeps the name, Escape leaves it as it was. */
function NameForm({ name, onKeep, onLeave }: FormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onKeep(String(new FormData(event.currentTarget).get("name") ?? "").trim());
  }
  function leaveByEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onLeave();
  }
  return (
    <form className="desk-view-name" onSubmit={submit}>
      <input
        ref={selected}
        className="desk-input"
        name="name"
        aria-label={`New name of the view ${name}`}
        defaultValue={name}
        required
        autoComplete="off"
        onKeyDown={leaveByEscape}
      />
      <Button type="submit" variant="line" size="sm">
        Save
      </Button>
    </form>
  );
}

/** Typing replaces the old name. */
function selected(field: HTMLInputElement | null) {
  field?.select();
}
