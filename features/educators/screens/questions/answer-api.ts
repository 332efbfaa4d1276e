/** Sends one answer to the server, and updates the cache. */
import type { QueryClient } from "@tanstack/react-query";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import {
  onlyResource,
  resourcesOf,
  type Document,
  type WireResource,
} from "#platform/web/api-client/document.ts";

import { ProfileQuestion, ProfileQuestionAnswer } from "../../profile-question.ts";

export type Question = ResourceOf<typeof ProfileQuestion>;

const { type } = ProfileQuestionAnswer;
/** One page holds them all: nobody has a hundred questions. */
export const ownAnswers = { at: "user_profile/profile_question_answers", size: 100 } as const;
const path = collectionPath(ProfileQuestionAnswer, ownAnswers);

/** Saves an answer, or deletes it when the text is empty. */
export async function sendAnswer(client: QueryClient, question: Question, value: string): Promise<void> {
  if (value) {
    const attributes = { profileQuestionName: question.name, value };
    const answer = await call(ownAnswers.at, { method: "POST", body: { data: { type, attributes } } });
    showRow(client, question, onlyResource(answer));
  } else {
    const row = rowsIn(client).find(({ attributes }) => attributes?.profileQuestionName === question.name);
    if (row) await call(`${ownAnswers.at}/${row.id}`, { method: "DELETE" }).catch(ignoreNotFound);
    showRow(client, question, null);
  }
  // What an option adds is known to the server alone until it was chosen.
  if (question.options.some(({ flow }) => flow)) await refetchType(client, ProfileQuestion.type);
  void refetchType(client, type);
  void refetchType(client, "user_profiles");
}

function ignoreNotFound(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}

const rowsIn = (client: QueryClient) =>
  resourcesOf(client.getQueryData<Document>(["api", path]) ?? { data: null });

/** Immediately, so that the previous answer does not show again during the refetch. */
function showRow(client: QueryClient, { name }: Question, row: WireResource | null) {
  client.setQueryData<Document>(["api", path], (document) => {
    if (!document) return document;
    const others = resourcesOf(document).filter(({ attributes }) => attributes?.profileQuestionName !== name);
    return { ...document, data: row ? [...others, row] : others };
  });
}
