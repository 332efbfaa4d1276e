/** The educator's transitions: each shows a toast and refetches the lists. Returns true on success. */
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";

interface Row {
  id: string;
}

export function useMyTransitions() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();

  const send = async (path: string, method: "POST" | "DELETE", body?: object) => {
    try {
      await call(`job_applications/${path}`, { method, body });
      return true;
    } catch (error) {
      // A refused transition means that the state has changed: the server's message says how.
      const isRefused = error instanceof ApiError && [409, 422].includes(error.status);
      if (isRefused) toast(i18n._(error.message), { tone: "error" });
      else couldNotSave();
      return false;
    }
  };
  const sendAndRefetch = async (...request: Parameters<typeof send>) => {
    const isDone = await send(...request);
    await refetchType(client, "job_applications");
    return isDone;
  };
  const runEvent = ({ id }: Row, event: string, body: object = {}) =>
    sendAndRefetch(`${id}/${event}`, "POST", body);

  const undoWithdrawal = async (application: Row) => {
    if (await runEvent(application, "undo_withdraw")) toast(t`Your application is back`);
  };

  const undoWithdrawals = async (ids: string[]) => {
    for (const id of ids) await send(`${id}/undo_withdraw`, "POST");
    await refetchType(client, "job_applications");
  };

  return {
    withdrawn: async (application: Row, reason: string) => {
      const isDone = await runEvent(application, "withdraw", reason ? { reason } : {});
      if (isDone) toast(t`Application withdrawn`, { undo: () => void undoWithdrawal(application) });
      return isDone;
    },
    withdrawAll: async (ids: string[], reason: string) => {
      const done: string[] = [];
      for (const id of ids) if (await send(`${id}/withdraw`, "POST", { reason })) done.push(id);
      await refetchType(client, "job_applications");
      if (done.length === 0) return;
      const text = t`${plural(done.length, { one: "# application withdrawn", other: "# applications withdrawn" })}`;
      toast(text, { undo: () => void undoWithdrawals(done) });
    },
    accepted: async (application: Row & { offer: { madeAt: string } | null }) => {
      const { offer } = application;
      const isDone = await runEvent(application, "accept", offer ? { madeAt: offer.madeAt } : {});
      if (isDone) toast(t`Offer accepted`);
      return isDone;
    },
    unaccepted: async (application: Row) => {
      const isDone = await runEvent(application, "unaccept");
      if (isDone) toast(t`Acceptance taken back`);
      return isDone;
    },
    declined: async (application: Row, reason: string) => {
      const isDone = await runEvent(application, "decline", reason ? { reason } : {});
      if (isDone) toast(t`Offer declined`);
      return isDone;
    },
    closed: async (application: Row) => {
      const isDone = await runEvent(application, "close_as_no_reply");
      if (isDone) toast(t`Closed as no reply`);
      return isDone;
    },
    submitted: async (application: Row) => {
      const isDone = await runEvent(application, "reconsider");
      if (isDone) toast(t`Application sent again`);
      return isDone;
    },
    deleteDraft: async ({ id }: Row) => {
      const isDone = await sendAndRefetch(id, "DELETE");
      if (isDone) toast(t`Draft deleted`);
      return isDone;
    },
  };
}
