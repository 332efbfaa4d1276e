/** Ten codes for signing in without the phone: shown only once, to copy, download or print. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useBrand } from "#features/brands/screens/use-brand.ts";
import { saveBlob } from "#platform/web/api-client/save-file.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./second-factor.module.css";

export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useLingui();
  const { name } = useBrand();
  const text = `${t`Recovery codes for ${name}`}\n\n${codes.join("\n")}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t`Copied`);
    } catch {
      toast(t`We couldn't copy them. Write them down instead.`, { tone: "error" });
    }
  };
  return (
    <Stack as="section" gap={16} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">
        <Trans>Your recovery codes</Trans>
      </h2>
      <p>
        <Trans>
          Each of them lets you in once, without your phone. Keep them somewhere safe: we can't show them
          again.
        </Trans>
      </p>
      <p>
        <Trans>
          A passkey takes the place of your password, not of these codes. You can add one in your settings.
        </Trans>
      </p>
      <ol className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Cluster gap={12} align="stretch" className={classes.row}>
        <Button variant="outline" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button
          variant="outline"
          onClick={() => saveBlob(new Blob([text], { type: "text/plain" }), "recovery-codes.txt")}
        >
          <Trans>Download</Trans>
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </Cluster>
      <div>
        <Button onClick={onDone}>
          <Trans>I've kept them, go on</Trans>
        </Button>
      </div>
    </Stack>
  );
}
