/**
 * Closing and erasing an account over the whole product: hidden from everyone immediately, and deleted
 * after 30 days.
 */
import { buffer } from "node:stream/consumers";
import { eraseAccounts } from "#features/accounts/api/erase-accounts.job.ts";
import { bookableEmployer, createEventType } from "#features/interviews/api/interviews.fixtures.ts";
import { completeJob } from "#features/jobs/api/jobs.fixtures.ts";
import { eraseOldMails } from "#platform/server/mail/erase-old-mails.job.ts";
import { belongsTo } from "#platform/server/personal-data/personal-table.ts";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import {
  jobAttempt,
  type Educator,
  inDays,
  inHours,
  password,
  phoneOf,
  startProduct,
} from "../../testing/whole-product.ts";

const product = await startProduct();
const { server, db, tables, work, clock, employer } = product;
const { anEducatorWithAll, applicationOf, night, signIn, close, restore } = product;
afterAll(() => server.close());

describe("a closed account", () => {
  test("is hidden from everyone, and returns except for what was withdrawn and canceled", async () => {
    const educator = await anEducatorWithAll("Ottoline");
    const team = employer;
    const isVisible = async (path: string) => (await team.request(path)).text.includes("Ottoline");
    const everywhere = [
      "employer/job_applications?include=user_profile",
      `user_profiles/${educator.userProfileId}`,
      "employer/conversations",
      "employers/interviews?include=user_profile",
    ];
    for (const path of everywhere) expect([path, await isVisible(path)]).toEqual([path, true]);
    await close(educator);
    for (const path of everywhere) expect([path, await isVisible(path)]).toEqual([path, false]);
    expect((await team.request(`user_profiles/${educator.userProfileId}`)).status).toBe(404);
    const { id } = await applicationOf(educator);
    expect((await team.request(`employer/job_applications/${id}`)).status).toBe(404);
    const shortlist = await team.request(`employer/job_applications/${id}/shortlist`, {
      method: "POST",
      body: {},
    });
    expect(shortlist.status).toBe(404);
    expect(await interviewStates(educator)).toEqual(["canceled by System"]);
    expect(await applicationOf(educator)).toMatchObject({ aasmState: "withdrawn" });
    const conversation = (await team.request("employer/conversations?page[size]=100"))
      .json()
      .data.find(({ meta }: { meta: { other: { isFormer: boolean } } }) => meta.other.isFormer);
    expect(conversation.meta.other.name).toBe("Former member");

    await restore(educator);
    expect(await isVisible("employer/job_applications?include=user_profile")).toBe(true);
    expect(await isVisible("employer/conversations")).toBe(true);
    expect(await applicationOf(educator)).toMatchObject({ aasmState: "withdrawn" });
    expect(await profileOf(educator)).toMatchObject({
      activeState: "active",
      activeStateBeforeClosing: null,
    });
  });

  test("who had paused is paused again", async () => {
    const educator = await anEducatorWithAll("Philippa");
    await db
      .updateTable("userProfiles")
      .set({ activeState: "paused" })
      .where("id", "=", educator.userProfileId)
      .execute();
    await close(educator);
    await restore(educator);
    expect(await profileOf(educator)).toMatchObject({ activeState: "paused" });
  });

  test("of a program's only person pauses its jobs and cancels what they host", async () => {
    const alone = await bookableEmployer(server, {}, "Lonely Hill");
    const listing = await alone.employer.publish({
      ...completeJob,
      locationIds: [alone.employer.locationId],
    });
    const guest = await server.person("educator");
    await createEventType(guest, "interviews", {
      interviewEventTypeId: alone.eventType.id,
      time: inHours(50),
    });
    await close(alone.employer);
    const { listingStatus } = await db
      .selectFrom("jobListings")
      .select("listingStatus")
      .where("id", "=", listing.id)
      .executeTakeFirstOrThrow();
    expect(listingStatus).toBe("paused");
    const [interview] = (await guest.request("interviews")).json().data;
    expect(interview.attributes).toMatchObject({ status: "canceled", canceledByType: "System" });
    expect(interview.attributes.names.employerProfile).toBe("Former member");
    const types = (await server.request("interview_event_types?filter[employerSlug]=lonely-hill")).json()
      .data;
    expect(types).toEqual([]);
  });
});

