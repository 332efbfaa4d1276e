/** Who was selected and can't be invited to an interview, each with the reason. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";

export interface LeftOut {
  name: string;
  /** The state of their closed application, as the employer reads it. */
  state: string;
}

export const LeftOutList = ({ leftOut }: { leftOut: readonly LeftOut[] }) =>
  leftOut.length > 0 && (
    <Stack gap={4} padding={12} surface="info" role="status">
      <p className="strong">
        <Plural
          value={leftOut.length}
          one="# of those selected can't be invited:"
          other="# of those selected can't be invited:"
        />
      </p>
      <Stack as="ul" gap={4} className="small">
        {leftOut.map(({ name, state }) => (
          <li key={`${name} ${state}`}>
            <strong>{name}</strong> <Trans>The application is closed: {state}.</Trans>
          </li>
        ))}
      </Stack>
    </Stack>
  );

interface InviteNobodyProps {
  leftOut: readonly LeftOut[];
  close: () => void;
}

export function InviteNobody({ leftOut, close }: InviteNobodyProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      size="medium"
      title={t`Nobody to invite to an interview`}
      onClose={close}
      footer={
        <Button onClick={close}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <LeftOutList leftOut={leftOut} />
    </Dialog>
  );
}
