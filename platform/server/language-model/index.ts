/** The language model: what it adds to the server, whether one is set up or not (the log of earlier ones stays readable). */
import { feature } from "../feature.ts";
import { deleteOldModelLogs } from "./delete-old-logs.job.ts";
import { openAiLogs } from "./open-ai-log.resource.ts";

export const languageModelFeature = feature({
  name: "language-model",
  resources: [openAiLogs],
  jobs: [deleteOldModelLogs],
});
