/** The server's validation of an education form's values, and its transcript, which must be uploaded. */
import { z } from "zod";

import type { UploadItem } from "#platform/web/ui/media/upload-item.ts";
import type { EducationHistoryInput } from "../../../education-history-input.ts";
import { educationHistoryInput } from "../../../education-history-input.ts";
import { educationHistoryOf, type EducationHistoryValues } from "./education-history-values.ts";
import type { EducationLists } from "./use-education-lists.ts";

type Values = EducationHistoryValues & { transcript: UploadItem[] };

export const educationSchema = (
  lists: Pick<EducationLists, "subjects" | "isHighSchool">,
  uploads: z.ZodType<UploadItem[]>,
) =>
  z.custom<Values>().transform(({ transcript, ...values }, context): EducationHistoryInput => {
    const entry = educationHistoryOf(values, lists);
    const problems = [
      ...(educationHistoryInput(lists.isHighSchool).safeParse(entry).error?.issues ?? []),
      ...(uploads.safeParse(transcript).error?.issues ?? []).map((issue) => ({
        ...issue,
        path: ["transcript"],
      })),
    ];
    for (const { path, message } of problems) context.addIssue({ code: "custom", path, message });
    return { ...entry, transcript: fileOf(transcript) };
  });

const fileOf = ([item]: UploadItem[]) => (item?.id ? { id: item.id } : null);
