/** Acting on the applicant the keys are at: shortlist, not selected, message, note, like; `?` shows the keys. */
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { toast } from "#platform/web/ui/toast.ts";
import { useWords } from "#platform/web/words.ts";
import { applicationEventLabels, applicantStateLabels } from "../labels/application-labels.ts";
import { writeToApplicant } from "../application-slots.ts";
import { employerTransitions } from "../review/employer-transitions.ts";
import type { Applicant } from "../review/use-applicants.ts";
import { useLike } from "../review/use-like.ts";
import { useTransitionFlow } from "../review/use-transition-flow.tsx";
import { isTriageKey, triageKeys } from "./triage-keys.ts";

const KeysDialog = lazyPart(() => import("./shortcuts-dialog.tsx").then((module) => module.ShortcutsDialog));

export function useTriage(view: "list" | "board", openNotes: (application: Applicant) => void) {
  const { t } = useLingui();
  const words = useWords();
  const like = useLike();
  const { moveTo, dialog } = useTransitionFlow();
  const [writingTo, setWritingTo] = useState<Applicant | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);

  const move = (application: Applicant, to: "shortlisted" | "rejected") => {
    if (employerTransitions(application).includes(to)) return moveTo(application, to);
    const name = application.names.userProfile;
    const status = words(applicantStateLabels, application.aasmState);
    const event = words(applicationEventLabels, to === "rejected" ? "reject" : "shortlist");
    toast(t`“${event}” is not possible now: ${name} is ${status}.`);
  };
  const actions: Record<(typeof triageKeys)[keyof typeof triageKeys], (application: Applicant) => void> = {
    shortlist: (application) => move(application, "shortlisted"),
    reject: (application) => move(application, "rejected"),
    message: setWritingTo,
    note: openNotes,
    like: ({ userProfile }) => userProfile && like(userProfile, !userProfile.liked),
    keys: () => setShowsKeys(true),
  };
  /** True when the key meant something. */
  const act = (key: string, application: Applicant | undefined): boolean => {
    if (!application || !isTriageKey(key)) return false;
    actions[triageKeys[key]](application);
    return true;
  };
  return {
    act,
    moveTo,
    /** To stand outside of the element that hears the keys. */
    dialogs: (
      <>
        {dialog}
        {writingTo && <writeToApplicant.Outlet application={writingTo} close={() => setWritingTo(null)} />}
        <Suspense>{showsKeys && <KeysDialog of={view} close={() => setShowsKeys(false)} />}</Suspense>
      </>
    ),
  };
}
