/** Downloads applicants as CSV and shows a toast on success or failure. */
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { dayIn } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { collectionPath, type FilterValue } from "#platform/web/api-client/collection-path.ts";
import { saveFile } from "#platform/web/api-client/save-file.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { JobApplication } from "../../../application.ts";
import { employerApplications } from "../use-applicants.ts";

export interface CsvDownloadOptions {
  filter: Record<string, FilterValue>;
  sort: string;
  /** The number of rows in the file. */
  count: number;
}

export function useCsvDownload({ filter, sort, count }: CsvDownloadOptions) {
  const { t } = useLingui();
  const { now, timeZone } = useKnownClock();
  const [isBusy, setBusy] = useState(false);
  const path = collectionPath(JobApplication, { at: `${employerApplications}/download`, filter, sort });
  const save = async () => {
    setBusy(true);
    try {
      await saveFile(path, `applicants-${dayIn(now, timeZone)}.csv`, { timeout: timeoutMs });
      toast(t`${plural(count, { one: "# applicant saved", other: "# applicants saved" })}`);
    } catch {
      const again = { label: t`Try again`, run: () => void save() };
      toast(t`We couldn't download the applicants.`, { tone: "error", action: again });
    }
    setBusy(false);
  };
  return { isBusy, save: () => void save() };
}

/** A file with tens of thousands of rows takes minutes. */
const timeoutMs = 600_000;
