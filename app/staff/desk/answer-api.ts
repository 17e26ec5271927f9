import { dataOf } from "#app/staff/call.ts";
import type { AnsweredInput, HandOverInput } from "#contract/answering.ts";
import type { DeskAnswer, LeadAfter } from "#contract/answers/answering.ts";
import type { Template } from "#contract/answers/reply-template.ts";
import type { ReplyInput, TemplateChange, TemplateInput } from "#contract/reply-template.ts";

const data = <T>(method: string, path: string, json?: unknown, key?: string) =>
  dataOf<T>(method, path, { json, ...(key && { key }) });
const leadPath = (id: string) => `/desk/leads/${encodeURIComponent(id)}`;
const answerPath = (id: string, answer: string) =>
  `${leadPath(id)}/answers/${encodeURIComponent(answer)}`;
const templatePath = (id: string) => `/desk/templates/${encodeURIComponent(id)}`;

/** Answering, as the API has it. Each method gives the answer's `data`. @throws ApiFailure */
export const answerApi = {
  answers: (id: string) => data<DeskAnswer[]>("GET", `${leadPath(id)}/answers`),
  /** The same key sends the same mail once. */
  reply: (id: string, input: ReplyInput, key: string) =>
    data<LeadAfter>("POST", `${leadPath(id)}/reply`, input, key),
  answered: (id: string, input: AnsweredInput, key: string) =>
    data<DeskAnswer & LeadAfter>("POST", `${leadPath(id)}/answers`, input, key),
  takeBack: (id: string, answer: string) => data<LeadAfter>("DELETE", answerPath(id, answer)),
  retry: (id: string, answer: string) =>
    data<DeskAnswer>("POST", `${answerPath(id, answer)}/retry`),
  /** The same key hands over once. */
  handOver: (id: string, input: HandOverInput, key: string) =>
    data<LeadAfter>("POST", `${leadPath(id)}/hand-over`, input, key),
  templates: () => data<Template[]>("GET", "/desk/templates"),
  /** The same key adds the same template once. */
  addTemplate: (input: TemplateInput, key: string) =>
    data<Template>("POST", "/desk/templates", input, key),
  changeTemplate: (id: string, input: TemplateChange) =>
    data<Template>("PUT", templatePath(id), input),
  removeTemplate: (id: string) => data<unknown>("DELETE", templatePath(id)),
};
