/** Deleting the account: what it means, and the button that opens the confirmation. */
import { Trans } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { useIsImpersonating, ImpersonationNote } from "./impersonation.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

const DeleteAccountDialog = lazyPart(() =>
  import("./delete-account-dialog.tsx").then((module) => module.DeleteAccountDialog),
);

export function DeleteSection() {
  const [isOpen, setOpen] = useState(false);
  const isImpersonating = useIsImpersonating();
  return (
    <Stack gap={20}>
      <p>
        <Trans>
          You are out of sight at once. For 30 days you can log in and take your account back, then everything
          is erased for good.
        </Trans>
      </p>
      <div>
        <Button
          variant="outline"
          color="red"
          disabled={isImpersonating}
          aria-describedby={isImpersonating ? "delete-off" : undefined}
          onClick={() => setOpen(true)}
        >
          <Trans>Delete account</Trans>
        </Button>
        {isImpersonating && <ImpersonationNote id="delete-off" />}
      </div>
      <Suspense>{isOpen && <DeleteAccountDialog isOpen onClose={() => setOpen(false)} />}</Suspense>
    </Stack>
  );
}
