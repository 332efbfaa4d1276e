/** The options of education and certifications: readable by everybody, written by operators. */
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import { alwaysAllowed, filter, resource, type Row } from "#platform/server/resource.ts";
import type { ActorKind } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
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

type List =
  | "educationLevels"
  | "educationFields"
  | "educationalQualifications"
  | "certificationCategories"
  | "certificationOptions";

/** What operators may do with a list; no other kind is named by its collection. */
const writtenByOperators = <S extends z.ZodObject>(table: List, attributes: z.ZodRawShape, input: S) => ({
  create: {
    input,
    run: async ({ db }: WriteContext, values: z.output<S>) => {
      // The lists have no column in common but their keys: the schema has the columns of its own.
      const insert = db.insertInto(table as "educationFields").values(values as never);
      return (await insert.returning("id").executeTakeFirstOrThrow()).id;
    },
  },
  updatableBy: Object.fromEntries(Object.keys(attributes).map((name) => [name, alwaysAllowed])),
  delete: alwaysAllowed,
});

const newLevel = z
  .strictObject(EducationLevel.attributes)
  .partial()
  .required({ title: true, filterableEducationLevel: true });
const newField = z.strictObject(EducationField.attributes).partial().required({ title: true });
const newQualification = z.strictObject(EducationalQualification.attributes);
const categoryParts = { ...CertificationCategory.attributes, geographyId: z.uuid().nullable() };
const newCategory = z.strictObject(categoryParts).partial().required({ title: true, categoryType: true });
const optionParts = { ...CertificationOption.attributes, certificationCategoryId: z.uuid() };
const newOption = z
  .strictObject(optionParts)
  .partial()
  .required({ title: true, certificationCategoryId: true });

export const educationLevels = resource({
  entity: EducationLevel,
  table: "educationLevels",
  operators: operatorAccess.content,
  access: "everyone",
  collections: { education_levels: forEveryone },
  visibleTo: visibleToEveryone,
  sorts: { title: "title", position: "position", filterableEducationLevel: "filterableEducationLevel" },
  defaultSort: "position",
  // The same everywhere so far; the filter is accepted so that clients may query every list the same way.
  filters: { geographyId: filter(z.uuid(), (rows) => rows) },
  ...writtenByOperators("educationLevels", EducationLevel.attributes, newLevel),
});

export const educationFields = resource({
  entity: EducationField,
  table: "educationFields",
  operators: operatorAccess.content,
  access: "everyone",
  collections: { education_fields: forEveryone },
  visibleTo: visibleToEveryone,
  sorts: { title: "title" },
  defaultSort: "title",
  filters: { geographyId: filter(z.uuid(), (rows) => rows) },
  ...writtenByOperators("educationFields", EducationField.attributes, newField),
});

export const educationalQualifications = resource({
  entity: EducationalQualification,
  table: "educationalQualifications",
  operators: operatorAccess.content,
  access: "everyone",
  collections: { educational_qualifications: forEveryone },
  visibleTo: visibleToEveryone,
  sorts: { title: "title" },
  defaultSort: "title",
  filters: { geographyId: filter(z.uuid(), (rows) => rows) },
  ...writtenByOperators("educationalQualifications", EducationalQualification.attributes, newQualification),
  remove: async ({ db }: WriteContext, { id, title }: Row<"educationalQualifications">) => {
    // Jobs name what they require; nothing in the database refers to it.
    const job = await db
      .selectFrom("jobListings")
      .select("id")
      .where(sql<boolean>`educational_qualifications @> array[${title}]`)
      .limit(1)
      .executeTakeFirst();
    if (job) throw conflict(/*i18n*/ "This is still in use, so it can't be deleted.", { code: "in_use" });
    await db.deleteFrom("educationalQualifications").where("id", "=", id).execute();
  },
});

/** An area's own and the national ones. */
export const certificationCategories = resource({
  entity: CertificationCategory,
  table: "certificationCategories",
  operators: operatorAccess.content,
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
  ...writtenByOperators("certificationCategories", categoryParts, newCategory),
});

export const certificationOptions = resource({
  entity: CertificationOption,
  table: "certificationOptions",
  operators: operatorAccess.content,
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
  ...writtenByOperators("certificationOptions", optionParts, newOption),
  // An option belongs to a category always: null is refused.
  fields: { certificationCategoryId: { input: optionParts.certificationCategoryId } },
});
