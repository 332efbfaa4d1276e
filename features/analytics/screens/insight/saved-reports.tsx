/** Reports kept under a name: opened by a link, mailed weekly if wanted, and the present one kept as another. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { call } from "#platform/web/api-client/api.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { SavedReport } from "../../saved-report.ts";

const maxReports = 50;

export function SavedReports() {
  const { t } = useLingui();
  const id = useId();
  const [search] = useSearch();
  const { data = [] } = useCollection(SavedReport, { size: maxReports });
  const create = useCreate(SavedReport);
  const change = useChange(SavedReport);
  const client = useQueryClient();
  const remove = useWrite(async (id: string) => {
    await call(`saved_reports/${id}`, { method: "DELETE" });
    void refetchType(client, SavedReport.type);
  });
  const [name, setName] = useState("");
  const showError = (error: Error) => toast(error.message, { tone: "error" });
  /** The days stay open, so that a report is of the last weeks whenever it is opened. */
  const kept = String(
    new URLSearchParams(
      Object.entries(search).flatMap(([key, value]) =>
        value && key !== "from" && key !== "until" ? [[key, value]] : [],
      ),
    ),
  );
  const save = async () => {
    await create.run({ name: name.trim(), search: kept, weekly: false });
    setName("");
    toast(t`Saved`);
  };
  return (
    <details>
      <summary>
        <Trans>Saved reports</Trans> ({data.length})
      </summary>
      <Stack gap={12}>
        <ul>
          {data.map((report) => (
            <li key={report.id}>
              <Cluster gap={12}>
                <Link to={report.search ? `${pages.reports}?${report.search}` : pages.reports}>
                  {report.name}
                </Link>
                <label>
                  <input
                    type="checkbox"
                    checked={report.weekly}
                    onChange={() => void change.run(report, { weekly: !report.weekly }).catch(showError)}
                  />{" "}
                  <Trans>Mail it to me on Mondays</Trans>
                </label>
                <Button
                  variant="subtle"
                  aria-label={t`Delete ${report.name}`}
                  onClick={() => void remove.run(report.id).catch(showError)}
                >
                  <Trans>Delete</Trans>
                </Button>
              </Cluster>
            </li>
          ))}
        </ul>
        <Cluster gap={12} align="end">
          <div>
            <label className={field.label} htmlFor={id}>
              <Trans>Keep this report as</Trans>
            </label>
            <input
              id={id}
              className={field.input}
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </div>
          <BusyButton
            variant="outline"
            isBusy={create.isRunning}
            onClick={() => void (name.trim() && save().catch(showError))}
          >
            <Trans>Save</Trans>
          </BusyButton>
        </Cluster>
      </Stack>
    </details>
  );
}
