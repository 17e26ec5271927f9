import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { newsletter } from "#content/newsletter.ts";

/** `isNew`: it takes the place of a button that had the focus. */
export function SubscribedNotice({ isNew = false }: { isNew?: boolean }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) notice.current?.focus();
  }, [isNew]);

  return (
    <div className="news__ok" role="status" tabIndex={-1} ref={notice}>
      <Icon name="circle-check" />
      <div>
        <p>{newsletter.subscribed}</p>
        <p className="fine">{newsletter.toConfirm}</p>
      </div>
    </div>
  );
}
