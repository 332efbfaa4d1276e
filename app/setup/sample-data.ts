/** Separates the sample marketplace from real people: publicly known passwords never serve a real site. */
import { inspectDatabase } from "#db/sample/sample-seed.ts";
import type { Config } from "#platform/server/config/config.ts";
import { isLoopbackHost } from "#platform/server/http/loopback-host.ts";
import { CommandError } from "#platform/shared/command-error.ts";

/**
 * Inspects the database itself, since the settings may have changed since it was filled.
 * @throws CommandError when sample people would serve a real site, or would be added to real ones.
 */
export async function requireMatchingSampleSetting(
  config: Pick<Config, "sample">,
  url: string,
): Promise<void> {
  const contents = await inspectDatabase(url);
  if (!config.sample && contents === "sample")
    throw new CommandError(
      "This database holds the sample marketplace, whose passwords everybody can read, and SAMPLE is off: " +
        "empty it with npm run db:reset, or set DATA_DIR (or DATABASE_URL) to another one.",
    );
  if (config.sample && contents === "people")
    throw new CommandError(
      "This database holds a marketplace with people of its own, and SAMPLE is on: set SAMPLE=off (or the " +
        "PUBLIC_URL it is run with), or set DATA_DIR (or DATABASE_URL) to another one.",
    );
}

/** A sentence for the terminal at each start where others can reach sample people; undefined where nobody can. */
export function openSampleWarning({ sample, host, publicUrl }: SampleSettings): string | undefined {
  if (!sample || (isLoopbackHost(host) && isLoopbackHost(new URL(publicUrl).hostname))) return undefined;
  return (
    `WARNING: SAMPLE is on and other machines can reach this one (HOST ${host}, PUBLIC_URL ${publicUrl}): ` +
    "everybody knows the passwords, the operator's too, and reads all mail at /dev/mail. Put no real people in it."
  );
}

type SampleSettings = Pick<Config, "sample" | "host" | "publicUrl">;
