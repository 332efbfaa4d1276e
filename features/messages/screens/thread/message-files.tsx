/** The files of a message: images as previews, others by name and size; each downloads under its own name. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconFile from "~icons/tabler/file";

import type { MessageFile } from "../../message.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./message-files.module.css";

export const MessageFiles = ({ files }: { files: readonly MessageFile[] }) => (
  <Stack as="ul" gap={4} className={classes.files}>
    {files.map((file) => (
      <li key={file.id}>
        <Cluster
          as="a"
          gap={[4, 12]}
          surface="card"
          className={classes.file}
          href={file.url}
          download={file.filename}
        >
          {file.showUrl ? (
            <img
              className={classes.picture}
              src={file.showUrl}
              alt=""
              width={240}
              height={160}
              loading="lazy"
            />
          ) : (
            <IconFile />
          )}
          <Stack as="span">
            <span className={classes.name}>{file.filename}</span>
            <span className="muted tiny">
              <FileSize bytes={file.byteSize} /> · <Trans>Download</Trans>
            </span>
          </Stack>
        </Cluster>
      </li>
    ))}
  </Stack>
);

function FileSize({ bytes }: { bytes: number }) {
  const { i18n } = useLingui();
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return i18n.number(amount, { style: "unit", unit, maximumFractionDigits: amount < 10 ? 1 : 0 });
}
