/** Answers that did not reach the server: they wait in the outbox, and go from whichever page is open then. */
import { i18n } from "@lingui/core";

import { currentSession } from "#features/accounts/screens/session/current-session.ts";
import { pages } from "#features/paths.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { resourcesOf } from "#platform/web/api-client/document.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { outboxEntry, putInOutbox, removeFromOutbox, type OutboxEntry } from "#platform/web/data/outbox.ts";
import { queryClient } from "#platform/web/data/query-client.ts";
import type { OutboxSender } from "#platform/web/data/send-outbox.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { anchorOf } from "../../profile-anchors.ts";
import { ProfileQuestion, ProfileQuestionAnswer } from "../../profile-question.ts";
import { ownAnswers, type Question } from "./answer-api.ts";
import { deleteUnsavedAnswer, supersededNames, type UnsavedAnswer } from "./unsaved-answers.ts";

interface WaitingAnswer extends UnsavedAnswer {
  name: string;
  label: string;
}

const targetOf = (name: string) => `answer:${name}`;

/** Resolves to whether it was sent while this page was open. */
export const sendAnswerLater = async ({ name, label }: Question, answer: UnsavedAnswer): Promise<boolean> => {
  const payload: WaitingAnswer = { name, label, ...answer };
  return !!(await putInOutbox({
    kind: "profile_answer",
    target: targetOf(name),
    payload,
    keepsRefusal: true,
  }));
};

/** It was saved otherwise, or given up. */
export const removeWaitingAnswer = (name: string) => void removeFromOutbox(targetOf(name));

export const isAnswerWaiting = (name: string, value: string) => {
  const entry = outboxEntry(targetOf(name));
  return entry?.problem === null && (entry.payload as WaitingAnswer).value === value;
};

export const waitingAnswer = (outbox: readonly OutboxEntry[], name: string) =>
  outbox.find(({ target }) => target === targetOf(name));

const { type } = ProfileQuestionAnswer;
const conflictCode = "answered_elsewhere";

export const waitingAnswerSender: OutboxSender = {
  async send({ payload, key }) {
    const { name, value, at } = payload as WaitingAnswer;
    const filter = { profileQuestionName: name };
    const [row] = resourcesOf(await call(collectionPath(ProfileQuestionAnswer, { ...ownAnswers, filter })));
    const theirs = { profileQuestionName: name, value: "", updatedAt: at, ...row?.attributes };
    if (supersededNames({ [name]: { value, at } }, [theirs]).length > 0) {
      const detail = /*i18n*/ "You answered this on another device, too.";
      throw new ApiError("status", detail, 409, [{ code: conflictCode, detail }]);
    }
    const body = { data: { type, attributes: { profileQuestionName: name, value } } };
    if (value) await call(ownAnswers.at, { method: "POST", body, idempotencyKey: key });
    else if (row) await call(`${ownAnswers.at}/${row.id}`, { method: "DELETE" });
    const client = queryClient();
    await Promise.all([type, ProfileQuestion.type, "user_profiles"].map((one) => refetchType(client, one)));
    const { accountId } = currentSession();
    if (accountId) deleteUnsavedAnswer(accountId, name, value);
    return true;
  },
  onRefused({ payload }, error) {
    const { name, label } = payload as WaitingAnswer;
    const question = i18n._(label);
    const isConflict = error instanceof ApiError && error.code === conflictCode;
    const text = isConflict
      ? i18n._(/*i18n*/ "You answered “{question}” on another device, too. Choose which answer stays.", {
          question,
        })
      : i18n._(/*i18n*/ "Your answer to “{question}” could not be saved. It is kept on this device.", {
          question,
        });
    const open = () => location.assign(`${pages.profile}#${anchorOf(name)}`);
    toast(text, { tone: "error", action: { label: i18n._(/*i18n*/ "Look at it"), run: open } });
  },
};
