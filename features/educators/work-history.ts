/** One entry of an educator's work history. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

const textList = (most: number) => z.array(z.string().max(200)).max(most);

export const WorkHistory = entity("work_histories", {
  attributes: {
    jobTitle: z.string(/*i18n*/ "Choose a job title").max(200),
    company: z.string(/*i18n*/ "Enter the employer's name").max(200),
    city: z.string(/*i18n*/ "Enter the city").max(200),
    startDate: z.string(/*i18n*/ "Enter the start date"),
    endDate: z.string().nullable(),
    current: z.boolean(),
    workedWithChildren: z.boolean(/*i18n*/ "Say whether you worked with children"),
    gradeLevels: textList(20),
    teachingSettings: textList(20),
    teachingRoles: textList(20),
    approaches: textList(40),
    languages: textList(40),
    description: z.string().max(5000),
    aiGenerated: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { userProfile: "user_profiles" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    work_histories: typeof WorkHistory;
  }
}
