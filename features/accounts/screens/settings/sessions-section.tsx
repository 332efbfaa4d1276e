/** Where one is logged in, and logging out of what one does not know. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { call } from "#platform/web/api-client/api.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Session } from "../../session.ts";
import { useIsImpersonating, ImpersonationNote } from "./impersonation.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { useDeviceName } from "./use-device-name.ts";
import classes from "./settings.module.css";

type OpenSession = ResourceOf<typeof Session>;

const at = "account/sessions";

export const SessionsSection = () =>
  useIsImpersonating() ? <ImpersonationNote id="sessions-off" /> : <Sessions />;

function Sessions() {
  const { t } = useLingui();
  const query = useCollection(Session, { at, size: 100 });
  return (
    <Loaded query={query} failure={t`We couldn't load where you're logged in.`}>
      {(sessions) => (
        <Stack gap={20}>
          <Stack as="ul" gap={12}>
            {sessions.map((one) => (
              <Row key={one.id} session={one} />
            ))}
          </Stack>
          {sessions.length > 1 && <EndOtherSessions />}
        </Stack>
      )}
    </Loaded>
  );
}

function Row({ session }: { session: OpenSession }) {
  const { t } = useLingui();
  const remove = useRemove(Session, { at });
  const name = useDeviceName()(session) ?? t`A browser we don't know`;
  const end = () => remove.run(session).then(() => toast(t`Logged out: ${name}`), couldNotSave);
  return (
    <Cluster as="li" gap={[12, 16]} justify="between" surface="card" padding={16}>
      <div>
        <p className={`${classes.long} strong`}>{name}</p>
        <p className="small muted">
          <Trans>
            Last used <TimeText at={session.lastUsedAt} />
          </Trans>
        </p>
      </div>
      {session.current ? (
        <Pill tone="primary">
          <Trans>This browser</Trans>
        </Pill>
      ) : (
        <Button variant="outline" size="small" aria-label={t`Log out of ${name}`} onClick={() => void end()}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </Cluster>
  );
}

function EndOtherSessions() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await call(at, { method: "DELETE" });
      await refetchType(client, Session.type);
      toast(t`You're logged out everywhere else`);
    } catch {
      couldNotSave();
    }
    setBusy(false);
    setConfirming(false);
  };
  return (
    <div>
      <Button variant="outline" onClick={() => setConfirming(true)}>
        <Trans>Log out everywhere else</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        isBusy={isBusy}
        title={t`Log out everywhere else?`}
        cancelLabel={t`Stay logged in`}
        confirm={t`Log out everywhere else`}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void end()}
      >
        <Trans>You stay logged in here. All other browsers and phones ask for your password again.</Trans>
      </ConfirmDialog>
    </div>
  );
}
