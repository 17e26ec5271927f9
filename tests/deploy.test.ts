import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

test("what the units write is readable for the site's user alone", () => {
  const units = ["meridian360.service", "meridian360-backup.service"];

  for (const unit of units.map((name) => read(`systemd/${name}`))) {
    expect(unit).toContain("\nStateDirectoryMode=0700\n");
    expect(unit).toContain("\nUMask=0077\n");
  }
});

test("a backup may do no more on the machine than the site", () => {
  const limitsOf = (unit: string) => {
    const [, limits = ""] = read(unit).split(/^(?=NoNewPrivileges=)/m);
    const [own = ""] = limits.split("[Install]");
    return own.split("\n").filter((line) => /^\w/.test(line));
  };

  const ofTheSite = limitsOf("systemd/meridian360.service");
  expect(ofTheSite).toContain("ProtectSystem=strict");
  expect(limitsOf("systemd/meridian360-backup.service")).toEqual(ofTheSite);
});

test("a start that fails is tried again for as long as it takes", () => {
  const [unit = ""] = read("systemd/meridian360.service").split("[Service]");

  expect(unit).toContain("\nStartLimitIntervalSec=0\n");
});

test("a container has as long to end as the unit", () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read("systemd/meridian360.service")) ?? [];

  expect(read("compose.yaml")).toContain(`  stop_grace_period: ${seconds}s\n`);
});

test("the two instances are of one image, which is built once and asked for nowhere else", () => {
  const compose = read("compose.yaml");
  const [, app = ""] = /^x-app: &app\n((?: .*\n)+)/m.exec(compose) ?? [];
  const [, one = "", other = ""] =
    /^ {2}app-1:\n((?: {4}.*\n)+) {2}app-2:\n((?: {4}.*\n)+)/m.exec(compose) ?? [];

  expect(app).toContain("  image: meridian360\n");
  expect(compose.match(/^ +build:$/gm)).toHaveLength(1);
  expect(one).toMatch(/^ {4}<<: \*app\n {4}build:\n/);
  expect(other).toBe("    <<: *app\n    pull_policy: never\n");
});

test("the secrets beside compose.yaml get neither into git nor into what an image is made of", () => {
  const linesOf = (path: string) => readFileSync(join(root, path), "utf8").split("\n");

  const files = [...read("compose.yaml").matchAll(/^ +env_file: (.+)$/gm)].map(([, file]) => file);
  // PostgreSQL gets its password, and not those of mail and admin.
  expect(files).toEqual(["secrets.env", "postgres.env"]);
  expect(read("compose.yaml")).toContain("- ./tls:");
  expect(linesOf(".gitignore")).toEqual(
    expect.arrayContaining(["deploy/secrets.env", "deploy/postgres.env", "deploy/tls/"]),
  );
  expect(linesOf("deploy/Dockerfile.dockerignore")).toContain("deploy");
});

test("the lines of the log that an operator is told of are there", () => {
  const [, watching = ""] = /^## Watching it\n([\s\S]+?)^## /m.exec(read("README.md")) ?? [];
  const named = [...watching.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, name = ""]) => name);
  const code = globSync("server/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join();

  expect(named).toContain("mail-given-up");
  expect(named.filter((name) => !code.includes(`"${name}"`))).toEqual([]);
});

test("nginx can make the folder of its cache by itself, and its container keeps it", () => {
  const [, folder = ""] = /^proxy_cache_path (\S+) /m.exec(read("nginx/meridian360.conf")) ?? [];

  // Debian has no /var/cache/nginx.
  expect(dirname(folder)).toBe("/var/cache");
  expect(read("compose.yaml")).toContain(`- cache:${folder}\n`);
});

test("nginx's container sees a file that takes the place of the one it started with", () => {
  expect(read("compose.yaml")).toContain("- ./nginx:/etc/nginx/conf.d:ro\n");
  expect(readdirSync(join(deploy, "nginx"))).toEqual(["meridian360.conf"]);
});

test("who comes to the containers by IPv6 keeps an address of their own", () => {
  const [, nginx = ""] = read("compose.yaml").split(/^ {2}nginx:$/m);

  expect(nginx).toContain("    networks: [inside, front]\n");
  expect(nginx).toContain("\n  front:\n    enable_ipv6: true\n");
});

test("an upload that waits for its turn may stand still in nginx for as long as a request may take", () => {
  const limits = readFileSync(join(root, "server", "site-server.ts"), "utf8");
  const [, minutes] = /longestRequestMs = (\d+) \* 60_000;/.exec(limits) ?? [];
  const [, api = ""] = /location \/api\/ \{([^}]+)\}/.exec(read("nginx/meridian360.conf")) ?? [];

  for (const wait of ["proxy_send_timeout", "client_body_timeout"])
    expect(api).toContain(`${wait} ${minutes}m;`);
});

test("nginx writes no whole address to its error log where the address may have a key", () => {
  const sample = read("nginx/meridian360.conf");
  const [, pattern = "", inside] = /location ~ (\S+) \{([^}]+error_log [^}]+)\}/.exec(sample) ?? [];

  expect(inside).toContain("error_log /var/log/nginx/error.log crit;");
  for (const path of ["/my-data", "/newsletter/confirm", "/newsletter/unsubscribe"])
    for (const base of ["", "/api"]) expect(base + path).toMatch(new RegExp(pattern));
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
