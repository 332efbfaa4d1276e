/** Starting from a past job or a template: its words in a new draft, to be changed where they differ. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useCollection } from "#platform/web/use-collection.ts";
import { useAction } from "#platform/web/use-action.ts";
import { BusyButton } from "#platform/web/ui/busy-button.tsx";
import { useSearch } from "#platform/web/use-search.ts";
import { JobListing } from "../job-listing.ts";
import classes from "./job-form.module.css";

const at = "employer/job_listings";

export function StartFrom() {
  const { t } = useLingui();
  const id = useId();
  const [, setSearch] = useSearch();
  const [chosen, setChosen] = useState("");
  const past = useCollection(JobListing, { at, size: 50 });
  const duplicate = useAction(JobListing, "duplicate", { at });
  const jobs = (past.data ?? []).filter(({ title }) => title);
  if (jobs.length === 0) return null;
  const start = async () => {
    if (!chosen) return;
    const answer = await duplicate.run({ id: chosen });
    const made = answer?.data as { id: string } | undefined;
    if (made) setSearch({ job: made.id }, "replace");
  };
  return (
    <div className={classes.startFrom}>
      <label htmlFor={id}>
        <Trans>Start from a past job</Trans>
      </label>
      <div className={classes.row}>
        <select id={id} value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
          <option value="">{t`Choose one`}</option>
          {jobs.map((job) => (
            <option key={job.id} value={job.id}>
              {job.title}
            </option>
          ))}
        </select>
        <BusyButton variant="outline" isBusy={duplicate.isRunning} onClick={() => void start()}>
          {t`Copy it`}
        </BusyButton>
      </div>
    </div>
  );
}
