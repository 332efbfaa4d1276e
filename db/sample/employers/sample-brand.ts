/** Brands beside the default one: a second on its own host, and a co-brand of an employer. */
import { brandLinks } from "../../seed/brand.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { demoAccounts } from "../demo/demo-accounts.ts";

export async function insertSampleBrand(tx: Transaction): Promise<void> {
  const texas = await tx.selectFrom("geographies").select("id").where("state", "=", "TX").execute();
  await tx
    .insertInto("brands")
    .values({
      name: "Little Oaks",
      domain: "littleoaks.localhost",
      domains: ["littleoaks.example"],
      loginCopy: "Good to see you under the oaks",
      removeSchoolSignup: false,
      hideFooters: false,
      theme: JSON.stringify({ primary: "#7A3B12", accent: "#8FB339", shape: "round", displayFont: null }),
      contactEmail: "hello@littleoaks.example",
      mailSender: "Little Oaks <hello@littleoaks.example>",
      links: JSON.stringify(brandLinks("https://littleoaks.example", "littleoaks")),
      geographyIds: texas.map(({ id }) => id),
    })
    .execute();
}

/** The second program of the sample employer belongs to a group with a brand and a jobs site of its own. */
export async function insertSampleCoBrand(tx: Transaction): Promise<void> {
  const logo = "/moonrise-schools.svg";
  const { id } = await tx
    .insertInto("brands")
    .values({
      name: "Moonrise Schools",
      domain: "moonrise.localhost",
      removeSchoolSignup: true,
      hideFooters: false,
      logo: JSON.stringify({ downloadUrl: logo, mediumUrl: logo }),
      theme: JSON.stringify({ primary: "#2B3A67", accent: "#F5C35B", shape: null, displayFont: null }),
      contactEmail: "hello@moonrise.example",
      links: JSON.stringify({
        ...brandLinks("https://moonrise.example", "moonrise"),
        terms: "https://moonrise.example/terms",
        privacy: "https://moonrise.example/privacy",
      }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("employers")
    .set({ brandId: id, abilities: ["link_external_urls"] })
    .where("slug", "=", demoAccounts.employer.employers[1].slug)
    .execute();
}

/** A campaign of the default brand, with a partner. */
export async function insertSamplePromoPages(tx: Transaction): Promise<void> {
  const brand = await tx
    .selectFrom("brands")
    .select("id")
    .where("isDefault", "=", true)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("promoPages")
    .values({
      brandId: brand.id,
      slug: "new-centers",
      audience: "employer",
      title: "Opening a new center? Find your first team here",
      description: "Post your first jobs, meet educators near you, and open on time.",
      body: [
        "<p>A new center needs a director, lead teachers and floaters, all before the first child comes.</p>",
        "<ul><li>Post every role at once, with the pay shown.</li>",
        "<li>Write to educators near you who are looking now.</li>",
        "<li>Book interviews without a single phone call.</li></ul>",
      ].join(""),
      code: "NEWCENTER",
      connector: "Kite Roster",
      publishedAt: new Date("2026-01-05T15:00:00Z"),
    })
    .execute();
}
