import { countOf } from "#app/staff/count-words.ts";
import { useListFocusAfter } from "#app/staff/leads/list-focus.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import type { DeskChoices, DeskPage } from "#contract/answers/desk.ts";
import type { LeadChangeInput } from "#contract/desk-changes.ts";
import { deskParameters, filterOf } from "./address.ts";
import { type Changes, useDeskChanges } from "./changes.ts";
import { ChoiceForm } from "./choice-form.tsx";
import type { Selection } from "./selection.ts";
import { useDeskAddress } from "./use-desk-address.ts";
import { countText, ownerName } from "./words.ts";

type Props = {
  page: DeskPage;
  choices: DeskChoices;
  selection: Selection;
  onStage: () => void;
};

/** What can be done with all chosen leads at once; each is one change, and one undo. */
export function BulkBar(props: Props) {
  return props.selection.ids.size === 0 ? null : <Bar {...props} />;
}

function Bar({ page, choices, selection, onStage }: Props) {
  const { address } = useDeskAddress();
  const change = useBulkChange({ page, selection }, useDeskChanges());
  const kept = useKeptFocus<HTMLElement>();
  useListFocusAfter();
  const isTrash = address.trash === "yes";
  return (
    <section className="desk-bulk on-dark" aria-label="Chosen leads" {...kept}>
      <p role="status">{chosenText(selection, page.total)}</p>
      <AllOfThem page={page} selection={selection} />
      <button
        className="x"
        type="button"
        aria-label="Choose none"
        title="Choose none"
        onClick={selection.clear}
      >
        <Icon name="x" />
      </button>
      <div className="desk-bulk__acts">
        <Button variant="line" size="sm" onClick={onStage}>
          Stage <kbd>e</kbd>
        </Button>
        <ChoiceForm
          label="Give to"
          act="Give"
          variant="gold"
          isBare
          value=""
          options={[
            ["", "Give to…"],
            ["none", "Nobody"],
            ...choices.owners.map((owner) => [owner.id, ownerName(owner)] as const),
          ]}
          onChosen={(id) => {
            const owner = choices.owners.find((one) => one.id === id) ?? null;
            return change({ owner_id: owner?.id ?? null }, `given to ${ownerName(owner)}`);
          }}
        />
        <Button
          variant="line"
          size="sm"
          onClick={() =>
            void change(
              { trashed: !isTrash },
              isTrash ? "taken out of the trash" : "moved to the trash",
            )
          }
        >
          {isTrash ? "Restore" : "Trash"}
        </Button>
      </div>
    </section>
  );
}

/** Offered when a whole page is chosen, there are more, and not too many to change at once. */
function AllOfThem({ page, selection }: { page: DeskPage; selection: Selection }) {
  const isWhole = page.data.every(({ id }) => selection.ids.has(id));
  const isOffered = isWhole && page.total > page.data.length && !page.is_more;
  if (!isOffered || selection.isAll) return null;
  return (
    <Button variant="line" size="sm" onClick={selection.chooseAll}>
      Choose all {countText(page.total)}
    </Button>
  );
}

/** Changes all that is chosen; it stays chosen where that failed. `done` completes "3 leads …". */
export function useBulkChange(
  { page, selection }: Pick<Props, "page" | "selection">,
  { changeMany }: Changes,
) {
  const { address } = useDeskAddress();
  const { total, read_at } = page;
  return async (change: LeadChangeInput, done: string): Promise<void> => {
    const which = selection.isAll
      ? { filter: { query: deskParameters(filterOf(address)), total, read_at } }
      : { ids: [...selection.ids] };
    const said = (count: number) => `${countOf(count, "lead")} ${done}.`;
    if (await changeMany({ ...which, change }, said, read_at)) selection.drop(selection.ids);
  };
}

export function chosenText({ ids, isAll }: Selection, total: number): string {
  return `${countOf(isAll ? total : ids.size, "lead")} chosen`;
}
