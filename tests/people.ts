import type { Me } from "#contract/answers/staff.ts";
import type { TestApp } from "./kit.ts";

/** One person who is logged in: every call is theirs. */
export async function aColleague(app: TestApp) {
  const headers = await app.staffHeaders();
  const { id, email } = (await app.get<Me>("/api/user/me", headers)).data;
  return {
    id,
    email,
    get: <T = unknown>(path: string) => app.get<T>(path, headers),
    post: <T = unknown>(path: string, body: unknown = {}) => app.post<T>(path, body, headers),
    remove: (path: string) => app.remove(path, headers),
  };
}
export type Colleague = Awaited<ReturnType<typeof aColleague>>;

/** The token of the last invitation's mail to that address. @throws Error if there is none */
export async function tokenInMail(app: TestApp, email: string): Promise<string> {
  await app.deliverMails();
  const mail = app.sent.findLast(({ recipient }) => recipient === email);
  const token = /\/admin\/login\?step=invitation#([\w-]{43})$/m.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error(`No invitation went to ${email}`);
  return token;
}
