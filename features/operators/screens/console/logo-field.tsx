/** The logo of a brand: uploaded as a file, shown as its pages show it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import type { BrandLogo } from "#features/brands/brand.ts";
import { endingsOf, fileProblem } from "#platform/shared/file-kinds.ts";
import { isRecord } from "#platform/shared/is-record.ts";
import { publicFilePath } from "#platform/shared/public-file-path.ts";
import { ProgressBar } from "#platform/web/ui/feedback/progress-bar.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { upload } from "#platform/web/upload/upload.ts";
import classes from "./console.module.css";
import type { RecordFieldProps } from "./record-extensions.ts";

const kinds = ["image"] as const;

export function LogoField({ id, label, value, onChange }: RecordFieldProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  // The file itself is shown to everybody once the brand is saved.
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  const logo = isRecord(value) ? (value as unknown as BrandLogo) : null;
  const send = async (file: File) => {
    const wrong = fileProblem(file, kinds);
    setProblem(wrong && i18n._(wrong));
    if (wrong) return;
    const control = new AbortController();
    sending.current = control;
    setPercent(0);
    setPreview(URL.createObjectURL(file));
    try {
      const fileId = await upload(file, {
        purpose: "brand_logo",
        signal: control.signal,
        onProgress: (sent) => setPercent(Math.floor(sent)),
      });
      const address = publicFilePath(fileId);
      onChange({ downloadUrl: address, mediumUrl: address } satisfies BrandLogo);
    } catch {
      if (control.signal.aborted) return;
      setPreview(null);
      setProblem(t`It did not arrive. Try again.`);
    }
    setPercent(null);
  };
  return (
    <Stack gap={8}>
      {logo && <img src={preview ?? logo.mediumUrl} alt={label} className={classes.logo} />}
      {problem && (
        <p role="alert" className="danger">
          {problem}
        </p>
      )}
      {percent !== null && <ProgressBar label={label} percent={percent} />}
      <Cluster gap={8}>
        <Button variant="outline" onClick={() => input.current?.click()}>
          {logo ? <Trans>Change the logo</Trans> : <Trans>Upload a logo</Trans>}
        </Button>
        {logo && (
          <Button variant="subtle" onClick={() => (setPreview(null), onChange(null))}>
            <Trans>Remove the logo</Trans>
          </Button>
        )}
      </Cluster>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        aria-label={label}
        accept={endingsOf(kinds).join(",")}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void send(file);
          event.currentTarget.value = "";
        }}
      />
    </Stack>
  );
}
