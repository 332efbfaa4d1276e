/** The options of education and certifications, readable by everybody. */
import { resource, filter } from "#platform/server/resource.ts";
import type { ActorKind } from "#platform/shared/actor.ts";
import { sql } from "kysely";
import { z } from "zod";
import { CertificationCategory, CertificationOption } from "../../certification.ts";
import { EducationalQualification, EducationField, EducationLevel } from "../../education-lists.ts";

const allKinds: ActorKind[] = ["guest", "educator", "employer", "unchosen"];
const forEveryone = { for: allKinds };
const visibleToEveryone = {
  guest: <R>(rows: R) => rows,
  educator: <R>(rows: R) => rows,
  employer: <R>(rows: R) => rows,
  unchosen: <R>(rows: R) => rows,
};

export const educationLevels = resource({
  entity: EducationLevel,
  table: "educationLevels",
  access: "everyone",
  collections: { education_levels: forEveryone },
  visibleTo: visibleToEveryone,
  sorts: { title: "title", filterableEducationLevel: "filterableEducationLevel" },
  defaultSort: "position",
  // The same everywhere so far; the filter is accepted so that clients may query every list the same way.
  filters: { geographyId: filter(z.uuid(), (rows) => rows) },
});

export const educationFields = resource({
  entity: EducationField,
  table: "educationFields",
  access: "everyone",
  collections: { education_fields: forEveryone },
  visibleTo: visibleToEveryone,
  sorts: { title: "title" },
  defaultSort: "title",
  filters: { geographyId: filter(z.uuid(), (rows) => rows) },
});

export const educationalQualifications = resource({
  entity: EducationalQualification,
  table: "educationalQualifications",
  access: "everyone",
  collections: { educational_qualifications: forEveryone },
  visibleTo: visibleToEveryone,
  sorts: { title: "title" },
  defaultSort: "title",
  filters: { geographyId: filter(z.uuid(), (rows) => rows) },
});

/** An area's own and the national ones. */
export const certificationCategories = resource({
  entity: CertificationCategory,
  table: "certificationCategories",
  access: "everyone",
  collections: { certification_categories: forEveryone },
  visibleTo: visibleToEveryone,
  hasManyLoaders: { certificationOptions: { type: "certification_options", by: "certificationCategoryId" } },
  filters: {
    geographyId: filter(z.uuid(), (rows, id) =>
      rows.where((eb) =>
        eb.or([
          eb("certificationCategories.geographyId", "=", id),
          eb("certificationCategories.geographyId", "is", null),
        ]),
      ),
    ),
  },
  sorts: { title: "title", position: "position" },
  defaultSort: "position",
  includes: ["geography", "certificationOptions"],
});

export const certificationOptions = resource({
  entity: CertificationOption,
  table: "certificationOptions",
  access: "everyone",
  collections: { certification_options: forEveryone },
  visibleTo: visibleToEveryone,
  filters: {
    geographyId: filter(z.uuid(), (rows, id) =>
      rows.where(sql<boolean>`exists (select 1 from certification_categories category
        where category.id = certification_options.certification_category_id
        and (category.geography_id = ${id} or category.geography_id is null))`),
    ),
    certificationCategoryId: filter(z.uuid(), (rows, id) =>
      rows.where("certificationOptions.certificationCategoryId", "=", id),
    ),
  },
  sorts: { title: "title", position: "position" },
  defaultSort: "position",
  includes: ["certificationCategory"],
});
