import type { Site } from "./site.ts";
import { tokenFor } from "./staff-token.ts";

/** Somebody with an account of their own, who works beside the page's browser; gives what they do. */
export async function aColleague(site: Site, name: string) {
  const email = `${name.replaceAll(" ", ".").toLowerCase()}@example.com`;
  const newPassword = "battery staple";
  await post(site, "/user/invitations", { name, email }, await tokenFor(site));
  const { text } = await site.mail.mail(({ envelope }) => envelope.to.includes(email));
  const [, token = ""] = /#([\w-]{43})/.exec(text) ?? [];
  await post(site, "/user/invitation/accept", { token, newPassword });
  const login = await post<{ token: string }>(site, "/user/login", {
    email,
    password: newPassword,
  });
  return {
    token: login.token,
    password: newPassword,
    reply: (lead: string, mail: { subject: string; text: string }) =>
      post(site, `/desk/leads/${lead}/reply`, mail, login.token),
  };
}

async function post<T>(site: Site, path: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(`${site.url}/api${path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
