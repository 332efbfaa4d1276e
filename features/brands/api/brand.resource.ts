/** Brands over JSON:API: everyone reads what pages are made of, operators write. */
import type { WriteContext } from "#platform/server/context.ts";
import { alwaysAllowed, filter, resource } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { Brand, type BrandLogo } from "../brand.ts";
import { replaceLogo } from "./brand-logo.ts";
import { requireFreeDomains } from "./free-domains.ts";

const operatorsOnly = () => false;
const { domains, ...publicAttributes } = Brand.attributes;

const newBrand = z
  .strictObject({ ...publicAttributes, domains })
  .partial()
  .required({ name: true, domain: true, contactEmail: true });

export const brands = resource({
  entity: Brand,
  table: "brands",
  operators: operatorAccess.content,
  access: "everyone",
  collections: { brands: { for: ["guest", "educator", "employer", "unchosen"] } },
  visibleTo: {
    guest: (rows) => rows,
    educator: (rows) => rows,
    employer: (rows) => rows,
    unchosen: (rows) => rows,
  },
  filters: {
    domain: filter(z.string().toLowerCase(), (rows, domain) =>
      rows.where((eb) =>
        eb.or([eb("brands.domain", "=", domain), sql<boolean>`${domain} = any(brands.domains)`]),
      ),
    ),
  },
  readableBy: { domains: operatorsOnly, mailSender: operatorsOnly, geographyIds: operatorsOnly },
  fields: {
    domain: {
      save: async ({ db }: WriteContext, id: string, domain: string) => {
        await requireFreeDomains(db, { id, field: "domain", domains: [domain] });
        await db.updateTable("brands").set({ domain }).where("id", "=", id).execute();
      },
    },
    domains: {
      save: async ({ db }: WriteContext, id: string, more: string[]) => {
        await requireFreeDomains(db, { id, field: "domains", domains: more });
        await db.updateTable("brands").set({ domains: more }).where("id", "=", id).execute();
      },
    },
    logo: {
      save: async (context: WriteContext, id: string, logo: BrandLogo | null) => {
        const before = await context.db
          .selectFrom("brands")
          .select("logo")
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        await replaceLogo(context, before.logo, logo);
        await context.db
          .updateTable("brands")
          .set({ logo: json(logo) })
          .where("id", "=", id)
          .execute();
      },
    },
    theme: { write: (theme: unknown) => ({ theme: json(theme) }) },
    links: { write: (links: unknown) => ({ links: json(links) }) },
  },
  create: {
    input: newBrand,
    run: async (context: WriteContext, input: z.output<typeof newBrand>) => {
      const { db } = context;
      const { logo, theme, links, ...plain } = input;
      await requireFreeDomains(db, { id: null, field: "domain", domains: [plain.domain] });
      await requireFreeDomains(db, { id: null, field: "domains", domains: plain.domains ?? [] });
      await replaceLogo(context, null, logo ?? null);
      const row = { ...plain, logo: json(logo), theme: json(theme), links: JSON.stringify(links ?? {}) };
      const brand = await db.insertInto("brands").values(row).returning("id").executeTakeFirstOrThrow();
      return brand.id;
    },
  },
  updatableBy: Object.fromEntries(Object.keys(Brand.attributes).map((name) => [name, alwaysAllowed])),
  delete: (_me, brand: { isDefault: boolean }) => !brand.isDefault,
});

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
