import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingNames } from "#server/config.ts";

const root = join(import.meta.dirname, "..");
const deploy = join(root, "deploy");
const read = (name: string) => readFileSync(join(deploy, name), "utf8");

/** What the samples may set besides the product's own settings. */
const others = new Set([
  "MALLOC_ARENA_MAX",
  "NODE_ENV",
  "POSTGRES_PASSWORD",
  "POSTGRES_USER",
  "POSTGRES_DB",
]);

test.each(["compose.yaml", "Dockerfile", "systemd/meridian360.service", "README.md"])(
  "%s names no setting that is not there",
  (name) => {
    const set = [...read(name).matchAll(/\b([A-Z]+(?:_[A-Z]+)+)\b[=:]/g)].map(([, word]) => word);

    expect(set.length).toBeGreaterThan(0);
    expect(set.filter((word = "") => !settingNames.includes(word) && !others.has(word))).toEqual(
      [],
    );
  },
);

test("the image and the unit start the site as npm does", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [, setting, words = ""] = /^exec env (\S+) node (.+)$/.exec(scripts.start) ?? [];
  const unit = read("systemd/meridian360.service");
  const image = read("Dockerfile");

  expect(unit).toContain(`\nEnvironment=${setting}\n`);
  expect(unit).toContain(`bin/node ${words}\n`);
  expect(image).toContain(`\nENV ${setting}\n`);
  const inImage = ["node", ...words.split(" ")].map((word) => `"${word}"`).join(", ");
  expect(image).toContain(`CMD [${inImage}]`);
});

test("the image and the unit run the Node that npm brings, whose version the tests know", () => {
  const [, image = ""] = read("Dockerfile").split(/^FROM .*(?<! AS build)$/m);

  expect(image).toContain("WORKDIR /site\n");
  expect(image).toContain("ENV PATH=/site/node_modules/.bin:$PATH\n");
  expect(read("systemd/meridian360.service")).toMatch(
    /^ExecStart=\S+\/node_modules\/\.bin\/node /m,
  );
});

test("what the image and the units start is there", () => {
  const started = [
    "Dockerfile",
    ...readdirSync(join(deploy, "systemd")).map((file) => `systemd/${file}`),
  ]
    .flatMap((name) => [...read(name).matchAll(/(?:build|scripts)\/[\w/-]+\.[jt]s/g)])
    .map(([path]) => path);

  expect(new Set(started)).toEqual(new Set(["build/program/main.js", "scripts/backup.ts"]));
  for (const path of started) expect(readFileSync(join(root, path), "utf8")).not.toBe("");
});

test("secrets that compose.yaml wants in its folder get neither into git nor into the image's layers", () => {
  const asked = ["secrets.env", "tls"].filter((name) => read("compose.yaml").includes(name));
  const ignored = readFileSync(join(root, ".gitignore"), "utf8").split("\n");
  const leftOut = read("Dockerfile.dockerignore").split("\n");

  expect(asked).toEqual(["secrets.env", "tls"]);
  expect(ignored).toEqual(expect.arrayContaining(["deploy/secrets.env", "deploy/tls/"]));
  expect(leftOut).toContain("deploy");
});

test("nginx logs nothing that stands behind a ?, on no port", () => {
  const sample = read("nginx/meridian360.conf");
  const [, format = ""] = /^log_format meridian360 '(.+)';$/m.exec(sample) ?? [];
  const servers = sample.split(/^server \{$/m).slice(1);

  expect(format).toContain("$request_method $uri");
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(server).toMatch(/^ {4}access_log \S+ meridian360;$/m);
});
