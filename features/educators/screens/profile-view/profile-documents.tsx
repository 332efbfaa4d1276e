/** The résumé and other documents of a profile, as far as they are open; otherwise when they will be. */
import { Trans } from "@lingui/react/macro";

import { DocumentList, hasNoDocuments } from "./document-list.tsx";
import { partIds, type Profile } from "./profile-records.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./profile-view.module.css";

interface ProfileDocumentsProps {
  profile: Profile;
  /** Contact details and documents open together, with an application or an answer. */
  isOpen: boolean;
}

export function ProfileDocuments({
  profile: { firstName, resume, attachments, indeedResume },
  isOpen,
}: ProfileDocumentsProps) {
  const files = isOpen ? [...(resume ? [resume] : []), ...attachments] : [];
  const documents = { files, indeedResume: isOpen ? indeedResume : null };
  if (isOpen && hasNoDocuments(documents)) return null;
  return (
    <Stack as="section" gap={8} className={classes.part} id={partIds.documents}>
      <h3>
        <Trans>Resume and attachments</Trans>
      </h3>
      {isOpen ? (
        <DocumentList {...documents} />
      ) : (
        <p className="muted">
          <Trans>Shown when {firstName} applies or replies</Trans>
        </p>
      )}
    </Stack>
  );
}
