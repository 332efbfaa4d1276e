/** In a dialog, instead of its form: why nothing can be written to this person, and what to do about it. */
import { Trans } from "@lingui/react/macro";

import { RestrictionNotice } from "#features/educators/screens/standing/restriction-notice.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import type { WritePermission } from "../../write-permission.ts";
import type { Side } from "../side.ts";
import classes from "./compose.module.css";
import { hindranceOf, PlansLink, RefusalText } from "./composer-closed.tsx";

interface WriteRefusedProps {
  may: WritePermission & { allowed: false };
  side: Side;
  close: () => void;
}

export function WriteRefused({ may, side, close }: WriteRefusedProps) {
  const hindrance = hindranceOf(may, side);
  return (
    <>
      {hindrance ? (
        <RestrictionNotice act="write" standing={hindrance} />
      ) : (
        <p>
          <RefusalText may={may} />
        </p>
      )}
      <p className={classes.way}>
        {may.reason === "plan_required" ? (
          <PlansLink />
        ) : (
          <Button data-autofocus onClick={close}>
            <Trans>Close</Trans>
          </Button>
        )}
      </p>
    </>
  );
}
