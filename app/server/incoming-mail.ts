/** Incoming mail: whether this process accepts any, and where replies to its mails go. */
import { errorCode } from "#platform/shared/caught-error.ts";
import { readFileSync } from "node:fs";
import type { Config } from "#platform/server/config/config.ts";
import { type Feature, collectFrom } from "#platform/server/feature.ts";
import type { JobSettings } from "#platform/server/job.ts";
import type { WorkerContext } from "#platform/server/jobs/tasks.ts";
import { type Receiver, startReceiver } from "#platform/server/mail/incoming/receiver.ts";
import { CommandError } from "#platform/shared/command-error.ts";

export const replyAddressesOf = ({
  inboundMailDomain,
  tokenSecret,
}: Config): Pick<JobSettings, "replyAddresses"> =>
  inboundMailDomain ? { replyAddresses: { domain: inboundMailDomain, secret: tokenSecret } } : {};

/** @throws CommandError where the settings do not fit together, or the port is taken. */
export async function startIncomingMail(
  config: Config,
  features: Feature[],
  worker: WorkerContext,
): Promise<Receiver | undefined> {
  const { inboundSmtpPort: port, inboundSmtpHost: host, inboundMailDomain: domain } = config;
  if (port === undefined) return undefined;
  if (!domain) throw new CommandError("INBOUND_SMTP_PORT is set, so INBOUND_MAIL_DOMAIN must be set too.");
  const handlers = collectFrom(features, "incomingMail");
  const tls = certificate(config);
  try {
    return await startReceiver({ port, host, domain, handlers, worker, ...(tls ? { tls } : {}) });
  } catch (error) {
    const code = errorCode(error) ?? "unknown";
    throw new CommandError(`Mail can't be taken at ${host}:${port} (${code}): see INBOUND_SMTP_PORT.`);
  }
}

function certificate({ inboundTlsCert, inboundTlsKey }: Config) {
  if (!inboundTlsCert !== !inboundTlsKey)
    throw new CommandError("INBOUND_TLS_CERT and INBOUND_TLS_KEY must be set together.");
  if (!inboundTlsCert || !inboundTlsKey) return undefined;
  try {
    return { cert: readFileSync(inboundTlsCert, "utf8"), key: readFileSync(inboundTlsKey, "utf8") };
  } catch {
    throw new CommandError("INBOUND_TLS_CERT and INBOUND_TLS_KEY must be files this process may read.");
  }
}
