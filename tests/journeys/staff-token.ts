type Admin = { url: string; adminEmail: string; adminPassword: string };

/** By the admin's password: sites that begin with the same first start know the same login. */
const tokens = new Map<string, string>();

/** A token for what a test does beside the browser. */
export async function tokenFor({ url, adminEmail, adminPassword }: Admin): Promise<string> {
  const known = tokens.get(adminPassword);
  if (known) return known;
  const answer = await fetch(`${url}/api/user/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  tokens.set(adminPassword, token);
  return token;
}
