/** A text for rejections that an employer's team keeps, beside the built-in ones. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { rejectionTextInput } from "./rejection.ts";

export const RejectionTemplate = entity("rejection_templates", {
  attributes: {
    body: rejectionTextInput,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { createdBy: "employer_profiles" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    rejection_templates: typeof RejectionTemplate;
  }
}
