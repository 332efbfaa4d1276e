/** A state's roster of licences, chosen as a file: its page says what it would change before it begins. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useNavigate } from "react-router";

import { useHasOperatorRole } from "#features/accounts/screens/session/current-account.ts";
import { consoleDataPath } from "#features/paths.ts";
import { call } from "#platform/web/api-client/api.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";

/** As the server takes it. */
const maxBytes = 20 * 1024 * 1024;

export function ImportRoster() {
  const { t } = useLingui();
  const mayImport = useHasOperatorRole()(["review", "content"]);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const upload = useWrite(async (file: File) => {
    if (file.size > maxBytes)
      throw new Error(t`This file is larger than 20 MB. Split it and import the parts.`);
    const body = { name: file.name, csv: await file.text() };
    const { id } = await call<{ id: string }>("roster_imports", { method: "POST", body });
    await navigate(consoleDataPath(`bulk_changes/${id}`));
  });
  if (!mayImport) return null;
  return (
    <>
      <BusyButton isBusy={upload.isRunning} onClick={() => input.current?.click()}>
        <Trans>Import a roster</Trans>
      </BusyButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Import a roster`}
        accept=".csv,text/csv"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) upload.run(file).catch((error: Error) => toast(error.message, { tone: "error" }));
        }}
      />
    </>
  );
}
