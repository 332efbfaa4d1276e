/** The résumé and attachments of an application, as short-lived links. */
import { Trans } from "@lingui/react/macro";
import IconPaperclip from "~icons/tabler/paperclip";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

import classes from "./applicant-detail.module.css";
import type { Applicant } from "../use-applicants.ts";

export function ApplicationDocuments({ application: { resume, attachments } }: { application: Applicant }) {
  const files = [...(resume ? [resume] : []), ...(attachments ?? [])];
  if (files.length === 0) return null;
  return (
    <Stack as="section" gap={8} className={classes.part}>
      <h3>
        <Trans>Resume and attachments</Trans>
      </h3>
      <Stack as="ul" gap={12}>
        {files.map(({ id, filename, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="link-line">
              <IconPaperclip size={18} />
              {filename}
            </a>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
