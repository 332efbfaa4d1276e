/** Another tab or a teammate saved first: nothing is overwritten, and their version can be loaded. */
import { Trans } from "@lingui/react/macro";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-form.module.css";

export const EditConflict = ({ onReload }: { onReload: () => void }) => (
  <Stack
    role="alert"
    gap={8}
    align="start"
    padding={16}
    surface="warning"
    className={`warn ${classes.stale}`}
  >
    <p>
      <Trans>This job was changed in another tab or by a teammate. Nothing here was saved over it.</Trans>
    </p>
    <Button variant="outline" onClick={onReload}>
      <Trans>Load the newest version</Trans>
    </Button>
  </Stack>
);
