import type { CampaignCounts } from "#contract/answers/campaigns.ts";

/** Its parts from left to right; the empty rest waits, or is not sent any more. */
const parts = [
  ["sent", ["sent", "unclear"]],
  ["way", ["queued"]],
  ["skipped", ["skipped"]],
  ["bad", ["bounced", "failed"]],
] as const satisfies [string, (keyof CampaignCounts)[]][];

/** How far a campaign is; the words beside it say the same in numbers. */
export function CampaignBar({ counts }: { counts: CampaignCounts }) {
  const widths = parts.map(([, names]) => names.reduce((sum, name) => sum + counts[name], 0));
  const ended = counts.recipients - counts.waiting - counts.queued;
  return (
    <div
      className="cbar"
      role="progressbar"
      aria-label="Recipients whose turn is over"
      aria-valuemin={0}
      aria-valuemax={counts.recipients}
      aria-valuenow={ended}
    >
      <svg
        viewBox={`0 0 ${Math.max(1, counts.recipients)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map(([name], index) => (
          <rect
            key={name}
            className={`cbar__${name}`}
            x={widths.slice(0, index).reduce((sum, width) => sum + width, 0)}
            width={widths[index]}
            height="1"
          />
        ))}
      </svg>
    </div>
  );
}
