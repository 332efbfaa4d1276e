/** Where toasts appear. Their clocks stop while the pointer or the focus is on them. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";

import { dismiss, useToasts, type Toast } from "./toast.ts";
import classes from "./toasts.module.css";

export function Toasts() {
  const { t } = useLingui();
  const toasts = useToasts();
  const [isHeld, setHeld] = useState(false);
  return (
    <section
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
    </section>
  );
}

function ToastCard({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { t } = useLingui();
  const { id, stays, undo, action } = toast;
  useEffect(() => {
    if (stays === null || isHeld) return;
    const timer = setTimeout(() => dismiss(id), stays);
    return () => clearTimeout(timer);
  }, [id, stays, isHeld]);
  const act = (run: () => void) => () => {
    dismiss(id);
    run();
  };
  return (
    <div role={toast.tone === "error" ? "alert" : "status"} className={classes.toast} data-tone={toast.tone}>
      <span>{toast.text}</span>
      {undo && (
        <button type="button" className={classes.act} onClick={act(undo)}>
          <Trans>Undo</Trans>
        </button>
      )}
      {action && (
        <button type="button" className={classes.act} onClick={act(action.run)}>
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={t`Dismiss`} onClick={() => dismiss(id)}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
