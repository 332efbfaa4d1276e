/** Claims a program from the licence roster with its licence number; a claimed one receives a join request. */
import type { WriteContext } from "#platform/server/context.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { licenseMismatch, type ProgramInput } from "../../program-input.ts";
import { sql } from "kysely";
import { normalizeLicense } from "../../license-number.ts";
import { createJoinRequest, type NewMember } from "../join-requests/create-join-request.action.ts";

/** Returns the employer's id, or null when its team has to decide. */
export async function claimEmployer(
  context: WriteContext,
  owner: NewMember,
  id: string,
  given: ProgramInput,
): Promise<string | null> {
  const { db, now } = context;
  // Locked: of two simultaneous claims the second finds it claimed.
  const employer = await db
    .selectFrom("employers")
    .selectAll()
    .where("id", "=", id)
    .where("refused", "is", null)
    .where("leftAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!employer) throw fieldError("claimEmployerId", /*i18n*/ "We can't find that program");
  if (employer.claimedAt) {
    await createJoinRequest(context, owner, employer, given.position ?? null);
    return null;
  }
  if (
    !employer.rosterLicense ||
    normalizeLicense(given.licenseNumber) !== normalizeLicense(employer.rosterLicense)
  ) {
    throw fieldError("licenseNumber", licenseMismatch);
  }
  await db
    .updateTable("employers")
    .set({
      claimedAt: now(),
      phoneNumber: given.phoneNumber ?? employer.phoneNumber,
      website: given.website ?? employer.website,
      centerType: given.centerType ?? employer.centerType,
      referrer: given.referrer || null,
      updatedAt: now(),
    })
    .where("id", "=", id)
    .execute();
  await recordAudit(context, {
    action: "employer.claim",
    entity: "employers",
    entityId: id,
    detail: { accountId: owner.accountId },
  });
  return id;
}

/** The same for a column; an index is built on exactly this expression. */
export const normalizedRosterLicense = sql<string>`ltrim(regexp_replace(upper(employers.roster_license), '[^A-Z0-9]', '', 'g'), '0')`;

const fieldError = (field: string, message: string) =>
  invalidFields([{ field, message }], (name) => `/data/attributes/${name}`);
