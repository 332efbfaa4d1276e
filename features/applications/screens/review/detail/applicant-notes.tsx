/** The team's notes on the applicant; whoever comes by the way to the notes can write at once. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { Notes } from "#features/candidates/screens/notes/notes.tsx";
import classes from "./applicant-detail.module.css";
import { notesAnchor } from "../use-applicant-opener.ts";
import type { Applicant } from "../use-applicants.ts";

export function ApplicantNotes({ application }: { application: Applicant }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${notesAnchor}`) return;
    field.current?.focus();
    field.current?.scrollIntoView({ block: "center" });
  }, [hash, key]);
  return (
    <div id={notesAnchor} className={classes.part}>
      <Notes
        userProfileId={application.userProfileId!}
        firstName={application.userProfile?.firstName ?? application.names.userProfile}
        focusRef={field}
      />
    </div>
  );
}
