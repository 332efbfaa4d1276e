/** "Download CSV (128)": the applicants that match the filters, in list order. */
import { Trans } from "@lingui/react/macro";
import IconDownload from "~icons/tabler/download";

import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import type { ApplicantList } from "../use-applicants.ts";
import { useCsvDownload } from "./use-csv-download.ts";
import classes from "./applicant-list.module.css";

export function DownloadCsv({ list }: { list: ApplicantList }) {
  const count = list.query.total;
  const { isBusy, save } = useCsvDownload({ filter: list.queryFilter, sort: list.sort, count });
  return (
    <BusyButton
      variant="subtle"
      size="small"
      isBusy={isBusy}
      leftSection={<IconDownload size={18} />}
      onClick={save}
    >
      <span className={classes.long}>
        <Trans>Download CSV ({count})</Trans>
      </span>
      <span className={classes.short} aria-hidden="true">
        <Trans>CSV</Trans>
      </span>
    </BusyButton>
  );
}
