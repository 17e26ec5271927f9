import { useEffect, useId, useState } from "react";
import { Link } from "react-router";
import { received } from "#app/staff/received.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import type { Campaign } from "#contract/answers/campaigns.ts";
import type { CampaignAct } from "./campaign-api.ts";
import { CampaignBar } from "./campaign-bar.tsx";
import { cardId } from "./campaign-focus.ts";
import { draftPath } from "./campaign-path.ts";
import { exceptionWords, progressWords, stateWords } from "./campaign-words.ts";

type Props = {
  campaign: Campaign;
  isBusy: boolean;
  onAct: (what: CampaignAct | "remove") => void;
};

/** One campaign: what it is about, how far it is, and what can be done now. */
export function CampaignCard({ campaign, isBusy, onAct }: Props) {
  const id = useId();
  const kept = useKeptFocus<HTMLElement>();
  const { subject, state, post } = campaign;
  return (
    <article
      id={cardId(campaign.id)}
      className={`sheet campaign campaign--${state}`}
      aria-labelledby={id}
      {...kept}
    >
      <header className="campaign__head">
        <h2 id={id}>{subject}</h2>
        <span className="campaign__state" role="status">
          {stateWords[state]}
        </span>
      </header>
      <p className="campaign__about">
        <About campaign={campaign} />
      </p>
      {state !== "draft" && <Progress campaign={campaign} />}
      {state === "draft" && !post && <Unsendable campaign={campaign} />}
      <Acts {...{ campaign, isBusy, onAct }} />
    </article>
  );
}

function About({ campaign }: { campaign: Campaign }) {
  const { post, post_title, made_by, created_at, per_minute } = campaign;
  return (
    <>
      {post ? <Link to={`/blog/${post}`}>{post_title}</Link> : `${post_title} (deleted)`}
      {" · "}
      <time dateTime={created_at}>{received(created_at)}</time>
      {made_by && ` · ${made_by}`}
      {` · ${per_minute} a minute`}
    </>
  );
}

/** What was written for a post that is gone can still be read, and copied. */
function Unsendable({ campaign: { intro } }: { campaign: Campaign }) {
  return (
    <>
      <p className="campaign__progress">
        It cannot be sent, as its post was deleted.{intro && " Its introduction is:"}
      </p>
      {intro && <blockquote className="campaign__intro">{intro}</blockquote>}
    </>
  );
}

function Progress({ campaign }: { campaign: Campaign }) {
  const exceptions = exceptionWords(campaign.counts);
  return (
    <>
      <CampaignBar counts={campaign.counts} />
      <p className="campaign__progress">{progressWords(campaign)}</p>
      {exceptions.length > 0 && (
        <ul className="campaign__rest">
          {exceptions.map(({ text, why }) => (
            <li key={why}>
              <strong>{text}</strong>: {why}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Acts({ campaign, isBusy, onAct }: Props) {
  const undoSeconds = useSecondsLeft(campaign.undo_ms);
  const { id, state, subject, post } = campaign;
  const button = (
    what: CampaignAct | "remove",
    word: string,
    icon: "x" | "pause" | "play" | "trash",
  ) => (
    // Whoever has the focus on one of them is not to press the next that comes in its place; but for Pause and Go on.
    <Button
      key={what === "resume" ? "pause" : what}
      variant="line"
      size="sm"
      busy={isBusy}
      onClick={() => onAct(what)}
    >
      <Icon name={icon} />
      {word}
      <span className="vh"> {subject}</span>
    </Button>
  );

  if (state === "draft") {
    return (
      <div className="campaign__acts">
        {post && (
          <Link className={buttonClass({ variant: "ink", size: "sm" })} to={draftPath(id)}>
            <Icon name="pencil" />
            Go on writing
            <span className="vh"> {subject}</span>
          </Link>
        )}
        {button("remove", "Delete", "trash")}
      </div>
    );
  }
  if (state === "sending" && undoSeconds > 0) {
    return (
      <div className="campaign__acts">
        <p className="campaign__soon" role="timer">
          The first mail goes in {undoSeconds} s.
        </p>
        {button("undo", "Undo", "x")}
      </div>
    );
  }
  if (state !== "sending" && state !== "paused") return null;
  return (
    <div className="campaign__acts">
      {state === "sending" ? button("pause", "Pause", "pause") : button("resume", "Go on", "play")}
      {button("stop", "Stop", "x")}
    </div>
  );
}

/** Counts down by itself between two looks at the server. */
function useSecondsLeft(leftMs: number): number {
  const [seconds, setSeconds] = useState(Math.ceil(leftMs / 1000));
  useEffect(() => {
    const endMs = performance.now() + leftMs;
    const show = () => setSeconds(Math.max(0, Math.ceil((endMs - performance.now()) / 1000)));
    show();
    if (leftMs === 0) return;
    const timer = setInterval(show, 250);
    return () => clearInterval(timer);
  }, [leftMs]);
  return seconds;
}
