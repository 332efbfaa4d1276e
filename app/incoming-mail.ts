/** Mail that comes in: whether this process takes any, and where answers to its mails are to go. */
import { readFileSync } from "node:fs";
import type { Config } from "#platform/server/config.ts";
import { type Feature, partsOf } from "#platform/server/feature.ts";
import type { JobSettings } from "#platform/server/job.ts";
import type { WorkerContext } from "#platform/server/jobs/tasks.ts";
import { type Receiver, startReceiver } from "#platform/server/mail/incoming/receiver.ts";
import { Refusal } from "#platform/shared/refusal.ts";

export const repliesOf = ({ inboundMailDomain, tokenSecret }: Config): Pick<JobSettings, "replies"> =>
  inboundMailDomain ? { replies: { domain: inboundMailDomain, secret: tokenSecret } } : {};

/** @throws Refusal where the settings do not fit together, or the port is taken. */
export async function takeIncomingMail(
  config: Config,
  features: Feature[],
  worker: WorkerContext,
): Promise<Receiver | undefined> {
  const { inboundSmtpPort: port, inboundSmtpHost: host, inboundMailDomain: domain } = config;
  if (port === undefined) return undefined;
  if (!domain) throw new Refusal("INBOUND_SMTP_PORT is set, so INBOUND_MAIL_DOMAIN must be set too.");
  const handlers = partsOf(features, "incomingMail");
  const tls = certificate(config);
  try {
    return await startReceiver({ port, host, domain, handlers, worker, ...(tls ? { tls } : {}) });
  } catch (error) {
    const { code = "unknown" } = error as { code?: string };
    throw new Refusal(`Mail can't be taken at ${host}:${port} (${code}): see INBOUND_SMTP_PORT.`);
  }
}

function certificate({ inboundTlsCert, inboundTlsKey }: Config) {
  if (!inboundTlsCert !== !inboundTlsKey)
    throw new Refusal("INBOUND_TLS_CERT and INBOUND_TLS_KEY must be set together.");
  if (!inboundTlsCert || !inboundTlsKey) return undefined;
  try {
    return { cert: readFileSync(inboundTlsCert, "utf8"), key: readFileSync(inboundTlsKey, "utf8") };
  } catch {
    throw new Refusal("INBOUND_TLS_CERT and INBOUND_TLS_KEY must be files this process may read.");
  }
}
