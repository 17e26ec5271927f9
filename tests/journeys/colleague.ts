import type { Site } from "./site.ts";
import { tokenFor } from "./staff-token.ts";

/** Somebody with an account of their own, who works beside the page's browser; gives what they do. */
export async function aColleague(site: Site, name: string) {
  const email = `${name.replaceAll(" ", ".").toLowerCase()}@example.com`;
  const newPassword = "battery staple";
  await send(site, "POST", "/user/invitations", { name, email }, await tokenFor(site));
  const { text } = await site.mail.mail(({ envelope }) => envelope.to.includes(email));
  const [, token = ""] = /#([\w-]{43})/.exec(text) ?? [];
  await send(site, "POST", "/user/invitation/accept", { token, newPassword });
  const account = { email, password: newPassword };
  const login = await send<{ token: string }>(site, "POST", "/user/login", account);
  return {
    email,
    token: login.token,
    password: newPassword,
    reply: (lead: string, mail: { subject: string; text: string }) =>
      send(site, "POST", `/desk/leads/${lead}/reply`, mail, login.token),
    /** Of a lead that nobody has changed yet. */
    change: (lead: string, change: object) =>
      send(site, "PATCH", `/desk/leads/${lead}`, { version: 1, ...change }, login.token),
  };
}

async function send<T>(
  site: Site,
  method: "POST" | "PATCH",
  path: string,
  body: object,
  token?: string,
): Promise<T> {
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
