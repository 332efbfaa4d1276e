/** What sending notifications to browsers needs of a process. */
import { secretsOf } from "../crypto/secrets.ts";
import type { Config } from "../config/config.ts";
import type { JobSettings } from "../job.ts";
import { openOutgoing } from "../outgoing/guarded-client.ts";

/** Push services are told whom to write to, as the standard asks: the sender of mails. */
export const pushSettingsOf = (config: Config): Pick<JobSettings, "push"> => ({
  push: {
    secrets: secretsOf(config),
    outgoing: openOutgoing({ exceptions: config.outgoingAllowed }),
    contact: `mailto:${bareAddress(config.mailFrom)}`,
  },
});

/** `Cubby <hello@cubby.example>` → `hello@cubby.example`. */
const bareAddress = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
