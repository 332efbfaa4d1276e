/** The plans with their prices and cards, as rows operators may change. A limit that is null is none. */
import type { Transaction } from "#platform/server/database/database.ts";

export const plans = [
  { name: "Free", activeJobListingLimit: 1, locationLimit: 1, trialPeriodDays: 0, freePlan: true },
  { name: "Essential", activeJobListingLimit: 3, locationLimit: 1 },
  { name: "Growth", activeJobListingLimit: 25, locationLimit: 5 },
  { name: "Network", activeJobListingLimit: null, locationLimit: null, creditCardRequiredForTrial: true },
];

/** Per location and month; a year costs ten months. */
const monthlyCents: Record<string, number> = { Essential: 2900, Growth: 7900, Network: 14_900 };
const monthsOfYear = 10;

interface Card {
  subheading: string;
  benefits: string[];
}

const cards: Record<string, Card> = {
  Free: {
    subheading: /*i18n*/ "For a program that hires now and then",
    benefits: [
      /*i18n*/ "Applicants, messages and interviews in one place",
      /*i18n*/ "Search educators near you and write to them first",
    ],
  },
  Essential: {
    subheading: /*i18n*/ "For one center with a few rooms",
    benefits: [/*i18n*/ "Everything in Free", /*i18n*/ "Three rooms can look for people at once"],
  },
  Growth: {
    subheading: /*i18n*/ "For programs that are always looking",
    benefits: [/*i18n*/ "Everything in Essential", /*i18n*/ "Several locations with one team and one inbox"],
  },
  Network: {
    subheading: /*i18n*/ "For groups of programs",
    benefits: [/*i18n*/ "Everything in Growth", /*i18n*/ "As many jobs and locations as you run"],
  },
};

export async function seedPlans(tx: Transaction): Promise<void> {
  await tx
    .insertInto("plans")
    .values(plans.map((plan, position) => ({ ...plan, position })))
    .onConflict((known) => known.column("name").doNothing())
    .execute();
}

/** Only for the plans that are still there by their first names. */
export async function seedPrices(tx: Transaction): Promise<void> {
  const rows = (await knownPlans(tx)).flatMap(({ id: planId, name }) => {
    const month = monthlyCents[name];
    if (month === undefined) return [];
    return [
      { planId, name: `${name}, monthly`, interval: "month" as const, priceCents: month },
      { planId, name: `${name}, yearly`, interval: "year" as const, priceCents: month * monthsOfYear },
    ];
  });
  if (rows.length > 0) await tx.insertInto("prices").values(rows).execute();
}

export async function seedPlanCards(tx: Transaction): Promise<void> {
  const rows = (await knownPlans(tx)).flatMap(({ id: planId, name, position }) => {
    const card = cards[name];
    if (!card) return [];
    return [
      {
        ...{ planId, name, tier: position, ...card },
        mostPopular: name === "Growth",
        trialButtonText: /*i18n*/ "Start your free trial",
        reactivateButtonText: /*i18n*/ "Resume plan",
      },
    ];
  });
  if (rows.length > 0) await tx.insertInto("planBenefits").values(rows).execute();
}

const knownPlans = (tx: Transaction) => tx.selectFrom("plans").select(["id", "name", "position"]).execute();
