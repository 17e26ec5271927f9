import { Button } from "#app/ui/button.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import type { LiveState } from "./live.ts";
import { type News, newsText } from "./news.ts";

type Props = { news: News; state: LiveState; onShow: () => void };

/** What has come since the list was loaded; nothing moves under the person's hand before they ask. */
export function NewsBar({ news, state, onShow }: Props) {
  const text = newsText(news);
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div className="desk-news" {...kept}>
      <p role="status">{text}</p>
      {text ? (
        <Button variant="gold" size="sm" onClick={onShow}>
          Show
        </Button>
      ) : (
        <small data-state={state}>{stateTexts[state]}</small>
      )}
    </div>
  );
}

const stateTexts: Record<LiveState, string> = {
  connecting: "Connecting…",
  live: "Live",
  off: "New leads show after a refresh",
};
