import type { SubmitEvent } from "react";
import { LoadFailure } from "#app/staff/states.tsx";
import { told } from "#app/staff/told.ts";
import { useTurns } from "#app/staff/turns.ts";
import { useLoaded } from "#app/staff/use-loaded.ts";
import { Button } from "#app/ui/button.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import type { SavedView } from "#contract/answers/desk.ts";
import { deskSearch } from "./address.ts";
import { deskApi } from "./desk-api.ts";
import { Drop } from "./drop.tsx";
import { useDeskAddress } from "./use-desk-address.ts";
import { useKeyedSend } from "./use-keyed-send.ts";
import { ViewItem } from "./view-item.tsx";

/** Filters with a name: to go to, to keep, to rename, to remove. */
export function Views() {
  const { views, failure, reload, add, rename, remove } = useViews();
  const kept = useKeptFocus<HTMLUListElement>();
  return (
    <Drop name="Views">
      {failure && <LoadFailure text={failure} onRetry={reload} />}
      {views?.length === 0 && <p className="desk-quiet">No saved views yet.</p>}
      <ul className="desk-views" {...kept}>
        {views?.map((view) => (
          <ViewItem
            key={view.id}
            view={view}
            onRename={(name) => rename(view, name)}
            onRemove={() => void remove(view)}
          />
        ))}
      </ul>
      <NewView onAdd={add} />
    </Drop>
  );
}

function NewView({ onAdd }: { onAdd: (name: string, isShared: boolean) => Promise<boolean> }) {
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const name = String(sent.get("name") ?? "").trim();
    if (await onAdd(name, sent.has("shared"))) form.reset();
  }
  return (
    <form className="desk-view-form" onSubmit={(event) => void submit(event)}>
      <label className="desk-choice">
        <span>Save this view as</span>
        <input className="desk-input" name="name" required autoComplete="off" />
      </label>
      <label className="desk-check">
        <input type="checkbox" name="shared" /> For all staff
      </label>
      <Button type="submit" variant="line" size="sm">
        Save the view
      </Button>
    </form>
  );
}

function useViews() {
  const { address } = useDeskAddress();
  const loaded = useLoaded(deskApi.views, "The views could not be loaded.");

  const { inTurn } = useTurns();
  const sendKeyed = useKeyedSend();

  const act = (what: string, change: () => Promise<unknown>, done: string): Promise<boolean> =>
    inTurn({
      doIt: () =>
        told(change, { done, otherwise: "The views could not be changed. Please try again." }),
      after: loaded.reload,
      what,
    });
  return {
    views: loaded.value,
    failure: loaded.failure,
    reload: () => void loaded.reload(),
    add(name: string, isShared: boolean) {
      const view = { name, query: deskSearch(address, {}), is_shared: isShared };
      const add = () => sendKeyed(view, (key) => deskApi.addView(view, key));
      return act(`add ${name}`, add, "The view is saved.");
    },
    rename: ({ id, query, is_shared }: SavedView, name: string) =>
      act(
        `rename ${id} ${name}`,
        () => deskApi.changeView(id, { name, query, is_shared }),
        "The view is renamed.",
      ),
    remove: ({ id }: SavedView) =>
      act(`remove ${id}`, () => deskApi.removeView(id), "The view is removed."),
  };
}
