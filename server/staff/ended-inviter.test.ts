import { expect, test } from "vitest";
import type { TeamMember } from "#contract/answers/team.ts";
import { startTestApp } from "#tests/kit.ts";
import { aColleague, tokenInMail } from "#tests/people.ts";

test("an invitation ends with the account of who sent it last, and can be sent again by a colleague", async () => {
  const app = await startTestApp();
  const [leaving, staying] = [await aColleague(app), await aColleague(app)];
  const invite = async (name: string) => {
    const invited = { name, email: `${name}@example.com` };
    const { data } = await leaving.post<{ id: string }>("/api/user/invitations", invited);
    const again = () => staying.post(`/api/user/invitations/${data.id}/again`);
    const look = async () =>
      (await app.post("/api/user/invitation", { token: await tokenInMail(app, invited.email) }))
        .status;
    return { id: data.id, again, look };
  };
  const [ravi, leela] = [await invite("ravi"), await invite("leela")];
  await leela.again();

  await staying.post(`/api/user/staff/${leaving.id}/end`);

  expect([await ravi.look(), await leela.look()]).toEqual([404, 200]);
  const { data: team } = await staying.get<TeamMember[]>("/api/user/team");
  expect(team.find(({ id }) => id === ravi.id)).toMatchObject({
    state: "late",
    until: app.clock.now().toISOString(),
  });
  await ravi.again();
  expect(await ravi.look()).toBe(200);
});
