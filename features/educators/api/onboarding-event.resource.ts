/**
 * Onboarding events over JSON:API: accounts that register report their progress; operators see where people
 * stop.
 */
import type { WriteContext } from "#platform/server/context.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { OnboardingEvent } from "../onboarding-event.ts";

const input = z.strictObject({ event: OnboardingEvent.attributes.event });

export const onboardingEvents = resource({
  entity: OnboardingEvent,
  table: "onboardingEvents",
  operators: operatorAccess.people,
  access: "everyone",
  collections: {
    onboarding_events: { for: ["educator", "employer"], create: ["educator", "employer"] },
  },
  visibleTo: {
    educator: (rows, me) => rows.where("onboardingEvents.accountId", "=", me.accountId),
    employer: (rows, me) => rows.where("onboardingEvents.accountId", "=", me.accountId),
  },
  filters: {
    event: filter(z.string().max(100), (rows, event) => rows.where("onboardingEvents.event", "=", event)),
    accountId: filter(z.uuid(), (rows, id) => rows.where("onboardingEvents.accountId", "=", id)),
  },
  sorts: { createdAt: "createdAt" },
  cursorPaging: true,
  create: { input, run: record },
});

async function record({ db, actor }: WriteContext, { event }: z.output<typeof input>): Promise<string> {
  const made = await db
    .insertInto("onboardingEvents")
    .values({ accountId: isSignedIn(actor) ? actor.accountId : "", event })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}
