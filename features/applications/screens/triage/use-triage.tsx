/** Acting on the applicant the keys are at: shortlist, not selected, message, note, like; `?` shows the keys. */
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { toast } from "#platform/web/ui/toast.ts";
import { useWords } from "#platform/web/words.ts";
import { applicationEventWords, applicantStateWords } from "../application-words.ts";
import { writeToApplicant } from "../application-slots.ts";
import { movesOfEmployer } from "../moves-of-employer.ts";
import type { Applicant } from "../use-applicants.ts";
import { useLike } from "../use-like.ts";
import { useMoveOn } from "../use-move-on.tsx";
import { isTriageKey, triageKeys } from "./triage-keys.ts";

const KeysDialog = lazyPart(() => import("./keys-dialog.tsx").then((module) => module.KeysDialog));

export function useTriage(of: "list" | "board", toNotes: (application: Applicant) => void) {
  const { t } = useLingui();
  const words = useWords();
  const like = useLike();
  const { moveTo, dialog } = useMoveOn();
  const [writingTo, setWritingTo] = useState<Applicant | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);

  const move = (application: Applicant, to: "shortlisted" | "rejected") => {
    if (movesOfEmployer(application).includes(to)) return moveTo(application, to);
    const name = application.names.userProfile;
    const status = words(applicantStateWords, application.aasmState);
    const event = words(applicationEventWords, to === "rejected" ? "reject" : "shortlist");
    toast(t`“${event}” is not possible now: ${name} is ${status}.`);
  };
  const acts: Record<(typeof triageKeys)[keyof typeof triageKeys], (application: Applicant) => void> = {
    shortlist: (application) => move(application, "shortlisted"),
    reject: (application) => move(application, "rejected"),
    message: setWritingTo,
    note: toNotes,
    like: ({ userProfile }) => userProfile && like(userProfile, !userProfile.liked),
    keys: () => setShowsKeys(true),
  };
  /** True when the key meant something. */
  const act = (key: string, application: Applicant | undefined): boolean => {
    if (!application || !isTriageKey(key)) return false;
    acts[triageKeys[key]](application);
    return true;
  };
  return {
    act,
    moveTo,
    /** To stand outside of the element that hears the keys. */
    dialogs: (
      <>
        {dialog}
        {writingTo && <writeToApplicant.Here application={writingTo} close={() => setWritingTo(null)} />}
        <Suspense>{showsKeys && <KeysDialog of={of} close={() => setShowsKeys(false)} />}</Suspense>
      </>
    ),
  };
}
