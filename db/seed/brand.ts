/** The brand of every unknown host: Cubby itself. Colours are null: the design tokens as they are. */
import type { Transaction } from "#platform/server/database/database.ts";

export async function seedBrand(tx: Transaction): Promise<void> {
  await tx
    .insertInto("brands")
    .values({
      name: "Cubby",
      domain: "cubby.example",
      domains: ["www.cubby.example"],
      isDefault: true,
      removeSchoolSignup: false,
      hideFooters: false,
      contactEmail: "hello@cubby.example",
      mailSender: "Cubby <hello@cubby.example>",
      links: JSON.stringify(brandLinks("https://cubby.example", "cubby")),
    })
    .execute();
}

/** The links of the footer and the account menu. Terms and privacy are the product's own pages. */
export const brandLinks = (site: string, handle: string) => ({
  home: site,
  careerResources: `${site}/career-resources`,
  help: `${site}/help`,
  contact: `${site}/contact`,
  social: [
    { name: "Facebook", url: `https://facebook.example/${handle}` },
    { name: "Instagram", url: `https://instagram.example/${handle}` },
    { name: "LinkedIn", url: `https://linkedin.example/company/${handle}` },
  ],
});
