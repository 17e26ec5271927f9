import { useEffect, useRef, useState } from "react";
import { forgetWords, keepWords, keptWords } from "#app/staff/kept-words.ts";
import type { Post } from "#contract/answers/blog.ts";
import type { Campaign } from "#contract/answers/campaigns.ts";
import { campaignInput, perMinute } from "#contract/campaigns.ts";
import { check } from "#contract/validate.ts";
import type { SeenCampaign } from "./campaign-api.ts";
import { type CampaignFields, fieldsOf } from "./campaign-fields.ts";
import { focusCampaign } from "./campaign-focus.ts";

/** What is written of a campaign; the tab keeps it until it is stored or given up. */
export function useFields(post: Post, draft: Campaign | undefined) {
  const id = draft?.id ?? post.id;
  const [kept] = useState(() => keptWords("campaign", id));
  const stored = draft ?? { subject: post.title, intro: "", per_minute: perMinute.usual };
  const [fields, setFields] = useState<CampaignFields>(kept?.fields ?? fieldsOf(stored));
  const [isChanged, setChanged] = useState(kept !== undefined);
  // A save that has just ended leaves the page before it is rendered anew.
  const unsaved = useRef(isChanged);
  /** What was stored when the words were begun, or last since: whoever saves over another's words is asked. */
  const seen = useRef<SeenCampaign>(kept ? kept.seen : draft);
  useEffect(() => () => focusCampaign(seen.current?.id), []);

  function setUnsaved(is: boolean) {
    unsaved.current = is;
    setChanged(is);
  }

  return {
    fields,
    setFields,
    isChanged,
    isUnsaved: () => unsaved.current,
    seen,
    change(some: Partial<CampaignFields>) {
      const next = { ...fields, ...some };
      setFields(next);
      setUnsaved(true);
      const now = seen.current;
      keepWords("campaign", id, {
        fields: next,
        seen: now && { id: now.id, version: now.version },
      });
    },
    /** The words are stored, or given up. */
    settle() {
      setUnsaved(false);
      forgetWords("campaign", id);
    },
    read: () =>
      check(campaignInput, { ...fields, post: post.id, per_minute: Number(fields.per_minute) }),
  };
}
