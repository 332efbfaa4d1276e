/** Credentials for other services, visible to the profile that connected them. Secrets are write-only. */
import type { RowChange } from "#platform/server/events.ts";
import { z } from "zod";
import type { WriteContext } from "#platform/server/context.ts";
import { forbidden } from "#platform/server/errors.ts";
import { alwaysAllowed, resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { ThirdPartyCredential } from "../../../blocking-calendar.ts";
import { credentialServices } from "../../../calendar-constants.ts";
import { requestCalendarRead, resetSync } from "../sync/request-calendar-read.ts";
import { outsideAddress, refuseInside } from "./connect-calendar.action.ts";
import { storeCredential } from "./store-credential.ts";
import { type Calendars, sealedFor } from "../providers/open-calendars.ts";
import type { SyncCalendar } from "../sync/sync-calendar.job.ts";

type Credential = Row<"thirdPartyCredentials">;

const accountName = z.string().trim().max(320);
const secret = z.string().min(1, { error: /*i18n*/ "Enter the password" }).max(4_000);

/** `username` and `password` are the words of CalDAV for what is `accountName` and `secret` elsewhere. */
const credentialInput = (calendars: Calendars) =>
  z
    .strictObject({
      service: z.enum(credentialServices),
      url: outsideAddress(calendars).optional(),
      accountName: accountName.optional(),
      username: accountName.optional(),
      secret: secret.optional(),
      password: secret.optional(),
    })
    .superRefine(({ service, url, ...given }, { addIssue }) => {
      const wrong = (field: string, message: string) => addIssue({ code: "custom", path: [field], message });
      if (service === "caldav" && url === undefined) wrong("url", /*i18n*/ "Enter the address of the server");
      if (service === "caldav" && !given.username && !given.accountName)
        wrong("username", /*i18n*/ "Enter the username");
      if (!given.password && !given.secret) wrong("password", /*i18n*/ "Enter the password");
    });
type Input = z.output<ReturnType<typeof credentialInput>>;

const isDav = (_: unknown, { service }: Credential) => service === "caldav";

export const thirdPartyCredentials = (calendars: Calendars) => {
  const sealed = {
    input: secret,
    write: (text: string) => ({
      secret: calendars.secrets.seal(sealedFor.secret, text),
      access: null,
      expiresAt: null,
    }),
  };
  return resource({
    entity: ThirdPartyCredential,
    table: "thirdPartyCredentials",
    operators: operatorAccess.people,
    access: "own",
    collections: {
      "employers/third_party_credentials": {
        for: ["employer"],
        create: ["employer"],
        change: ["employer"],
        delete: ["employer"],
      },
    },
    visibleTo: {
      employer: (rows, me) =>
        rows.where("thirdPartyCredentials.employerProfileId", "=", me.employerProfileId),
    },
    fields: {
      secret: sealed,
      password: sealed,
      username: { input: accountName, write: (name: string) => ({ accountName: name }) },
    },
    sorts: { createdAt: "createdAt" },
    defaultSort: "createdAt",
    create: {
      input: credentialInput(calendars),
      beforeTransaction: refuseInside(calendars, ["url"]),
      run: create,
    },
    updatableBy: { accountName: alwaysAllowed, username: isDav, secret: alwaysAllowed, password: isDav },
    delete: alwaysAllowed,
  });

  async function create({ db, actor, now }: WriteContext, input: Input): Promise<string> {
    if (actor.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
    const { service, url } = input;
    const given = {
      ...{ service, url },
      accountName: input.username ?? input.accountName ?? "",
      secret: (input.password ?? input.secret)!,
    };
    return storeCredential(db, calendars, actor.employerProfileId, given, now());
  }
};

/** A new password is tried immediately, so that the host sees whether it works. */
export const readAfterNewSecret =
  (sync: SyncCalendar) =>
  async (context: WriteContext, { id, changed }: RowChange<"thirdPartyCredentials">): Promise<void> => {
    if (!changed.some((name) => ["secret", "password", "username", "accountName"].includes(name))) return;
    const calendars = await context.db
      .selectFrom("blockingCalendars")
      .select("id")
      .where("thirdPartyCredentialId", "=", id)
      .where("enabled", "=", true)
      .where("removedAt", "is", null)
      .execute();
    const ids = calendars.map((calendar) => calendar.id);
    await requestCalendarRead(sync, context, ids, resetSync);
  };
