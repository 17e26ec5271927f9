import type { AddressInfo, Server } from "node:net";
import { ConfigError } from "./config.ts";

type Place = { port: number; host: string };
/** The settings that a place comes from. */
type Names = { port: string; host: string };

/** Resolves with the port, which the system chooses for 0. @throws ConfigError that names the setting to change */
export function listen(server: Server, { port, host }: Place, names: Names): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(placeProblem(error, names)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function placeProblem(error: NodeJS.ErrnoException, { port, host }: Names): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new ConfigError(`${port} is taken by another program.`);
    case "EACCES":
      return new ConfigError(`${port} may not be used (${error.message}).`);
    case "EADDRNOTAVAIL":
    case "EAI_AGAIN":
    case "ENOTFOUND":
      return new ConfigError(`${host} is not an address of this machine.`);
    default:
      return error;
  }
}
