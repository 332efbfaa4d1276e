/** Dialog for writing from another page to applicants, candidates or an employer. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import classes from "./compose.module.css";
import { ComposeForm } from "./compose.form.tsx";
import { conversationPath, useSide } from "../side.ts";
import { WriteRefused } from "./write-refused.tsx";
import { useWritePermission } from "./use-write-permission.ts";
import type { Recipient } from "./use-bulk-send.ts";

export interface ComposeDialogProps {
  recipients: readonly Recipient[];
  /** The job it is about, if it is the same for all. */
  job?: { id: string; title: string } | null;
  initialText?: string;
  onClose: () => void;
  /** Called after everything was sent. */
  onSent?: () => void;
}

export function ComposeDialog({ recipients, job, initialText, onClose, onSent }: ComposeDialogProps) {
  const { t } = useLingui();
  const side = useSide();
  const only = recipients.length === 1 ? recipients[0]! : null;
  const query = useWritePermission(side, only?.id ?? null);
  const may = query.data;
  const people = recipients.map((one) => ({ ...one, jobTitle: one.jobTitle ?? job?.title }));
  const title = only ? t`Message ${only.name}` : t`New message`;
  const form = (isFirst: boolean) => (
    <ComposeForm
      recipients={people}
      isFirst={isFirst}
      initialText={initialText}
      onClose={onClose}
      onSent={onSent}
    />
  );
  // The draft is stored with every key, so closing loses nothing.
  return (
    <Dialog isOpen title={title} size="medium" onClose={onClose}>
      {only === null ? (
        form(true)
      ) : (
        <Loaded query={query} failure={<Trans>We couldn't see whether you may write here.</Trans>}>
          {() =>
            may!.allowed ? (
              <>
                {may!.conversationId && (
                  <p className={classes.before}>
                    <Link to={conversationPath(side, may!.conversationId)} onClick={onClose}>
                      <Trans>See what was said so far</Trans>
                    </Link>
                  </p>
                )}
                {form(may!.isFirst)}
              </>
            ) : (
              <WriteRefused may={may!} side={side} close={onClose} />
            )
          }
        </Loaded>
      )}
    </Dialog>
  );
}
