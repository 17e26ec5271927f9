import { useCallback, useEffect, useState } from "react";
import { failureText } from "#app/staff/failure-text.ts";
import { api } from "#app/staff/staff-api.ts";
import type { Template } from "#contract/reply-template.ts";
import { answerApi } from "./answer-api.ts";

/** The templates, and who is logged in, who is named in the mails. */
export function useTemplates() {
  const [templates, setTemplates] = useState<readonly Template[]>([]);
  const [writer, setWriter] = useState({ name: "", email: "" });
  const [failure, setFailure] = useState<string>();

  const reload = useCallback(async () => {
    try {
      const [list, me] = await Promise.all([answerApi.templates(), api.whoami()]);
      setTemplates(list);
      setWriter(me);
      setFailure(undefined);
    } catch (error) {
      setFailure(failureText(error, "The templates could not be loaded."));
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  return { templates, writer, failure, reload };
}
