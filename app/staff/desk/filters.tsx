import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { officeNames } from "#contract/answering.ts";
import type { DeskChoices } from "#contract/answers/desk.ts";
import { leadKinds, offices } from "#contract/desk.ts";
import { narrowedBy, noFilters } from "./address.ts";
import { inOrder } from "./categories.ts";
import { Choice } from "./choice.tsx";
import { Drop } from "./drop.tsx";
import { useDeskAddress } from "./use-desk-address.ts";
import { kindNames, ownerName } from "./words.ts";

type Name = "kind" | "office" | "owner" | "category" | "source" | "late" | "overdue";

/** What narrows the inbox beside its stage. */
export function Filters({ choices }: { choices: DeskChoices }) {
  const { address, go } = useDeskAddress();
  const count = narrowedBy({ ...address, q: "" });
  const kinds = leadKinds.map((kind) => [kind, kindNames[kind]] as const);
  const cities = offices.map((office) => [office, officeNames[office]] as const);
  const owners = choices.owners.map((owner) => [owner.id, ownerName(owner)] as const);
  const former = choices.former_owners.map(
    (owner) => [owner.id, `${ownerName(owner)} (account ended)`] as const,
  );
  return (
    <Drop name="Filters" count={count}>
      <div className="desk-filters">
        <Filter name="kind" label="Kind" all="All kinds" options={kinds} />
        <Filter name="office" label="Office" all="Both offices" options={cities} />
        <Filter
          name="owner"
          label="Owner"
          all="All owners"
          options={[["me", "Mine"], ["none", "Without owner"], ...owners, ...former]}
        />
        <Filter
          name="source"
          label="Source"
          all="All sources"
          options={[["direct", "Directly"], ...choices.sources.map((one) => [one, one] as const)]}
        />
        <div className="desk-filters__wide">
          <Filter
            name="category"
            label="Category"
            all="All categories"
            options={inOrder(choices.categories).map((category) => [category, category])}
          />
        </div>
        <Filter name="overdue" label="Reply" all="Any" options={[["yes", "Overdue"]]} />
        <Filter name="late" label="Next step" all="Any" options={[["yes", "Overdue"]]} />
        <Day name="from" label="Received from" />
        <Day name="to" label="Received until" />
      </div>
      <Button variant="line" size="sm" aria-disabled={count === 0} onClick={() => go(noFilters)}>
        Clear all filters
      </Button>
    </Drop>
  );
}

type FilterProps = {
  name: Name;
  label: string;
  all: string;
  options: readonly (readonly [string, string])[];
};

function Filter({ name, label, all, options }: FilterProps) {
  const { coming, go } = useDeskAddress();
  return (
    <Choice
      label={label}
      value={coming[name] ?? ""}
      options={[["", all], ...options]}
      onChoose={(value) => go({ [name]: value }, { replace: true })}
    />
  );
}

/** A day on the reader's own calendar. */
function Day({ name, label }: { name: "from" | "to"; label: string }) {
  const { coming, go } = useDeskAddress();
  const day = coming[name]?.slice(0, 10) ?? "";
  const field = useRef<HTMLInputElement>(null);
  // "Clear all filters", or the way back; whoever types is not interrupted.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = day;
  }, [day]);

  function choose(value: string) {
    if (value !== day) go({ [name]: value }, { replace: true });
  }
  return (
    <label className="desk-choice">
      <span>{label}</span>
      <input
        ref={field}
        className="desk-input"
        type="date"
        defaultValue={day}
        max="9999-12-31"
        // A year is typed by its digits, and is not the year 2 before it is 2026.
        onChange={({ target }) => target.value >= "1000" && choose(target.value)}
        onBlur={({ target }) => choose(target.value)}
      />
    </label>
  );
}
