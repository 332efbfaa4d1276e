/** Sets up an authenticator app: scan, type its first code, store the recovery codes. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { call } from "#platform/web/api-client/api.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { couldNotSave } from "#platform/web/ui/feedback/toast.ts";
import { CodeForm } from "../code.form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./second-factor.module.css";
import { encode } from "uqr";

interface Started {
  secret: string;
  uri: string;
}

export function EnrolSecondFactor({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [started, setStarted] = useState<Started | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const start = async () => {
    try {
      const answer = await call<{ data: Started }>("account/second_factor", {
        method: "POST",
        idempotencyKey: null,
      });
      setStarted(answer.data);
    } catch {
      couldNotSave();
    }
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!started)
    return (
      <Stack gap={16}>
        <p>
          <Trans>
            You need an authenticator app on your phone, such as the one your password manager brings along.
            It shows a new code every half minute.
          </Trans>
        </p>
        <div>
          <Button onClick={() => void start()}>
            <Trans>Set it up</Trans>
          </Button>
        </div>
      </Stack>
    );
  return (
    <Stack gap={16}>
      <p>
        <Trans>Scan this with your authenticator app, then type the code it shows.</Trans>
      </p>
      <QrCode text={started.uri} label={t`QR code for your authenticator app`} />
      <p className="small muted">
        <Trans>Can't scan it? Type this key into the app:</Trans>
        <br />
        <code className={classes.secret}>{started.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <CodeForm<{ recoveryCodes: string[] }>
        path="account/second_factor/confirm"
        submit={t`Confirm`}
        onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      />
    </Stack>
  );
}

/** A QR code, drawn as one path: black on white in both colour schemes, because cameras expect that. */
const border = 3;

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" rx={2} />
      <path d={path} fill="#000" />
    </svg>
  );
}
