/** Actions for the selected educators: message, invite, like; each succeeds or fails separately. */
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { UserProfile } from "#features/educators/user-profile.ts";
import { patchCached, refetchType } from "#platform/web/data/cached-documents.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { SelectionStrip } from "#platform/web/ui/data/data-table.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import type { RowSelection } from "#platform/web/hooks/use-row-selection.ts";
import { likeCandidate } from "./use-like-candidate.ts";
import { candidateBulkActions, type Candidate } from "../candidate-slots.ts";

interface CandidateBulkBarProps {
  selection: RowSelection<Candidate>;
  total: number;
  /** The job of the list. */
  jobListingId?: string | null;
}

export function CandidateBulkBar({ selection, total, jobListingId }: CandidateBulkBarProps) {
  const { t } = useLingui();
  const { chosen: profiles, clear } = selection;
  const [isAsking, setAsking] = useState(false);
  const likes = useBulkLike(() => {
    setAsking(false);
    clear();
  });
  const fresh = profiles.filter(({ liked }) => !liked);
  const count = fresh.length;
  return (
    <>
      <SelectionStrip count={profiles.length} total={total} onClear={clear}>
        <candidateBulkActions.Outlet profiles={profiles} jobListingId={jobListingId} done={clear} />
        {count > 0 && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            <Trans>Like</Trans>
          </Button>
        )}
      </SelectionStrip>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive={false}
        title={t`Like ${plural(count, { one: "# educator", other: "# educators" })}?`}
        cancelLabel={t`Not now`}
        confirm={t`Like ${plural(count, { one: "# educator", other: "# educators" })}`}
        isBusy={likes.isRunning}
        onCancel={() => setAsking(false)}
        onConfirm={() => void likes.run(fresh)}
      >
        <Trans>People you like may write to you.</Trans>
      </ConfirmDialog>
    </>
  );
}

function useBulkLike(done: () => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const run = async (profiles: readonly Candidate[]) => {
    setRunning(true);
    const results = await Promise.all(profiles.map((profile) => likeOne(profile)));
    setRunning(false);
    for (const { id } of profiles.filter((_, index) => results[index]))
      patchCached(client, { type: UserProfile.type, id }, { liked: true });
    void refetchType(client, UserProfile.type);
    done();
    const fine = results.filter(Boolean).length;
    if (fine === profiles.length)
      return void toast(t`${plural(fine, { one: "# educator liked.", other: "# educators liked." })}`);
    if (fine === 0) return void couldNotSave();
    const failed = profiles.length - fine;
    toast(t`${fine} liked, ${failed} failed.`, { tone: "error" });
  };
  return { run, isRunning };
}

const likeOne = ({ id }: Candidate) =>
  likeCandidate(id).then(
    () => true,
    () => false,
  );
