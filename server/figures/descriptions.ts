import * as v from "valibot";
import { leadKinds, offices } from "#contract/desk.ts";
import { describe } from "#server/http/describe.ts";

const count = v.number();
const text = v.string();
const lead = {
  id: text,
  kind: v.picklist(leadKinds),
  name: text,
  office: v.picklist(offices),
};

export const figures = describe({
  summary: "What waits for an answer, and how leads, answers and visits went in the last weeks",
  query: { days: "28 (if not said) or 90: how far the figures go back" },
  answers: {
    200: v.object({
      asked_at: text,
      waiting: v.object({
        total: count,
        overdue: count,
        leads: v.array(v.object({ ...lead, category: text, created_at: text, due_at: text })),
      }),
      steps: v.object({
        total: count,
        due: v.array(v.object({ ...lead, next_step: text, next_step_on: text })),
      }),
      days: v.array(v.object({ day: text, enquiries: count, messages: count, visits: count })),
      categories: v.array(v.object({ name: text, leads: count })),
      sources: v.array(
        v.object({ name: text, arrivals: v.nullable(count), leads: count, answered: count }),
      ),
      other_sources: v.object({ leads: count, answered: count }),
      answer_times: v.array(
        v.object({
          office: v.picklist(offices),
          weekday: count,
          median_minutes: count,
          leads: count,
        }),
      ),
      pages: v.array(v.object({ path: text, title: text, views: count })),
      forms: v.object({ opened: count, sent: count }),
    }),
  },
  failures: { 400: "days is neither of the two" },
  staff: true,
});

export const menu = describe({
  summary: "New messages and enquiries, and how many subscribers and posts there are",
  answers: {
    200: v.object({
      new: v.object({ contact: count, enquiry: count }),
      all: v.object({ subscriber: count, blog: count }),
    }),
  },
  staff: true,
});
