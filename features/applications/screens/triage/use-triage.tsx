/** Keyboard actions on the focused applicant: shortlist, reject, message, note, like; `?` shows the shortcuts. */
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { applicationEventLabels, applicantStateLabels } from "../labels/application-labels.ts";
import { writeToApplicant } from "../application-slots.ts";
import { employerTransitions } from "../review/employer-transitions.ts";
import type { Applicant } from "../review/use-applicants.ts";
import { useLikeCandidate } from "#features/candidates/screens/list/use-like-candidate.ts";
import { runLastUndo } from "../review/last-undo.ts";
import { useTransitionFlow } from "../review/use-transition-flow.tsx";
import { type ApplicantAction, isTriageKey, triageKeys } from "./triage-keys.ts";

const ShortcutsDialog = lazyPart(() =>
  import("./shortcuts-dialog.tsx").then((module) => module.ShortcutsDialog),
);

interface TriageOptions {
  view: "list" | "board";
  openNotes: (application: Applicant) => void;
  /** After a key has moved an applicant on. */
  onMoved?: (application: Applicant) => void;
}

export function useTriage({ view, openNotes, onMoved }: TriageOptions) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const like = useLikeCandidate();
  const { startTransition, dialog } = useTransitionFlow({ onMoved });
  const [writingTo, setWritingTo] = useState<Applicant | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);

  const startShortlistOrReject = (application: Applicant, to: "shortlisted" | "rejected") => {
    if (employerTransitions(application).includes(to)) return startTransition(application, to);
    const name = application.names.userProfile;
    const status = labelFor(applicantStateLabels, application.aasmState);
    const event = labelFor(applicationEventLabels, to === "rejected" ? "reject" : "shortlist");
    toast(t`“${event}” is not possible now: ${name} is ${status}.`);
  };
  const actions: Record<ApplicantAction, (application: Applicant) => void> = {
    shortlist: (application) => startShortlistOrReject(application, "shortlisted"),
    reject: (application) => startShortlistOrReject(application, "rejected"),
    message: setWritingTo,
    note: openNotes,
    like: ({ userProfile }) => userProfile && like(userProfile, !userProfile.liked),
  };
  const undo = () => void (runLastUndo() || toast(t`There is nothing to undo.`));
  /** True when the key was handled. */
  const runKey = (key: string, application: Applicant | undefined): boolean => {
    if (!isTriageKey(key)) return false;
    const action = triageKeys[key];
    if (action === "keys") setShowsKeys(true);
    else if (action === "undo") undo();
    else if (application) actions[action](application);
    return true;
  };
  return {
    runKey,
    moveTo: startTransition,
    /** To be rendered outside the element that handles the keys. */
    dialogs: (
      <>
        {dialog}
        {writingTo && <writeToApplicant.Outlet application={writingTo} close={() => setWritingTo(null)} />}
        <Suspense>{showsKeys && <ShortcutsDialog view={view} close={() => setShowsKeys(false)} />}</Suspense>
      </>
    ),
  };
}
