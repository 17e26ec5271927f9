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
  // Mails of one moment go in any order, and the last one's link is looked at.
  app.clock.forward(1000);
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

test.each(["sent first", "sent again"])(
  "none is left open of whoever's account ends just now: %s",
  async (how) => {
    const app = await startTestApp();
    const [leaving, staying] = [await aColleague(app), await aColleague(app)];
    const invited = { name: "Ravi", email: "ravi@example.com" };
    const invite = () => leaving.post<{ id: string }>("/api/user/invitations", invited);
    const sent = how === "sent again" ? await invite() : undefined;
    const again = `/api/user/invitations/${sent?.data.id}/again`;

    const [ended, answer] = await Promise.all([
      staying.post(`/api/user/staff/${leaving.id}/end`),
      sent ? leaving.post(again) : invite(),
    ]);

    expect(ended.status).toBe(200);
    expect([200, 201, 401]).toContain(answer.status);
    const { data: team } = await staying.get<TeamMember[]>("/api/user/team");
    expect(team.filter(({ state }) => state === "invited")).toEqual([]);
  },
);
