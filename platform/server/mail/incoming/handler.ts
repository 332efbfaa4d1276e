/** What a feature does with incoming mail: listed under `incomingMail` in its manifest. */
import type { WorkerContext } from "../../jobs/tasks.ts";
import type { IncomingMail } from "./parse-mail.ts";

/** `refused` is reported to the sender's server, which reports it to the sender. */
export type ReceptionResult = "taken" | "refused";

export interface IncomingMailHandler {
  /**
   * Whether an address is this feature's; checked before the mail itself is accepted, so that unknown
   * recipients are refused.
   */
  accepts(address: string, worker: WorkerContext): boolean | Promise<boolean>;
  /**
   * Takes a mail for good. It may come more than once, under the same Message-ID: servers repeat what they are not sure
   * of. An error is "not now": the sender's server tries again for days.
   */
  receive(mail: IncomingMail, worker: WorkerContext): Promise<ReceptionResult>;
}
