/** Merges a program into another one: which stays is searched for, and what would move is shown before. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { useQuery } from "@tanstack/react-query";

import { consoleDataPath } from "#features/paths.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { onlyResource, type WireResource } from "#platform/web/api-client/document.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { SearchField } from "#platform/web/ui/form/search-field.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { RowCounts } from "./bulk-change-summary.tsx";
import { rowName } from "./console-collections.ts";

interface MergeProgramProps {
  row: WireResource;
  close: () => void;
}

interface Preview {
  moved: { table: string; count: number }[];
}

const maxResults = 8;

export function MergeProgram({ row, close }: MergeProgramProps) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const [q, setQ] = useState("");
  const [into, setInto] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  const found = useDocument(
    q.length > 1 ? `employers?filter[q]=${encodeURIComponent(q)}&page[size]=${maxResults}` : null,
  );
  const programs = ((found.data?.data ?? []) as WireResource[]).filter((one) => one.id !== row.id);
  const preview = useQuery<Preview, ApiError>({
    queryKey: ["merge preview", row.id, into],
    queryFn: () => call<Preview>(`employers/${row.id}/merge?into=${into}`),
    enabled: into !== null,
    retry: false,
  });
  const merge = useWrite(async () => {
    const body = { into, reason: reason.trim() };
    const answer = await call(`employers/${row.id}/merge`, { method: "POST", body });
    toast(t`Merged`);
    await navigate(consoleDataPath(`bulk_changes/${onlyResource(answer).id}`));
  });
  const isReady = preview.data !== undefined && reason.trim().length > 2;
  const run = () => isReady && merge.run().catch((error: Error) => toast(error.message, { tone: "error" }));
  return (
    <Dialog
      isOpen
      size="medium"
      closesOutside={into === null}
      title={t`Merge ${rowName(row)} into another program`}
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <BusyButton isBusy={merge.isRunning} onClick={() => void run()}>
            <Trans>Merge</Trans>
          </BusyButton>
        </>
      }
    >
      <Stack gap={16}>
        <p>
          <Trans>
            All it has goes to the program that stays, and its address leads there. It can be taken back for
            30 days.
          </Trans>
        </p>
        <SearchField label={t`The program that stays`} value={q} onSearch={setQ} />
        <Stack as="fieldset" gap={8} className={field.rows}>
          <legend className="visually-hidden">
            <Trans>The program that stays</Trans>
          </legend>
          {programs.map((one) => (
            <Row as="label" gap={12} align="start" key={one.id} className={field.row}>
              <input
                type="radio"
                name={`${id}-into`}
                checked={into === one.id}
                onChange={() => setInto(one.id)}
              />
              <span>
                {rowName(one)} <span className="small muted">{String(one.attributes?.["zip"] ?? "")}</span>
              </span>
            </Row>
          ))}
          {q.length > 1 && found.isSuccess && programs.length === 0 && (
            <p>
              <Trans>No program has this name.</Trans>
            </p>
          )}
        </Stack>
        {preview.error && <p role="alert">{preview.error.message}</p>}
        {preview.data && (
          <RowCounts
            rows={Object.fromEntries(preview.data.moved.map(({ table, count }) => [table, count]))}
          />
        )}
        <div>
          <label className={field.label} htmlFor={`${id}-why`}>
            <Trans>Why</Trans>
          </label>
          <textarea
            id={`${id}-why`}
            className={field.input}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </div>
      </Stack>
    </Dialog>
  );
}
