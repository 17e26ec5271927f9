import { useCallback, useEffect, useRef, useState } from "react";
import { failureOf } from "#app/failure-of.ts";
import { failureText, tryAgainText } from "#app/staff/failure-text.ts";
import { toastWarning } from "#app/ui/toast.ts";
import type { Campaign } from "#contract/answers/campaigns.ts";
import { campaignApi } from "./campaign-api.ts";

const lookEveryMs = 2000;

/** The campaigns, looked at again and again while one is being sent. */
export function useCampaigns(first: readonly Campaign[]) {
  const [campaigns, setCampaigns] = useState(first);
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);
  const isSending = campaigns.some(({ state }) => state === "sending");

  const last = useRef<Promise<readonly Campaign[]>>(undefined);

  const look = useCallback(async () => {
    const asked = campaignApi.list();
    last.current = asked;
    // One that fails is repeated by the next; one that comes later than its next is old.
    await asked.then((found) => last.current === asked && setCampaigns(found), failureOf);
  }, []);

  useEffect(() => setCampaigns(first), [first]);
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => clearInterval(timer);
  }, [isSending, look]);

  /** One thing at a time with each; what went wrong is said, and the list shows how it is. */
  async function run(id: string, work: () => Promise<unknown>): Promise<void> {
    if (busyIds.includes(id)) return;
    setBusyIds((now) => [...now, id]);
    try {
      await work();
    } catch (failure) {
      void toastWarning(failureText(failure, tryAgainText));
    } finally {
      await look();
      setBusyIds((now) => now.filter((one) => one !== id));
    }
  }

  return {
    campaigns,
    busyIds,
    run: (id: string, work: () => Promise<unknown>) => void run(id, work),
  };
}
