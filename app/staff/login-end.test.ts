import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "#app/api.ts";
import { holdingLogin, leavesToo, loggedIn } from "./login-end.ts";
import { setUnsavedText } from "./unsaved.ts";

const stored = new Map<string, string>();
/** What other tabs see of the token, in its order. */
const seen: (string | null)[] = [];
const told = vi.fn<(event: Event) => boolean>();

beforeEach(() => {
  stored.set("token", "the-token");
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, value: string) {
      stored.set(name, value);
      seen.push(value);
    },
    removeItem(name: string) {
      stored.delete(name);
      seen.push(null);
    },
  });
  vi.stubGlobal("dispatchEvent", told);
});
afterEach(() => {
  setUnsavedText(undefined);
  seen.length = 0;
  told.mockReset();
  vi.unstubAllGlobals();
});

const failing = (status: number) => () => Promise.reject(new ApiFailure(status));
const ask = (work: () => Promise<unknown>) => loggedIn(work).catch(({ status }) => status);

test("a login that has ended is dropped and told once, whoever hears of it", async () => {
  expect(await Promise.all([ask(failing(401)), ask(failing(401))])).toEqual([401, 401]);

  expect(stored.get("token")).toBeUndefined();
  expect(told).toHaveBeenCalledTimes(1);
});

test.each([0, 400, 403, 404, 429, 503])("a failure of %i ends no login", async (status) => {
  expect(await ask(failing(status))).toBe(status);

  expect(stored.get("token")).toBe("the-token");
  expect(told).not.toHaveBeenCalled();
});

test("what was asked with an older token says nothing of the newer one", async () => {
  const asked = ask(async () => {
    stored.set("token", "newer");
    throw new ApiFailure(401);
  });

  expect(await asked).toBe(401);
  expect(stored.get("token")).toBe("newer");
  expect(told).not.toHaveBeenCalled();
});

test("while the password is asked for in place nothing leaves; who gives it up leaves", async () => {
  const given = ask(() =>
    holdingLogin(async () => {
      await ask(failing(401));
      expect(told).not.toHaveBeenCalled();
      throw new ApiFailure(401);
    }),
  );

  expect(await given).toBe(401);
  expect(told).toHaveBeenCalledTimes(1);
});

test("words that are not saved keep the page, and the login until it is asked for", async () => {
  setUnsavedText("What you have written is not saved as a draft.");
  await ask(failing(401));
  expect(stored.get("token")).toBe("the-token");

  setUnsavedText(undefined);
  await ask(failing(401));
  expect(told).toHaveBeenCalledTimes(1);
});

test("another tab tells a login's end from a logout, and from a new login", async () => {
  const isLeft = (oldValue: string | null, newValue: string | null) =>
    leavesToo({ oldValue, newValue } as StorageEvent);
  expect(isLeft(null, "the-token")).toBe(false);
  await ask(failing(401));
  expect(seen).toEqual(["", null]);

  expect([isLeft("the-token", ""), isLeft("", null), isLeft("the-token", null)]).toEqual([
    true,
    true,
    true,
  ]);
  setUnsavedText("What you have written is not saved as a draft.");
  expect([isLeft("the-token", ""), isLeft("", null), isLeft("the-token", null)]).toEqual([
    false,
    false,
    true,
  ]);
});
