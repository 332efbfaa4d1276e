/** Certifications over JSON:API: written by their educator, read where the profile shows them. */
import type { WriteContext } from "#platform/server/context.ts";
import { attach, fileField } from "#platform/server/files/file-field.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { resource, type Row } from "#platform/server/resource.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { fileReference } from "#platform/shared/file-reference.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { Certification } from "../../certification.ts";
import { mayEditPart } from "../../user-profile.policy.ts";
import { findListed, requireProfileOwner } from "./profile-owner.ts";
import { documentsAreOpen } from "../profile-facts.query.ts";
import { throughProfile } from "../visible-profiles.ts";

const { title } = Certification.attributes;
const document = { name: "document", purpose: "certification_document" } as const;

const input = z.strictObject({
  title: title.nullish(),
  certificationOptionId: z.uuid(/*i18n*/ "Choose one from the list").nullish(),
  document: fileReference.optional(),
  userProfileId: z.uuid().nullish(),
});

export const certifications = (links: FileLinks) =>
  resource({
    entity: Certification,
    table: "certifications",
    operators: operatorAccess.people,
    collections: {
      "user_profile/certifications": {
        for: ["educator", "employer"],
        create: ["educator"],
        change: ["educator"],
        delete: ["educator"],
      },
    },
    visibleTo: throughProfile("certifications", "show_certifications"),
    fields: {
      certificationOptionId: {
        read: (row: Row<"certifications">) => row.certificationOptionId,
        save: chooseOption,
      },
      document: fileField(links, { ...document, column: "documentId" }, documentsAreOpen),
    },
    sorts: { title: "title", createdAt: "createdAt" },
    includes: ["userProfile", "certificationOption", "certificationOption.certificationCategory"],
    create: { input, run: addCertification },
    updatableBy: { title: mayEditPart, certificationOptionId: mayEditPart, document: mayEditPart },
    delete: mayEditPart,
  });

/** A listed certification has the list's title. */
async function addCertification(context: WriteContext, given: z.output<typeof input>): Promise<string> {
  const option = await findListed(
    context,
    "certificationOptions",
    given.certificationOptionId,
    "certificationOptionId",
  );
  const name = given.title ?? option?.title;
  if (!name) {
    const message = /*i18n*/ "Choose a certification";
    throw invalidFields([{ field: "title", message }], () => null);
  }
  await attach(context, document, given.document);
  const made = await context.db
    .insertInto("certifications")
    .values({
      userProfileId: await requireProfileOwner(context, given.userProfileId),
      certificationOptionId: option?.id ?? null,
      title: name,
      documentId: given.document?.id ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

async function chooseOption(context: WriteContext, id: string, optionId: string | null): Promise<void> {
  const option = await findListed(context, "certificationOptions", optionId, "certificationOptionId");
  const values = option
    ? { certificationOptionId: option.id, title: option.title }
    : { certificationOptionId: null };
  await context.db.updateTable("certifications").set(values).where("id", "=", id).execute();
}
