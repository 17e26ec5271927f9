import { Link } from "react-router";
import type { DeskCounts } from "#contract/answers/desk.ts";
import { type DeskAddress, narrowedBy } from "./address.ts";
import { useDeskAddress } from "./use-desk-address.ts";
import { countText } from "./words.ts";

/** What people ask for most, at one press; the second press takes it off. */
export function QuickFilters({ counts }: { counts: DeskCounts }) {
  const { address } = useDeskAddress();
  return (
    <nav className="desk-quick" aria-label="Quick filters" data-narrowed={narrowedBy(address) > 0}>
      <Quick
        name="Mine"
        count={counts.mine}
        isOn={address.owner === "me"}
        on={{ owner: "me" }}
        off={{ owner: "" }}
      />
      <Quick
        name="Without owner"
        count={counts.unowned}
        isOn={address.owner === "none"}
        on={{ owner: "none" }}
        off={{ owner: "" }}
      />
      <Quick
        name="Reply overdue"
        count={counts.overdue}
        isOn={address.overdue === "yes"}
        on={{ overdue: "yes" }}
        off={{ overdue: "" }}
      />
      <Quick
        name="Next step overdue"
        count={counts.late}
        isOn={address.late === "yes"}
        on={{ late: "yes" }}
        off={{ late: "" }}
      />
    </nav>
  );
}

type QuickProps = {
  name: string;
  count: number;
  isOn: boolean;
  on: DeskAddress;
  off: DeskAddress;
};

function Quick({ name, count, isOn, on, off }: QuickProps) {
  const { pathTo } = useDeskAddress();
  return (
    <Link to={pathTo(isOn ? off : on)} aria-current={isOn ? "true" : undefined}>
      {name} <span>{countText(count)}</span>
    </Link>
  );
}
