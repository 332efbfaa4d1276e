/** One entry of an educator's work history. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

const words = (most: number) => z.array(z.string().max(200)).max(most);

export const WorkHistory = entity("work_histories", {
  attributes: {
    jobTitle: z.string(/*i18n*/ "Choose a job title").max(200),
    company: z.string(/*i18n*/ "Enter the employer's name").max(200),
    city: z.string(/*i18n*/ "Enter the city").max(200),
    startDate: z.string(/*i18n*/ "Enter the start date"),
    endDate: z.string().nullable(),
    current: z.boolean(),
    workedWithChildren: z.boolean(/*i18n*/ "Say whether you worked with children"),
    gradeLevels: words(20),
    teachingSettings: words(20),
    teachingRoles: words(20),
    approaches: words(40),
    languages: words(40),
    description: z.string().max(5000),
    aiGenerated: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { userProfile: "user_profiles" },
});
