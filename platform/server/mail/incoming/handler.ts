/** What a feature does with mail that comes in: stands under `incomingMail` in its manifest. */
import type { WorkerContext } from "../../jobs/tasks.ts";
import type { IncomingMail } from "./parse-mail.ts";

/** `refused` is told to the sender's server, and by it to the sender. */
export type ReceptionResult = "taken" | "refused";

export interface IncomingMailHandler {
  /** Whether an address is this feature's; asked before the mail itself is taken, so that nobody's mail is not. */
  accepts(address: string, worker: WorkerContext): boolean | Promise<boolean>;
  /**
   * Takes a mail for good. It may come more than once, under the same Message-ID: servers repeat what they are not sure
   * of. An error is "not now": the sender's server tries again for days.
   */
  receive(mail: IncomingMail, worker: WorkerContext): Promise<ReceptionResult>;
}
