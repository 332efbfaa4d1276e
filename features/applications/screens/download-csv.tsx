/** The applicants of the list, or those chosen, as a file for a spreadsheet. */
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";

import { collectionPath, type FilterValue } from "#platform/web/collection-path.ts";
import { saveFile } from "#platform/web/save-file.ts";
import { BusyButton } from "#platform/web/ui/busy-button.tsx";
import { toast } from "#platform/web/ui/toast.ts";
import { JobApplication } from "../application.ts";
import classes from "./applicant-list.module.css";
import { received, type ApplicantList } from "./use-applicants.ts";

interface DownloadCsvProps {
  filter: Record<string, FilterValue>;
  sort: ApplicantList["sort"];
  /** How many rows the file will have. */
  count: number;
  /** Where how many is said beside it already. */
  isPlain?: boolean;
}

export function DownloadCsv({ filter, sort, count, isPlain }: DownloadCsvProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const path = collectionPath(JobApplication, { at: `${received}/download`, filter, sort });
  const save = async () => {
    setBusy(true);
    try {
      await saveFile(path, fileName(), { timeout: aWhile });
      toast(t`${plural(count, { one: "# applicant saved", other: "# applicants saved" })}`);
    } catch {
      const again = { label: t`Try again`, run: () => void save() };
      toast(t`We couldn't download the applicants.`, { tone: "error", action: again });
    }
    setBusy(false);
  };
  return (
    <BusyButton
      variant="outline"
      isBusy={isBusy}
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void save()}
    >
      <span className={classes.long}>
        {isPlain ? <Trans>Download CSV</Trans> : <Trans>Download CSV ({count})</Trans>}
      </span>
      <span className={classes.short} aria-hidden="true">
        CSV
      </span>
    </BusyButton>
  );
}

const fileName = () => `applicants-${new Date().toISOString().slice(0, 10)}.csv`;

/** Tens of thousands take their time. */
const aWhile = 600_000;
