/** The settings of this process, read once, checked and typed. */
import { isAbsolute, resolve } from "node:path";
import type { z } from "zod";
import { Refusal } from "#platform/shared/refusal.ts";
import { isLoopbackHost } from "./loopback-host.ts";
import { settings } from "./settings.ts";
import type { Setting } from "./setting.ts";

type Values = { [K in keyof typeof settings]: z.output<(typeof settings)[K]["kind"]> };
type MayBeMissing =
  | "apiHost"
  | "databaseUrl"
  | "s3Bucket"
  | "s3Endpoint"
  | "s3AccessKeyId"
  | "s3SecretAccessKey"
  | "clamavHost"
  | "clamavSocket"
  | "backupPassphrase"
  | "smtpUrl"
  | "inboundMailDomain"
  | "inboundSmtpPort"
  | "inboundTlsCert"
  | "inboundTlsKey"
  | "videoAskUrl"
  | "ffmpegPath"
  | "metricsToken"
  | "languageModelUrl"
  | "languageModelName"
  | "languageModelKey"
  | "twilioAccountSid"
  | "twilioAuthToken"
  | "twilioFrom"
  | "twilioUrl"
  | "secretsKey"
  | "googleClientId"
  | "googleClientSecret"
  | "googleUrl"
  | "microsoftClientId"
  | "microsoftClientSecret"
  | "microsoftUrl";

export type Config = Omit<Values, MayBeMissing> & { [K in MayBeMissing]: Values[K] | undefined };

/**
 * Reads the settings. Paths are made absolute from `folder` (the project), so that it does not matter where a command is run.
 * @throws Refusal naming the setting, its value (secrets aside) and what it must be.
 */
export function readConfig(environment: NodeJS.ProcessEnv, folder: string): Config {
  const entries = Object.entries(settings) as [string, Setting<unknown>][];
  const values = Object.fromEntries(
    entries.map(([key, setting]) => [key, read(setting, environment)]),
  ) as Config;
  const dataDir = isAbsolute(values.dataDir) ? values.dataDir : resolve(folder, values.dataDir);
  const publicUrl = values.publicUrl ?? `http://localhost:${values.port}`;
  const sample = values.sample ?? isForTryingOut({ ...values, publicUrl }, environment);
  const operatorSecondFactor = values.operatorSecondFactor ?? (sample ? "optional" : "required");
  const employerReview = values.employerReview ?? (sample ? "automatic" : "operator");
  return {
    ...values,
    dataDir,
    publicUrl,
    sample,
    employerReview,
    operatorSecondFactor,
    tokenSecret: values.tokenSecret ?? "",
  };
}

function read(setting: Setting<unknown>, environment: NodeJS.ProcessEnv): unknown {
  const given = environment[setting.name]?.trim() || setting.fallback;
  if (!given && setting.fallback === "" && !acceptsNothing(setting)) return undefined;
  const result = setting.kind.safeParse(given);
  if (result.success) return result.data;
  const shown = setting.secret ? "not usable" : `"${given}"`;
  throw new Refusal(`${setting.name} is ${shown}, but must be ${result.error.issues[0]?.message}.`);
}

/** Lists take the empty text as the empty list. */
const acceptsNothing = (setting: Setting<unknown>) =>
  setting.kind.safeParse("").success && setting.kind.parse("") !== "";

/** Sample people have passwords that everybody can read: they never appear where somebody set up something real. */
function isForTryingOut(
  { databaseUrl, host, publicUrl }: Pick<Config, "databaseUrl" | "host" | "publicUrl">,
  environment: NodeJS.ProcessEnv,
) {
  const isLocal = isLoopbackHost(host) && isLoopbackHost(new URL(publicUrl).hostname);
  return !databaseUrl && isLocal && environment["NODE_ENV"] !== "production";
}
