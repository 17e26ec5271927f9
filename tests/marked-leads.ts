import { expect } from "vitest";
import type { ContactMessage, Enquiry, Marked, Receipt } from "#contract/answers/leads.ts";
import { answerConsent } from "#contract/consent.ts";
import { aMessage, type TestApp } from "./kit.ts";

/** As our own forms send it, by a person with JavaScript off. */
export const fromForm = { consent: answerConsent.version };

type Marks = (Enquiry | ContactMessage) & Marked;

/** Sends a lead, and gives it as staff see it. */
export async function sendAndFind(
  app: TestApp,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Marks> {
  const { status, data } = await app.post<Receipt>(path, body, headers);
  expect(status).toBe(201);
  return (await app.asStaff().get<Marks>(`${path}/${data.id}`)).data;
}

/** The same for a contact message from our form. */
export const messageMarks = (app: TestApp, overrides: object, headers = {}) =>
  sendAndFind(app, "/api/contact", aMessage({ ...fromForm, ...overrides }), headers);

export const codesOf = ({ spam }: Marks) => spam.reasons.map(({ code }) => code).sort();

/** A page of a list, and the names in it. */
export async function listed(app: TestApp, search: string, path = "/api/contact") {
  const { text, data } = await app.asStaff().get<Marks[]>(`${path}${search}`);
  return { names: data.map(({ name }) => name), ...JSON.parse(text) };
}

/** To whom mails have gone. */
export const recipients = (app: TestApp) => app.sent.map(({ recipient }) => recipient).sort();