describe("erasing", () => {
  test("leaves not a word of the person, in any table, but what they wrote to others", async () => {
    const educator = await anEducatorWithAll("Zebulon");
    const { person } = educator;
    const fileIds = (await filesOf(educator)).map(({ id }) => id);
    await close(educator);
    await work.run();
    await night(29);
    expect(await tablesWith("Zebulon")).not.toEqual([]);
    await night(31);
    await eraseOldMails.run({}, {
      ...work.context,
      now: () => inDays(400),
      attempt: jobAttempt,
    } as never);
    await work.run();
    for (const entry of tables) {
      if (entry.erased !== "rows" && !("set" in (entry.erased as object))) continue;
      const ownRows = (
        await sql<Record<string, unknown>>`
        select * from ${sql.table(entry.table)} where ${belongsTo(entry, person)}`.execute(db)
      ).rows;
      if (entry.erased === "rows") expect([entry.table, ownRows.length]).toEqual([entry.table, 0]);
    }
    for (const marker of ["Zebulon", educator.email, phoneOf("Zebulon")])
      expect([marker, await tablesWith(marker)]).toEqual([marker, marker === "Zebulon" ? ["messages"] : []]);
    for (const id of fileIds) await expect(bytesOf(id)).rejects.toThrow(/ENOENT|no such/i);
    const text = await employer.request("employer/conversations?page[size]=100");
    expect(text.text).toContain("Former member");
    const thread = await db
      .selectFrom("messages")
      .select(["data", "attachmentIds"])
      .where("userProfileId", "=", educator.userProfileId)
      .execute();
    expect(JSON.stringify(thread)).toContain("Hello from Zebulon");
    expect(thread.every(({ attachmentIds }) => attachmentIds.length === 0)).toBe(true);
    const applicationBefore = await applicationOf(educator);
    expect(applicationBefore).toMatchObject({
      aasmState: "withdrawn",
      screeningQuestions: [],
      resumeId: null,
    });
  });

  test("may be interrupted and repeated; no account returns, and the address is free", async () => {
    const [one, two] = [await anEducatorWithAll("Xanthe"), await anEducatorWithAll("Yolanda")];
    await close(one);
    await close(two);
    const broken = [...tables];
    const count = { runs: 0 };
    broken.push({
      table: "accounts",
      ownRows: {},
      exported: { leftOut: "breaks in the middle" },
      erased: {
        run: async () => {
          if ((count.runs += 1) === 1) throw new Error("The lights went out");
        },
      },
    });
    clock.now = inDays(31);
    const cutShort = eraseAccounts(() => broken);
    await expect(cutShort.run({}, { ...work.context, attempt: jobAttempt } as never)).rejects.toThrow(
      "1 accounts",
    );
    const erasedAt = async () =>
      (
        await db
          .selectFrom("accounts")
          .select("erasedAt")
          .where("id", "in", [one.accountId, two.accountId])
          .execute()
      ).filter((row) => row.erasedAt !== null).length;
    expect(await erasedAt()).toBe(1);
    await night(31);
    expect(await erasedAt()).toBe(2);
    await night(31);
    expect((await signIn(one.email)).status).toBe(422);
    const again = await server.request("accounts/sign_up", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: { email: one.email, password, firstName: "Una", lastName: "Nova", userType: "educator" },
    });
    expect(again.status).toBe(200);
  });

  test("skips accounts that were restored", async () => {
    const educator = await anEducatorWithAll("Beatrix");
    await close(educator);
    await restore(educator);
    await night(31);
    expect(await profileOf(educator)).toMatchObject({ firstName: "Beatrix", activeState: "active" });
  });

  test("of a program's last member leaves the program unclaimed", async () => {
    const alone = await bookableEmployer(server, {}, "Empty Hill");
    await close(alone.employer);
    await night(31);
    const left = await db
      .selectFrom("employers")
      .select(["name", "claimedAt"])
      .where("id", "=", alone.employer.employerId)
      .executeTakeFirstOrThrow();
    expect(left).toEqual({ name: "Empty Hill", claimedAt: null });
    const [host] = await db
      .selectFrom("employerProfiles")
      .select(["firstName", "lastName", "phoneNumber"])
      .where("accountId", "=", alone.employer.accountId)
      .execute();
    expect(host).toEqual({ firstName: "Former", lastName: "member", phoneNumber: null });
  });
});

const filesOf = ({ accountId }: Educator) =>
  db.selectFrom("files").select("id").where("ownerAccountId", "=", accountId).execute();
const bytesOf = async (id: string) => buffer(await server.platform.files.open(id));

const profileOf = ({ userProfileId }: Educator) =>
  db.selectFrom("userProfiles").selectAll().where("id", "=", userProfileId).executeTakeFirstOrThrow();
const interviewStates = async ({ userProfileId }: Educator) =>
  (await db.selectFrom("interviews").selectAll().where("userProfileId", "=", userProfileId).execute()).map(
    ({ status, canceledByType }) => `${status} by ${canceledByType}`,
  );

/** Every table of the database that still contains this word. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits =
      await sql`select 1 from ${sql.table(name)} as one where one::text ilike ${`%${word}%`} limit 1`.execute(
        db,
      );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}
