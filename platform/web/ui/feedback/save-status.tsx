/** "Saving…", "Saved", "Saved on this device", or "Couldn't save. Retry", beside the heading of what is autosaved. */
import { Trans } from "@lingui/react/macro";

import classes from "./save-status.module.css";
import type { SaveState } from "../../forms/use-autosave.ts";

export const SaveStatus = ({ state, saveNow }: { state: SaveState; saveNow: () => void }) => (
  <span role="status" className="small muted">
    {state === "saving" && <Trans>Saving…</Trans>}
    {state === "saved" && <Trans>Saved</Trans>}
    {state === "kept" && <Trans>Saved on this device</Trans>}
    {state === "failed" && (
      <Trans>
        Couldn't save.{" "}
        <button type="button" className={classes.retry} onClick={saveNow}>
          Retry
        </button>
      </Trans>
    )}
  </span>
);
