/** The résumé and other documents of an educator, as employers open them: files by name, and the Indeed resume. */
import { Trans } from "@lingui/react/macro";
import IconExternalLink from "~icons/tabler/external-link";
import IconPaperclip from "~icons/tabler/paperclip";

import { isWebAddress } from "#platform/shared/is-web-address.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./profile-view.module.css";

export interface Documents {
  files: readonly { id: string; filename?: string; url?: string }[];
  /** A link, or a plain text. */
  indeedResume: string | null;
}

export const hasNoDocuments = ({ files, indeedResume }: Documents) => files.length === 0 && !indeedResume;

export const DocumentList = ({ files, indeedResume }: Documents) => (
  <Stack as="ul" gap={12}>
    {indeedResume && (
      <li>
        <IndeedResume text={indeedResume} />
      </li>
    )}
    {files.map(({ id, filename, url }) => (
      <li key={id}>
        <a href={url} target="_blank" rel="noreferrer" className="link-line">
          <IconPaperclip size={18} />
          {filename}
        </a>
      </li>
    ))}
  </Stack>
);

/** The educator typed it: only a web address is a link, and its host is named before anybody follows it. */
function IndeedResume({ text }: { text: string }) {
  if (!isWebAddress(text))
    return (
      <>
        <p className="strong">
          <Trans>Indeed resume</Trans>
        </p>
        <p className={classes.writtenText}>{text}</p>
      </>
    );
  return (
    <>
      <a href={text} target="_blank" rel="noopener noreferrer nofollow" className="link-line">
        <IconExternalLink size={18} />
        <Trans>Indeed resume</Trans>
        <span className="visually-hidden">
          {" "}
          <Trans>(opens in a new tab)</Trans>
        </span>
      </a>
      <p className="small muted truncate">{new URL(text).hostname}</p>
    </>
  );
}
