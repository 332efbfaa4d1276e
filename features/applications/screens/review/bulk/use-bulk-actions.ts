/** Bulk actions on applicants: each succeeds or fails separately, and failures are listed by name. */
import { toError } from "#platform/shared/caught-error.ts";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { likeCandidate } from "#features/candidates/screens/list/use-like-candidate.ts";
import { call } from "#platform/web/api-client/api.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { couldNotSave, dismiss, toast, updateToast } from "#platform/web/ui/feedback/toast.ts";
import type { ApplicationEvent } from "../../../application-state-events.ts";
import { employerApplications, type Applicant } from "../use-applicants.ts";
import { clearBulkUndo, replaceLastUndo, setBulkUndo, setLastUndo } from "../last-undo.ts";
import type { TransitionInput } from "../use-transitions.ts";

export interface FailedApplication {
  id: string;
  name: string;
  detail: string;
}

interface Result {
  id: string;
  status: number;
  detail?: string;
}

export function useBulkActions(done: () => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [failed, setFailed] = useState<FailedApplication[]>([]);
  const [isRunning, setRunning] = useState(false);

  const run = async (
    applications: readonly Applicant[],
    work: () => Promise<Result[]>,
    undo?: (ids: string[]) => void,
  ) => {
    setRunning(true);
    const results = await work().catch(() => null);
    setRunning(false);
    if (!results) return void couldNotSave();
    void refetchType(client, "job_applications");
    done();
    const succeededIds = results.filter(({ status }) => status < 300).map(({ id }) => id);
    const names = new Map(applications.map((one) => [one.id, one.names.userProfile]));
    const bad = results
      .filter(({ status }) => status >= 300)
      .map(({ id, detail }) => ({ id, name: names.get(id) ?? "", detail: detail ?? "" }));
    report(succeededIds, bad, undo);
  };

  const report = (fine: string[], bad: FailedApplication[], undo?: (ids: string[]) => void) => {
    clearBulkUndo();
    const undoOption = undo && fine.length > 0 ? { undo: () => undo(fine) } : {};
    if (undoOption.undo) setLastUndo(undoOption.undo);
    if (bad.length === 0) {
      const id = toast(t`${fine.length} done`, undoOption);
      if (undo) setBulkUndo(fine, (left) => shrink(id, left, undo, undoOption.undo));
      return;
    }
    const show = { label: t`Show failed`, run: () => setFailed(bad) };
    toast(t`${fine.length} done, ${bad.length} failed.`, { ...undoOption, action: show });
  };

  /** One of them was taken back by itself: the toast speaks of the others, or goes. */
  const shrink = (id: number, left: string[], undo: (ids: string[]) => void, before?: () => void) => {
    const undoLeft = () => undo(left);
    replaceLastUndo(before, left.length > 0 ? undoLeft : undefined);
    if (left.length === 0) return dismiss(id);
    updateToast(id, { text: t`${left.length} done`, undo: undoLeft });
    setBulkUndo(left, (fewer) => shrink(id, fewer, undo, undoLeft));
  };

  const runEvent = (
    applications: readonly Applicant[],
    event: ApplicationEvent | "undo",
    input?: TransitionInput,
  ) =>
    run(
      applications,
      async () => {
        const body = { ids: applications.map(({ id }) => id), event, ...input };
        const answer = await call<{ meta: { results: Result[] } }>(`${employerApplications}/bulk`, {
          method: "POST",
          body,
        });
        return answer.meta.results;
      },
      eventsToUndo.includes(event)
        ? (ids) => void runEvent(filterByIds(applications, ids), "undo")
        : undefined,
    );

  const like = (applications: readonly Applicant[]) =>
    run(applications, () => Promise.all(applications.map(likeOne)));

  return { runEvent, like, isRunning, failed, closeFailed: () => setFailed([]) };
}

const eventsToUndo: readonly string[] = ["shortlist", "interview", "offer", "reject"];

const filterByIds = (applications: readonly Applicant[], ids: string[]) =>
  applications.filter(({ id }) => ids.includes(id));

const likeOne = async ({ id, userProfileId }: Applicant): Promise<Result> => {
  try {
    if (!userProfileId) return { id, status: 404 };
    await likeCandidate(userProfileId);
    return { id, status: 200 };
  } catch (error) {
    return { id, status: 500, detail: toError(error).message };
  }
};
