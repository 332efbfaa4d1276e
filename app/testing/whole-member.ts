/** For tests of erasure: a team member with data in every place that an employer's people can write to. */
import { make } from "#features/educators/api/educators.fixtures.ts";
import {
  everyDay,
  createEventType,
  openOnHolidays,
  replaceWeek,
  types,
} from "#features/interviews/api/interviews.fixtures.ts";
import { sendText } from "#features/messages/api/messages.fixtures.ts";
import { type Person, loadPerson } from "#platform/server/personal-data/personal-table.ts";
import { makeTeamRows } from "./team-rows.ts";
import { type Educator, phoneOf, type Server, type startProduct } from "./whole-product.ts";

type Product = Awaited<ReturnType<typeof startProduct>>;
export type Member = Awaited<ReturnType<Server["person"]>> & { person: Person };

/** Of the product's employer; has written to `educator`, who booked an interview with them. */
export async function createFullMember(
  { server, db, employer, fileFor }: Product,
  firstName: string,
  educator: Educator,
): Promise<Member> {
  const { employerId } = employer;
  // Another program, which invites them too.
  await server.person("employer", { employerName: "Elsewhere" });
  const name = { firstName, lastName: `${firstName}sdottir` };
  const member = await server.person("employer", { ...name, employerName: "Own Program" });
  const { accountId } = member;
  const profile = await db
    .insertInto("employerProfiles")
    .values({
      ...{ accountId, employerId, slug: `${firstName}-1`, ...name },
      ...{ phoneNumber: phoneOf(firstName), position: `${firstName}'s position`, role: "member" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const headers = { ...member.headers, "current-employer-profile-id": profile.id };
  const ask: Server["request"] = (path, options = {}) =>
    server.request(path, { ...options, headers: { ...headers, ...options.headers } });
  const employerHeaders = { ...member, request: ask };
  await makeTeamRows(db, { accountId, employerProfileId: profile.id, employerId }, educator.userProfileId);
  const { userProfileId } = educator;
  const message = await sendText(employerHeaders, { userProfileId }, `Hello from ${firstName}`);
  const sent = await fileFor(accountId, "message_attachment", `bytes of ${firstName}`);
  await db
    .updateTable("messages")
    .set({ attachmentIds: [sent] })
    .where("id", "=", message.id)
    .execute();
  await make(employerHeaders, "employers/notes", { userProfileId, body: `${firstName} thinks so` });
  await replaceWeek(employerHeaders, everyDay());
  await openOnHolidays(server, profile.id);
  const eventType = await createEventType(employerHeaders, types, {
    name: `Meet ${firstName}`,
    minimumNotice: 0,
  });
  const time = new Date(Date.now() + 90 * 3_600_000);
  time.setUTCMinutes(0, 0, 0);
  await createEventType(educator, "interviews", {
    interviewEventTypeId: eventType.id,
    time: time.toISOString(),
  });
  return { ...employerHeaders, person: (await loadPerson(db, accountId))! };
}
