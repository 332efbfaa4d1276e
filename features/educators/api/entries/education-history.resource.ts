/** Education histories over JSON:API: written by their educator, read where the profile shows its education. */
import type { WriteContext } from "#platform/server/context.ts";
import { fileField } from "#platform/server/files/file-field.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { educationHistoryFields } from "../../education-history-input.ts";
import { EducationHistory } from "../../education-history.ts";
import { firstDay } from "../../entry-rules.ts";
import { mayEditPart } from "../../user-profile.policy.ts";
import {
  addEducation,
  chooseLevel,
  chooseSubject,
  educationInput,
  educationRules,
  filterableLevels,
} from "./education-history.action.ts";
import { documentsAreOpen } from "../profile-facts.query.ts";
import { recheckProfile } from "../recheck-profile.action.ts";
import { throughProfile } from "../visible-profiles.ts";

type EducationRow = Row<"educationHistories">;

export const educationHistories = (links: FileLinks) =>
  resource({
    entity: EducationHistory,
    table: "educationHistories",
    operators: operatorAccess.people,
    collections: {
      "user_profile/education_histories": {
        for: ["educator", "employer"],
        create: ["educator"],
        change: ["educator"],
        delete: ["educator"],
      },
    },
    visibleTo: throughProfile("educationHistories", "show_education"),
    fields: {
      startDate: { write: (date: string) => ({ startDate: firstDay(date) }) },
      endDate: { write: (date: string | null) => ({ endDate: date && firstDay(date) }) },
      filterableEducationLevel: { load: filterableLevels },
      educationLevelId: { read: (row: EducationRow) => row.educationLevelId, save: chooseLevel },
      majorId: { read: (row: EducationRow) => row.majorId, save: chooseSubject("major") },
      minorId: { read: (row: EducationRow) => row.minorId, save: chooseSubject("minor") },
      transcript: fileField(
        links,
        { name: "transcript", column: "transcriptId", purpose: "transcript" },
        documentsAreOpen,
      ),
    },
    sorts: { startDate: "startDate", endDate: "endDate" },
    defaultSort: "-startDate",
    includes: ["userProfile", "educationLevel"],
    create: {
      input: educationInput,
      validate: educationRules,
      run: (context: WriteContext, input: never) => addEducation(context, input),
    },
    updatableBy: Object.fromEntries(
      Object.keys(educationHistoryFields.shape).map((name) => [name, mayEditPart]),
    ),
    validate: educationRules,
    delete: mayEditPart,
    remove: async (context, row: EducationRow) => {
      await context.db.deleteFrom("educationHistories").where("id", "=", row.id).execute();
      await recheckProfile(context, row.userProfileId);
    },
  });
