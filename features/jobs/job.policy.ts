/** Who may do what to a job they can already see. Runs in the browser and on the server. */
import type { Actor } from "#platform/shared/actor.ts";

interface OwnedJob {
  employerId: string | null;
  listingStatus: string;
}

export const isOwnJob = (actor: Actor, job: Pick<OwnedJob, "employerId">) =>
  actor.kind === "employer" && actor.employerId === job.employerId;

const editable = ["draft", "pending_review", "published", "paused"];

/** What is over is read, reopened or copied, not rewritten. */
export const mayEdit = (actor: Actor, job: OwnedJob) =>
  (actor.kind === "operator" || isOwnJob(actor, job)) && editable.includes(job.listingStatus);

/** Only drafts go without a trace; what was public once is archived. */
export const mayDelete = (actor: Actor, job: OwnedJob) =>
  isOwnJob(actor, job) && job.listingStatus === "draft";

/** An employer's own business: why a listing closed, when it will publish itself, which answers knock out. */
export const mayReadInside = (actor: Actor, job: Pick<OwnedJob, "employerId">) => isOwnJob(actor, job);

export const linkExternalUrls = "link_external_urls";

/** External applications are for employers with that ability alone. */
export const mayLinkExternally = (employer: { abilities: readonly string[] }) =>
  employer.abilities.includes(linkExternalUrls);
