/** The region where toasts appear. Their timers pause while the pointer or the focus is on them. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconX from "~icons/tabler/x";
import { useEffect, useState } from "react";

import { dismiss, useToasts, type Toast } from "./toast.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { IconButton } from "../form/icon-button.tsx";
import classes from "./toasts.module.css";

export function Toasts() {
  const { t } = useLingui();
  const toasts = useToasts();
  const [isHeld, setHeld] = useState(false);
  return (
    <Stack
      as="section"
      gap={8}
      aria-label={t`Alerts`}
      data-toasts
      className={classes.toasts}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </Stack>
  );
}

function ToastCard({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { t } = useLingui();
  const { id, durationMs, undo, action } = toast;
  useEffect(() => {
    if (durationMs === null || isHeld) return;
    const timer = setTimeout(() => dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isHeld]);
  const onUndo = (run: () => void) => () => {
    dismiss(id);
    run();
  };
  return (
    <Cluster
      gap={[0, 8]}
      justify="end"
      role={toast.tone === "error" ? "alert" : "status"}
      surface="card"
      className={classes.toast}
      data-tone={toast.tone}
    >
      <span>{toast.text}</span>
      {undo && (
        <button type="button" className={classes.act} onClick={onUndo(undo)}>
          <Trans>Undo</Trans>
        </button>
      )}
      {action && (
        <button type="button" className={classes.act} onClick={onUndo(action.run)}>
          {action.label}
        </button>
      )}
      <IconButton label={t`Dismiss`} icon={IconX} size={18} className="muted" onClick={() => dismiss(id)} />
    </Cluster>
  );
}
