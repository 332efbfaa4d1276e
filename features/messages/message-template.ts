/** A reusable message text of an employer, with placeholders: {firstName}, {jobTitle}. */
import { entity } from "#platform/shared/entity.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";

export const MessageTemplate = entity("message_templates", {
  attributes: {
    name: requiredText(/*i18n*/ "Give the template a name", 100),
    body: requiredText(/*i18n*/ "Write the text of the template", 5000),
    position: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { createdBy: "employer_profiles" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    message_templates: typeof MessageTemplate;
  }
}
