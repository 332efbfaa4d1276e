/** A switch that saves immediately and says so; when saving fails it reverts, with a toast. */
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";

import { Switch } from "#platform/web/ui/form/switch.tsx";
import { couldNotSave } from "#platform/web/ui/feedback/toast.ts";
import { Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./settings.module.css";

interface SettingSwitchProps {
  isOn: boolean;
  /** Rejects, or resolves to false when it has already shown why it could not save. */
  save: (isOn: boolean) => Promise<boolean | void>;
  /** Its name. */
  children: React.ReactNode;
  /** What it is about, read with it. */
  hint?: React.ReactNode;
  isDisabled?: boolean;
}

export function SettingSwitch({ isOn, save, children, hint, isDisabled }: SettingSwitchProps) {
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  /** The new value shows immediately, before it is saved. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  const about = useId();
  const saveSwitch = async (next: boolean) => {
    setState("saving");
    setPressed(next);
    try {
      setState((await save(next)) === false ? "idle" : "saved");
    } catch {
      setState("idle");
      couldNotSave();
    }
    setPressed(null);
  };
  return (
    <Grid columns="minmax(0, 1fr) auto" gap={[0, 16]} align="center">
      <Switch
        isOn={pressed ?? isOn}
        onChange={(next) => void saveSwitch(next)}
        describedBy={hint ? about : undefined}
        isDisabled={isDisabled}
      >
        {children}
      </Switch>
      <Stack as="span" role="status" className="small muted">
        {state === "saving" && <Trans>Saving…</Trans>}
        {state === "saved" && <Trans>Saved</Trans>}
      </Stack>
      {hint && (
        <p id={about} className={`small muted ${classes.hint}`}>
          {hint}
        </p>
      )}
    </Grid>
  );
}
