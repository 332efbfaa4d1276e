/** A second brand on its own host, to see that one process serves several. */
import { brandLinks } from "#db/seed/brand.ts";
import type { Transaction } from "#platform/server/database.ts";

export async function sampleBrand(tx: Transaction): Promise<void> {
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
