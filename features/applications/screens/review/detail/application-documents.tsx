/** The résumé and attachments that an application was sent with. */
import { Trans } from "@lingui/react/macro";

import { DocumentList, hasNoDocuments } from "#features/educators/screens/profile-view/document-list.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./applicant-detail.module.css";
import type { ApplicationInFull } from "../use-applicants.ts";

export function ApplicationDocuments({ application }: { application: ApplicationInFull }) {
  const { resume, attachments, indeedResume } = application;
  const files = [...(resume ? [resume] : []), ...(attachments ?? [])];
  const documents = { files, indeedResume };
  if (hasNoDocuments(documents)) return null;
  return (
    <Stack as="section" gap={8} className={classes.part}>
      <h3>
        <Trans>Resume and attachments</Trans>
      </h3>
      <DocumentList {...documents} />
    </Stack>
  );
}
