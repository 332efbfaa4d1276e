/** "Message": opens the compose dialog. */
import { Trans } from "@lingui/react/macro";
import IconMessageCircle from "~icons/tabler/message-circle";
import { Suspense, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import type { ComposeDialogProps } from "../composer/compose-dialog.tsx";

const ComposeDialog = lazyPart(() =>
  import("../composer/compose-dialog.tsx").then((module) => module.ComposeDialog),
);

type MessageButtonProps = Omit<ComposeDialogProps, "onClose"> & {
  fullWidth?: boolean;
  variant?: "filled" | "outline" | "subtle";
  children?: React.ReactNode;
};

export function MessageButton({ children, fullWidth, variant = "outline", ...props }: MessageButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        fullWidth={fullWidth}
        leftSection={<IconMessageCircle size={18} />}
        onClick={() => setOpen(true)}
      >
        {children ?? <Trans>Message</Trans>}
      </Button>
      {isOpen && (
        <Suspense>
          <ComposeDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
