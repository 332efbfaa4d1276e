/**
 * `GET employers/invoices/statement.pdf?month=2026-11`: what was billed in a month to all programs that the caller owns,
 * on one sheet with one total.
 */
import { brandsOf } from "#features/brands/api/brand-of-host.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { describeRoute, file } from "#platform/server/engine/describe-route.ts";
import { forbidden, invalidFields, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { translator } from "#platform/server/translations.ts";
import { TZDate } from "@date-fns/tz";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendSheet } from "./send-sheet.ts";
import { statementSheet } from "./statement-sheet.ts";

/** A group of hundreds of programs has one bill each. */
const maxInvoices = 1000;

const query = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, /*i18n*/ "Give a month, as in 2026-11"),
});

export function statementRoute(server: FastifyInstance, platform: Platform): void {
  const brandOf = brandsOf(platform.db);
  server.get(
    "/employers/invoices/statement.pdf",
    describeRoute({
      summary: "What was billed in a month to all programs that the caller owns, as PDF.",
      query,
      answers: { 200: file("application/pdf") },
    }),
    async (request, reply) => {
      const { db, actor, language, origin } = await platform.contextOf(request);
      if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
      if (actor.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
      const parsed = query.safeParse(request.query);
      if (!parsed.success)
        throw invalidFields(
          [{ field: "month", message: parsed.error.issues[0]!.message }],
          (field) => `?${field}`,
        );
      const { timeZone } = await db
        .selectFrom("employerProfiles")
        .select("timeZone")
        .where("id", "=", actor.employerProfileId)
        .executeTakeFirstOrThrow();
      const { month } = parsed.data;
      const invoices = await findInvoices(db, actor.accountId, monthIn(month, timeZone));
      const brand = await brandOf(new URL(origin).host).catch(() => null);
      const reader = { language, t: translator(language), seller: brand?.name ?? "", timeZone };
      const sheet = statementSheet(month, invoices, reader);
      return sendSheet(reply, sheet);
    },
  );
}

/** From the first moment of the month to that of the next, by the wall of that zone. */
function monthIn(month: string, timeZone: string) {
  const [year, number] = month.split("-").map(Number) as [number, number];
  const start = (index: number) => new Date(new TZDate(year, index, 1, timeZone).getTime());
  return { from: start(number - 1), until: start(number) };
}

const findInvoices = (db: Queryable, accountId: string, { from, until }: { from: Date; until: Date }) =>
  db
    .selectFrom("invoices")
    .innerJoin("employers", "employers.id", "invoices.employerId")
    .innerJoin("employerProfiles as owner", "owner.employerId", "employers.id")
    .select(["employers.name as program", "invoices.number", "invoices.status", "invoices.isTest"])
    .select(["invoices.totalCents", "invoices.refundedCents", "invoices.issuedAt"])
    .where("owner.accountId", "=", accountId)
    .where("owner.role", "=", "owner")
    .where("owner.removedAt", "is", null)
    .where("invoices.status", "<>", "void")
    .where("invoices.issuedAt", ">=", from)
    .where("invoices.issuedAt", "<", until)
    .orderBy("employers.name")
    .orderBy("invoices.issuedAt")
    .limit(maxInvoices)
    .execute();
