/** Confirms a first message that contains contact details or mentions payment. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { findContactWarnings, type ContactWarning } from "../../contact-warnings.ts";

interface PendingSend {
  found: ContactWarning[];
  send: () => void;
  change?: () => void;
}

export function useContactWarning() {
  const { t } = useLingui();
  const [question, setQuestion] = useState<PendingSend | null>(null);
  /** Sends at once, or after a yes; `change` is called after a no. */
  const confirmSend = (text: string, send: () => void, change?: () => void) => {
    const found = findContactWarnings(text);
    if (found.length === 0) send();
    else setQuestion({ found, send, change });
  };
  const dialog = question && (
    <ConfirmDialog
      isOpen
      title={t`Send this as your first message?`}
      cancelLabel={t`Change message`}
      confirm={t`Send anyway`}
      isDestructive={false}
      onCancel={() => {
        setQuestion(null);
        question.change?.();
      }}
      onConfirm={() => {
        setQuestion(null);
        question.send();
      }}
    >
      <Warning found={question.found} />
    </ConfirmDialog>
  );
  return { confirmSend, dialog };
}

function Warning({ found }: { found: ContactWarning[] }) {
  return (
    <>
      {found.includes("payment") && (
        <p>
          <Trans>
            It speaks of payments or bank details. Nobody here needs those before a contract, and asking for
            them is how scams begin.
          </Trans>
        </p>
      )}
      {(found.includes("phone") || found.includes("email")) && (
        <p>
          <Trans>
            It has a phone number or an email address in it. Until you know each other, it is safer to keep
            talking here.
          </Trans>
        </p>
      )}
    </>
  );
}
