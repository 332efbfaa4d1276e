/**
 * An export of everything stored on the account: requested, prepared by the server, and available here for a
 * week.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import IconDownload from "~icons/tabler/download";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { FileSize } from "#platform/web/ui/data/file-size.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { AccountExport } from "../../account-export.ts";
import { useIsImpersonating, ImpersonationNote } from "./impersonation.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./settings.module.css";

type PreparedExport = ResourceOf<typeof AccountExport>;

const at = "account/exports";
/** Links are valid for five minutes; while an export is prepared, polls every few seconds. */
const pollIntervalMs = 3_000;
const refreshIntervalMs = 240_000;

export const DataSection = () => (
  <Stack gap={20}>
    <p>
      <Trans>
        Everything we keep about you in one file: what you wrote, what you uploaded, what you applied for.
        We'll email you when it is ready.
      </Trans>
    </p>
    {useIsImpersonating() ? <ImpersonationNote id="data-off" /> : <Exports />}
  </Stack>
);

function Exports() {
  const { t } = useLingui();
  const query = useExports();
  return (
    <Loaded query={query} failure={t`We couldn't load your downloads.`} skeleton={<p />}>
      {([latest]) => (
        <Stack gap={20}>
          <LatestExport latest={latest} />
        </Stack>
      )}
    </Loaded>
  );
}

function useExports() {
  const first = useCollection(AccountExport, { at, size: 1 });
  const isPreparing = first.data?.[0]?.state === "preparing";
  return useCollection(AccountExport, {
    at,
    size: 1,
    refetchIntervalMs: isPreparing ? pollIntervalMs : refreshIntervalMs,
  });
}

function LatestExport({ latest }: { latest: PreparedExport | undefined }) {
  return (
    <>
      <Stack gap={20} role="status">
        {latest?.state === "preparing" && (
          <p>
            <Trans>We're preparing your file. You can leave this page.</Trans>
          </p>
        )}
        {latest?.state === "failed" && (
          <p>
            <Trans>Your file could not be made. Ask for it again.</Trans>
          </p>
        )}
        {latest?.state === "ready" && latest.url && <ReadyExport prepared={latest} url={latest.url} />}
      </Stack>
      <RequestExport latest={latest} />
    </>
  );
}

function ReadyExport({ prepared, url }: { prepared: PreparedExport; url: string }) {
  return (
    <Cluster gap={[12, 16]} justify="between" surface="card" padding={16}>
      <div>
        <p className={`${classes.long} strong`}>
          <Trans>
            Your data of <TimeText at={prepared.readyAt} absolute />
          </Trans>
        </p>
        <p className="small muted">
          <FileSize bytes={prepared.byteSize} /> ·{" "}
          <Trans>
            waits here until <TimeText at={prepared.expiresAt} absolute />
          </Trans>
        </p>
      </div>
      <Button as="a" href={url} download leftSection={<IconDownload size={18} />}>
        <Trans>Download</Trans>
      </Button>
    </Cluster>
  );
}

function RequestExport({ latest }: { latest: PreparedExport | undefined }) {
  const { t } = useLingui();
  const create = useCreate(AccountExport, { at });
  const requestExport = () =>
    create.run({}).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 429)
        toast(t`That's enough for today. Come back tomorrow.`, { tone: "error" });
      else couldNotSave();
    });
  if (latest?.state === "preparing") return null;
  return (
    <div>
      <BusyButton variant="outline" isBusy={create.isRunning} onClick={() => void requestExport()}>
        {latest ? <Trans>Prepare a new file</Trans> : <Trans>Download my data</Trans>}
      </BusyButton>
    </div>
  );
}
