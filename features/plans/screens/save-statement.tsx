/** For owners of several programs: what was billed to all of them in a month, as one PDF. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import IconDownload from "~icons/tabler/download";

import { useEmployerProfiles } from "#features/employers/screens/current-employer-profile.ts";
import { dateFormat } from "#platform/shared/formatters.ts";
import { saveFile } from "#platform/web/api-client/save-file.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";

const monthsBack = 12;

export function SaveStatement() {
  const { t, i18n } = useLingui();
  const id = useId();
  const owned = useEmployerProfiles().filter(({ role }) => role === "owner");
  const [months] = useState(lastMonths);
  const [month, setMonth] = useState(months[0]!);
  const save = useWrite(() => saveFile(`employers/invoices/statement.pdf?month=${month}`, `${month}.pdf`));
  if (owned.length < 2) return null;
  const nameOf = (one: string) =>
    dateFormat(i18n.locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
      new Date(`${one}-01T00:00:00Z`),
    );
  return (
    <Stack gap={8}>
      <label htmlFor={id} className={field.label}>
        <Trans>All your programs on one statement</Trans>
      </label>
      <Cluster gap={12}>
        <select
          id={id}
          className={`${field.input} ${field.select}`}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
        <BusyButton
          variant="outline"
          isBusy={save.isRunning}
          leftSection={<IconDownload size={18} />}
          onClick={() =>
            void save.run().catch(() => toast(t`Couldn't save the file. Try again.`, { tone: "error" }))
          }
        >
          <Trans>Save statement</Trans>
        </BusyButton>
      </Cluster>
    </Stack>
  );
}

/** "2026-11", the newest first. */
function lastMonths(): string[] {
  const now = new Date();
  return Array.from({ length: monthsBack }, (_, back) => {
    const at = new Date(now.getFullYear(), now.getMonth() - back, 1);
    return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, "0")}`;
  });
}
