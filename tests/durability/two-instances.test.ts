import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "#tests/databases.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { onServer } from "#tests/postgres-command.ts";
import {
  chooseOwnPassword,
  listedTimes,
  logIn,
  newDataDir,
  newSent,
  send,
  startSite,
} from "./running-site.ts";

test("two instances started at once on one empty PostgreSQL share the work", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: await newDataDir(),
    ADMIN_EMAIL: "office@example.com",
    NOTIFY_EMAIL: "office@example.com",
    SMTP_URL: mailServer.url,
  };

  const sites = await Promise.all([startSite(settings), startSite(settings)]);

  const passwords = sites.flatMap(({ output }) => / password +(\S+)/.exec(output())?.[1] ?? []);
  expect(passwords).toHaveLength(1);
  const [generated = ""] = passwords;
  const email = settings.ADMIN_EMAIL;
  const password = await chooseOwnPassword(sites[0].url, { email, password: generated });
  const sends = Array.from({ length: 20 }, newSent);
  const answers = sends.map((sent, index) => send(sites[index % 2]?.url ?? "", sent));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(20).fill(201));
  for (const { url } of sites) {
    const token = await logIn(url, { email, password });
    const times = await listedTimes(url, token);
    expect(sends.map(times)).toEqual(Array(20).fill(1));
  }

  // When every mail is sent, after one try each, no more can come.
  const unsent = "select count(*)::int as mails from mail where state <> 'sent' or tries <> 1";
  await expect.poll(() => onServer(postgres.url, unsent)).toEqual([{ mails: 0 }]);
  // Notice and receipt of each enquiry, and the news of the new password.
  expect(mailServer.mails).toHaveLength(41);
  const messageIds = mailServer.mails.map(({ headers }) => headers["message-id"]);
  expect(new Set(messageIds).size).toBe(41);
});

test("the same key sent to both instances at once makes one lead", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: await newDataDir(),
    ADMIN_EMAIL: "admin@example.com",
    ADMIN_PASSWORD: "a password for tests",
  };
  const sites = await Promise.all([startSite(settings), startSite(settings)]);
  const sent = newSent();

  const both = Array.from({ length: 10 }, (_, index) => send(sites[index % 2]?.url ?? "", sent));
  const bodies = await Promise.all((await Promise.all(both)).map((answer) => answer.text()));

  expect(new Set(bodies).size).toBe(1);
  const [{ url } = { url: "" }] = sites;
  const times = await listedTimes(url, await logIn(url));
  expect(times(sent)).toBe(1);
});

test("two processes started at once on one empty SQLite folder make one site", async () => {
  const settings = { DATA_DIR: await newDataDir(), ADMIN_EMAIL: "office@example.com" };

  const sites = await Promise.all([startSite(settings), startSite(settings)]);

  const passwords = sites.flatMap(({ output }) => / password +(\S+)/.exec(output())?.[1] ?? []);
  expect(passwords).toHaveLength(1);
  const email = settings.ADMIN_EMAIL;
  const generated = { email, password: passwords[0] ?? "" };
  const password = await chooseOwnPassword(sites[0].url, generated);
  const sends = Array.from({ length: 20 }, newSent);
  const answers = sends.map((sent, index) => send(sites[index % 2]?.url ?? "", sent));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(20).fill(201));
  for (const { url } of sites) {
    const times = await listedTimes(url, await logIn(url, { email, password }));
    expect(sends.map(times)).toEqual(Array(20).fill(1));
  }
});
