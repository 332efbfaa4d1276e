/** Checks an external application URL: only some employers may link to their own site. */
import type { Queryable } from "#platform/server/database/database.ts";
import { forbidden } from "#platform/server/errors.ts";
import { mayLinkExternally } from "../../job.policy.ts";

/** Refuses as an attribute that may not be changed is refused. Clearing a link is never refused. */
export async function checkExternalUrl(
  db: Queryable,
  employerId: string,
  url: string | null | undefined,
): Promise<void> {
  if (!url) return;
  const employer = await db
    .selectFrom("employers")
    .select("abilities")
    .where("id", "=", employerId)
    .executeTakeFirst();
  if (employer && mayLinkExternally(employer)) return;
  throw forbidden(/*i18n*/ "You can't change that.", { source: { pointer: "/data/attributes/externalUrl" } });
}
