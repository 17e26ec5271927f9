import { expect, test } from "vitest";
import { emptyDatabase, isPostgres } from "#tests/fresh-database.ts";
import { anEnquiry, startTestApp } from "#tests/kit.ts";
import { knowsLetterCases } from "./letter-cases.ts";
import { migrate } from "./migrate.ts";

test.each([
  { locale: "C", isKnown: !isPostgres },
  { locale: "C.UTF-8", isKnown: true },
])("with the locale $locale É and é are one letter: $isKnown", async ({ locale, isKnown }) => {
  const database = await emptyDatabase(`template template0 encoding utf8 locale '${locale}'`);
  await migrate(database.db);
  const app = await startTestApp({ database });
  await app.post("/api/enquiry", anEnquiry({ name: "Émile" }));

  const found = await app.asStaff().get<unknown[]>(`/api/enquiry?page=1&q=${encodeURI("émile")}`);

  expect(await knowsLetterCases(database.db)).toBe(isKnown);
  expect(found.data).toHaveLength(isKnown ? 1 : 0);
});
