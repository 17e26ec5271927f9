import { api } from "#app/staff/staff-api.ts";
import { useLoaded } from "#app/staff/use-loaded.ts";
import { answerApi } from "./answer-api.ts";

/** The templates, and who is logged in, who is named in the mails. */
export function useTemplates() {
  const { value, ...loading } = useLoaded(load, "The templates could not be loaded.");
  return { ...(value ?? { templates: [], writer: { name: "", email: "" } }), ...loading };
}

async function load() {
  const [templates, writer] = await Promise.all([answerApi.templates(), api.whoami()]);
  return { templates, writer };
}
