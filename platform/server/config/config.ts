/** The settings of this process, read once, checked and typed. */
import { isAbsolute, resolve } from "node:path";
import type { z } from "zod";
import { CommandError } from "#platform/shared/command-error.ts";
import { isLoopbackHost } from "../http/loopback-host.ts";
import { settings } from "./settings.ts";
import type { Setting } from "./setting.ts";

type Values = { [K in keyof typeof settings]: z.output<(typeof settings)[K]["kind"]> };
type OptionalValue =
  | "apiHost"
  | "tlsCertificateFile"
  | "tlsKeyFile"
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
  | "mapTilesUrl"
  | "mapTilesAttribution"
  | "languageModelUrl"
  | "languageModelName"
  | "languageModelKey"
  | "twilioAccountSid"
  | "twilioAuthToken"
  | "twilioFrom"
  | "twilioUrl"
  | "stripeSecretKey"
  | "stripeWebhookSecret"
  | "stripeUrl"
  | "secretsKey"
  | "googleClientId"
  | "googleClientSecret"
  | "googleUrl"
  | "microsoftClientId"
  | "microsoftClientSecret"
  | "microsoftUrl"
  | "googleSignInClientId"
  | "googleSignInClientSecret"
  | "appleSignInClientId"
  | "appleSignInTeamId"
  | "appleSignInKeyId"
  | "appleSignInPrivateKey";

export type Config = Omit<Values, OptionalValue> & { [K in OptionalValue]: Values[K] | undefined };

/**
 * Reads the settings. Paths are made absolute from `folder` (the project), so that it does not matter where a command is run.
 * @throws CommandError naming the setting, its value (secrets aside) and what it must be.
 */
export function readConfig(environment: NodeJS.ProcessEnv, folder: string): Config {
  const entries = Object.entries(settings);
  const values = Object.fromEntries(
    entries.map(([key, setting]) => [key, parseSetting(setting, environment)]),
  ) as Config;
  const dataDir = isAbsolute(values.dataDir) ? values.dataDir : resolve(folder, values.dataDir);
  const publicUrl =
    values.publicUrl ?? `${values.tlsCertificateFile ? "https" : "http"}://localhost:${values.port}`;
  const sample = values.sample ?? isTrialSetup({ ...values, publicUrl }, environment);
  const operatorSecondFactor = values.operatorSecondFactor ?? (sample ? "optional" : "required");
  const employerReview = values.employerReview ?? (sample ? "automatic" : "operator");
  return {
    ...values,
    dataDir,
    publicUrl,
    sample,
    testPayments: values.testPayments ?? sample,
    employerReview,
    operatorSecondFactor,
    tokenSecret: values.tokenSecret ?? "",
  };
}

function parseSetting(setting: Setting<unknown>, environment: NodeJS.ProcessEnv): unknown {
  const rawValue = environment[setting.name]?.trim() || setting.fallback;
  if (!rawValue && setting.fallback === "" && !acceptsMissing(setting)) return undefined;
  const result = setting.kind.safeParse(rawValue);
  if (result.success) return result.data;
  const shown = setting.secret ? "not usable" : `"${rawValue}"`;
  throw new CommandError(`${setting.name} is ${shown}, but must be ${result.error.issues[0]?.message}.`);
}

/** Lists take the empty text as the empty list. */
const acceptsMissing = (setting: Setting<unknown>) =>
  setting.kind.safeParse("").success && setting.kind.parse("") !== "";

/** Sample people have passwords that everyone can read: they never appear where someone set up something real. */
function isTrialSetup(
  { databaseUrl, host, publicUrl }: Pick<Config, "databaseUrl" | "host" | "publicUrl">,
  environment: NodeJS.ProcessEnv,
) {
  const isLocal = isLoopbackHost(host) && isLoopbackHost(new URL(publicUrl).hostname);
  return !databaseUrl && isLocal && environment["NODE_ENV"] !== "production";
}
