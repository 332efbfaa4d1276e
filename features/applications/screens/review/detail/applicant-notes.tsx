/** The team's notes on the applicant; a link with the notes hash focuses the text field. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { NoteList } from "#features/candidates/screens/notes/note-list.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
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
    <Stack gap={8} id={notesAnchor} className={classes.part}>
      <NoteList
        userProfileId={application.userProfileId!}
        firstName={application.userProfile?.firstName ?? application.names.userProfile}
        focusRef={field}
      />
    </Stack>
  );
}
