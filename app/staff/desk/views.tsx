import { type SubmitEvent, useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import { ApiFailure } from "#app/api.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { toastWarning } from "#app/ui/toast.ts";
import type { SavedView } from "#contract/desk.ts";
import { deskSearch } from "./address.ts";
import { deskApi } from "./desk-api.ts";
import { Drop } from "./drop.tsx";
import { deskPath, useDeskAddress } from "./use-desk-address.ts";

/** Filters with a name: to go to, to keep, to remove. */
export function Views() {
  const { views, add, remove } = useViews();
  return (
    <Drop name="Views">
      {views.length === 0 && <p className="desk-quiet">No saved views yet.</p>}
      <ul className="desk-views">
        {views.map((view) => (
          <li key={view.id}>
            <Link to={view.query ? `${deskPath}&${view.query}` : deskPath}>
              {view.name} {view.is_shared && <small>shared</small>}
            </Link>
            <button
              className="x"
              type="button"
              aria-label={`Remove the view ${view.name}`}
              onClick={() => void remove(view)}
            >
              <Icon name="x" />
            </button>
          </li>
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
        <span>Keep this view as</span>
        <input className="desk-input" name="name" required maxLength={80} autoComplete="off" />
      </label>
      <label className="desk-check">
        <input type="checkbox" name="shared" /> For all staff
      </label>
      <Button type="submit" variant="line" size="sm">
        Keep the view
      </Button>
    </form>
  );
}

function useViews() {
  const { address } = useDeskAddress();
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const load = useCallback(async () => setViews(await deskApi.views()), []);
  // Without them the desk is whole; the list says what is wrong.
  useEffect(() => void load().catch(() => undefined), [load]);

  async function act(change: () => Promise<unknown>): Promise<boolean> {
    try {
      await change();
      await load();
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      void toastWarning(failure.text ?? "The views could not be changed. Please try again.");
      return false;
    }
  }
  return {
    views,
    add: (name: string, isShared: boolean) =>
      act(() => deskApi.addView({ name, query: deskSearch(address, {}), is_shared: isShared })),
    remove: ({ id }: SavedView) => act(() => deskApi.removeView(id)),
  };
}
