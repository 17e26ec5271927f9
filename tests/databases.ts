import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithUs } from "./end-with-us.ts";
import { type Owner, postgresOwner, postgresPrograms } from "./postgres-programs.ts";

export type Postgres = {
  url: string;
  /** Ends every connection, as an administrator's restart does. */
  stop: () => Promise<void>;
  /** Starts it again with its data, at the same address. */
  restart: () => Promise<void>;
  /** It says nothing any more and ends no connection, as a host that has vanished; until the returned function is called. */
  freeze: () => () => void;
  /** Stops it and deletes its data. */
  remove: () => Promise<void>;
};

/**
 * A fresh PostgreSQL on a free port of 127.0.0.1, in a temporary folder.
 * Not durable, it does not wait for the disk: faster, and a power cut is no part of the test.
 */
export async function startPostgres({ isDurable = true } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  chmodSync(folder, 0o755);
  const owner = postgresOwner();
  const programs = postgresPrograms(folder, owner);
  const data = createCluster(programs, folder, owner);
  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    fsync: isDurable ? "on" : "off",
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const start = () => startServer(join(programs, "postgres"), ["-D", data, ...args], owner);

  let server = await start();
  const stop = () => stopServer(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    async restart() {
      await stop();
      server = await start();
    },
    freeze() {
      // Its own process first: then it makes no others.
      signal([server.pid], "SIGSTOP");
      const children = childrenOf(server);
      signal(children, "SIGSTOP");
      return () => signal([...children, server.pid], "SIGCONT");
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function createCluster(programs: string, folder: string, owner: Owner): string {
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (owner) chownSync(data, owner.uid, owner.gid);
  const choices = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale"];
  execFileSync(join(programs, "initdb"), ["-D", data, ...choices, "--no-sync"], {
    ...owner,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return data;
}

/** Resolves when it takes connections. */
function startServer(program: string, args: string[], owner: Owner): Promise<ChildProcess> {
  // Its messages are read below, so they must be English.
  const env = { ...process.env, LC_ALL: "C" };
  const server = spawn(program, args, { ...owner, env, stdio: ["ignore", "ignore", "pipe"] });
  endWithUs(server, "SIGQUIT");

  let output = "";
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
    server.stderr?.on("data", (chunk) => {
      output += chunk;
      if (output.includes("ready to accept connections")) resolve(server);
    });
  });
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, "exit");
  // "Fast" shutdown: it does not wait for clients to go.
  server.kill("SIGINT");
  await exited;
}

/** One process for each connection, and some for itself. */
function childrenOf({ pid }: ChildProcess): number[] {
  const processes = execFileSync("ps", ["-A", "-o", "ppid=,pid="], { encoding: "utf8" });
  const pairs = processes.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([parent, child = 0]) => (parent === pid ? [child] : []));
}

/** One that has gone meanwhile needs no signal. */
function signal(pids: (number | undefined)[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      if (pid) process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

/** Free now; nothing holds it until PostgreSQL takes it. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}
