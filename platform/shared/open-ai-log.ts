/** One question to the language model and its answer; the question never holds a name, photo, address or age. */
import { z } from "zod";
import { entity } from "./entity.ts";

export const modelRatings = ["helpful", "not_helpful"] as const;
export type ModelRating = (typeof modelRatings)[number];

export const OpenAiLog = entity("open_ai_logs", {
  attributes: {
    /** What it was for. */
    kind: z.string(),
    model: z.string(),
    /** As it was sent. */
    input: z.string(),
    output: z.string(),
    /** Characters sent. */
    inputSize: z.number().int(),
    tokens: z.number().int(),
    milliseconds: z.number().int(),
    /** Why there was no answer of use. */
    failure: z.string().nullable(),
    rating: z.enum(modelRatings).nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { account: "account" },
});
