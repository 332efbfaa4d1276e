/** One file of an upload field: name, size, progress, and its actions. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconFile from "~icons/tabler/file";
import { Cluster, Grid, Row, Stack } from "#platform/web/ui/layout/stack.tsx";

import classes from "./upload-field.module.css";
import { FileSize } from "../data/file-size.tsx";
import { ProgressBar } from "../feedback/progress-bar.tsx";
import type { UploadItem } from "./upload-item.ts";

interface UploadRowProps {
  item: UploadItem;
  remove: (key: string) => void;
  retry: (key: string) => void;
}

export function UploadRow({ item, remove, retry }: UploadRowProps) {
  const { t, i18n } = useLingui();
  const { key, filename, id, percent, problem, mayRetry } = item;
  const isSending = !id && !problem;
  return (
    <Grid
      as="li"
      columns="auto minmax(0, 1fr) auto"
      gap={[4, 12]}
      align="center"
      className={classes.file}
      data-failed={!!problem || undefined}
    >
      {problem ? <IconAlertCircle /> : <IconFile />}
      <Stack>
        <span className={classes.name}>{filename}</span>
        <span className="small muted">
          <FileSize bytes={item.byteSize} />
        </span>
        {problem && (
          <span role="alert" className={`small ${classes.problem}`}>
            {i18n._(problem)}
          </span>
        )}
        {isSending && <Progress filename={filename} percent={percent ?? 0} />}
      </Stack>
      <Cluster align="stretch" justify="end" className={classes.acts}>
        {problem && mayRetry && (
          <button type="button" aria-label={t`Retry ${filename}`} onClick={() => retry(key)}>
            <Trans>Retry</Trans>
          </button>
        )}
        {isSending ? (
          <button type="button" aria-label={t`Cancel ${filename}`} onClick={() => remove(key)}>
            <Trans>Cancel</Trans>
          </button>
        ) : (
          <button type="button" aria-label={t`Remove ${filename}`} onClick={() => remove(key)}>
            <Trans>Remove</Trans>
          </button>
        )}
      </Cluster>
    </Grid>
  );
}

const Progress = ({ filename, percent }: { filename: string; percent: number }) => (
  <Row as="span" gap={12}>
    <ProgressBar label={filename} percent={percent} />
    <span className="small muted number">{percent}%</span>
  </Row>
);
