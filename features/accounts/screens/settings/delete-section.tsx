/** The way out: what it means, and the button that asks once more. */
import { Trans } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { Button } from "#platform/web/ui/button.tsx";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { useIsActing, WhyOff } from "./own-only.tsx";
import classes from "./settings.module.css";

const DeleteAccountDialog = lazyPart(() =>
  import("./delete-account-dialog.tsx").then((module) => module.DeleteAccountDialog),
);

export function DeleteSection() {
  const [isOpen, setOpen] = useState(false);
  const isActing = useIsActing();
  return (
    <div className={classes.parts}>
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
          disabled={isActing}
          aria-describedby={isActing ? "delete-off" : undefined}
          onClick={() => setOpen(true)}
        >
          <Trans>Delete account</Trans>
        </Button>
        {isActing && <WhyOff id="delete-off" />}
      </div>
      <Suspense>{isOpen && <DeleteAccountDialog isOpen onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
