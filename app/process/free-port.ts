/** Checks before the long steps whether the port is free. */
import { createServer } from "node:net";
import type { Config } from "#platform/server/config/config.ts";
import { CommandError } from "#platform/shared/command-error.ts";

/** Gives back the port, a free one for 0. @throws CommandError saying what to do when it cannot be had. */
export async function freePort({ host, port }: Pick<Config, "host" | "port">): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", ({ code }: NodeJS.ErrnoException) =>
      reject(new CommandError(portInUseMessage(host, port, code))),
    );
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}

/** The same words for the server itself, should someone be quicker than it. */
export function portInUseMessage(host: string, port: number, code: string | undefined): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is taken: end what uses it, or choose another, like PORT=${port + 1} npm start.`;
  if (code === "EACCES")
    return `Port ${port} may not be opened by this user: choose one above 1023, like PORT=3000 npm start.`;
  return `The address ${host} port ${port} cannot be opened (${code}): correct HOST and PORT.`;
}
