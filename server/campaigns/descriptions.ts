import * as v from "valibot";
import {
  audience as audienceAnswer,
  campaign,
  letterPreview,
} from "#contract/answers/campaigns.ts";
import { campaignChange, campaignInput, letterInput, startInput } from "#contract/campaigns.ts";
import { describe, tooMany } from "#server/http/describe.ts";

const notThere = { 404: "There is no such campaign, or no such post" };
const notNow = { 409: "It is not in the state for that; the text says which" };

export const campaigns = describe({
  summary: "All campaigns, newest first, each with how far it is",
  answers: { 200: v.array(campaign) },
  staff: true,
});
export const one = describe({
  summary: "One campaign",
  answers: { 200: campaign },
  failures: notThere,
  staff: true,
});
export const audience = describe({
  summary: "To how many confirmed subscribers a post would go now, and when it went last",
  query: { post: "The post's id" },
  answers: { 200: audienceAnswer },
  staff: true,
});
export const add = describe({
  summary:
    "Write a campaign; nothing is sent before its start. An Idempotency-Key makes a repeated send one draft, answered as it is now",
  body: campaignInput,
  answers: { 201: campaign },
  failures: {
    ...notThere,
    422: "The Idempotency-Key was used for another draft",
  },
  staff: true,
});
export const change = describe({
  summary: "Change a draft that is still the version that was seen",
  body: campaignChange,
  answers: { 200: campaign },
  failures: { ...notThere, ...notNow },
  staff: true,
});
export const remove = describe({
  summary: "Remove a draft",
  answers: { 200: v.object({ id: v.string() }) },
  failures: { ...notThere, ...notNow },
  staff: true,
});
export const preview = describe({
  summary: "The mail as a subscriber gets it; its links to end it and to My data are nobody's",
  body: letterInput,
  answers: { 200: letterPreview },
  failures: notThere,
  staff: true,
});
export const test = describe({
  summary: "Send the mail to one's own address",
  body: letterInput,
  answers: { 200: v.object({ email: v.string() }) },
  failures: { ...notThere, ...tooMany },
  staff: true,
});
export const start = describe({
  summary:
    "Begin to send, in ten seconds, to all who are confirmed now; again: it was sent before; version: that one or none",
  body: startInput,
  answers: { 200: campaign },
  failures: { ...notThere, ...notNow },
  staff: true,
});
const act = (summary: string) =>
  describe({
    summary,
    answers: { 200: campaign },
    failures: { ...notThere, ...notNow },
    staff: true,
  });
export const undo = act("Take a start back, before the first mail has gone");
export const pause = act("Pause: what has not left comes back");
export const resume = act("Go on");
export const stop = act("Stop for good");
