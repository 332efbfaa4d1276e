/**
 * Job alerts over JSON:API: an educator's own; anyone may request one by email, and learns nothing from the
 * response.
 */
import { alwaysAllowed, resource, type Row, type Rows } from "#platform/server/resource.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import type { Educator } from "#platform/shared/actor.ts";
import { JobAlert, type AlertFrequency } from "../../job-alert.ts";
import { nextDue } from "../../alert-times.ts";
import { type AlertInput, createAlert, newAlertInput } from "./create-alert.action.ts";
import { renewedUntil } from "./alert-state.ts";
import { addressKey } from "#platform/server/http/address-key.ts";
import { tooManyRequests } from "#platform/server/errors.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

type AlertRow = Row<"jobAlerts">;

export const jobAlerts = (config: Pick<Config, "tokenSecret" | "signInPerMinutePerAddress">) => {
  const tools = { tokens: tokenSigner(config.tokenSecret), limit: limitAlertRequests(config) };
  return resource({
    entity: JobAlert,
    table: "jobAlerts",
    operators: operatorAccess.people,
    collections: {
      job_alerts: {
        for: ["guest", "educator"],
        create: ["guest", "educator"],
        change: ["educator"],
        delete: ["educator"],
      },
    },
    // A guest sees none, the one just requested included: the answer is the same anyone who's address it was.
    visibleTo: {
      educator: (rows: Rows<"jobAlerts">, me: Educator) =>
        rows.where("jobAlerts.accountId", "=", me.accountId),
    },
    fields: {
      email: { load: loadEmails },
      // A change shows that the alert is still wanted, and decides when it is due next.
      frequency: { save: changeFrequency },
      paused: {
        read: (row: AlertRow) => row.paused,
        write: (paused: boolean) => ({ paused, ...(paused ? {} : renewedUntil(new Date())) }),
      },
    },
    sorts: { createdAt: "createdAt", name: "name" },
    defaultSort: "-createdAt",
    create: {
      input: newAlertInput,
      run: (context: WriteContext, input: AlertInput) => createAlert(context, tools, input),
    },
    updatableBy: { name: alwaysAllowed, frequency: alwaysAllowed, paused: alwaysAllowed },
    delete: alwaysAllowed,
  });
};

/** The account's address; an address that was only confirmed is in the row. */
async function loadEmails(rows: AlertRow[], { db }: Context | WriteContext): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ accountId }) => accountId ?? []);
  const accounts = ids.length
    ? await db.selectFrom("accounts").select(["id", "email"]).where("id", "in", ids).execute()
    : [];
  const known = new Map(accounts.map(({ id, email }) => [id, email]));
  return new Map(rows.map(({ id, email, accountId }) => [id, email ?? known.get(accountId ?? "") ?? ""]));
}

async function changeFrequency(
  { db, now }: WriteContext,
  id: string,
  frequency: AlertFrequency,
): Promise<void> {
  const { timeZone } = await db
    .selectFrom("jobAlerts")
    .select("timeZone")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("jobAlerts")
    .set({ frequency, dueAt: nextDue(frequency, now(), timeZone), ...renewedUntil(now()) })
    .where("id", "=", id)
    .execute();
}

/** Limits how often one address may request alerts without an account: as often as it may try to sign in. */
function limitAlertRequests({
  signInPerMinutePerAddress: points,
}: Pick<Config, "signInPerMinutePerAddress">) {
  const addresses = new RateLimiterMemory({ points, duration: 60 });
  return async (address: string): Promise<void> => {
    try {
      await addresses.consume(addressKey(address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
