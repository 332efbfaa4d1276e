/** Where interview types are booked: absolute addresses, on the employer's own brand where it has one. */
import { type BrandRow, originOf } from "#features/brands/api/brand-of-host.ts";
import { interviewBookingPath } from "#features/paths.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";

interface OfEmployer {
  id: string;
  employerId: string;
  slug: string;
}

export const inviteUrls =
  ({ publicUrl }: Pick<Config, "publicUrl">) =>
  async (rows: OfEmployer[], { db, origin }: Context | WriteContext): Promise<Map<string, string>> => {
    const ids = [...new Set(rows.map(({ employerId }) => employerId))];
    const employers = await db
      .selectFrom("employers")
      .leftJoin("brands", "brands.id", "employers.brandId")
      .selectAll("brands")
      .select(["employers.id as employerId", "employers.slug as employerSlug"])
      .where("employers.id", "in", ids)
      .execute();
    const found = new Map(employers.map((employer) => [employer.employerId, employer]));
    return new Map(
      rows.map(({ id, employerId, slug }) => {
        const employer = found.get(employerId)!;
        const base = employer.id ? originOf(employer as BrandRow, publicUrl) : origin;
        return [id, new URL(interviewBookingPath(employer.employerSlug, slug), base).href];
      }),
    );
  };
