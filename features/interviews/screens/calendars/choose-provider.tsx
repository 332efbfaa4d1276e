/** The services a calendar may be at, each with a line saying what it takes. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconBrandGoogle from "~icons/tabler/brand-google";
import IconBrandWindows from "~icons/tabler/brand-windows";
import IconLink from "~icons/tabler/link";
import IconServer from "~icons/tabler/server";
import { useState } from "react";

import { couldNotSave } from "#platform/web/ui/feedback/toast.ts";
import { type CalendarService, isConnectedService } from "../../calendar-constants.ts";
import { openServiceLogin, useCalendarServices } from "./calendar-requests.ts";
import { serviceHints, serviceLabels } from "./calendar-labels.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./calendars.module.css";

const icons = { google: IconBrandGoogle, microsoft: IconBrandWindows, ics: IconLink, caldav: IconServer };
const inOrder = ["google", "microsoft", "ics", "caldav"] as const;

export function ChooseService({ choose }: { choose: (service: "ics" | "caldav") => void }) {
  const { i18n } = useLingui();
  const setUp = useCalendarServices();
  const [isLeaving, setLeaving] = useState(false);
  const press = (service: CalendarService) => {
    if (!isConnectedService(service)) return choose(service);
    setLeaving(true);
    openServiceLogin(service).catch(() => {
      setLeaving(false);
      couldNotSave();
    });
  };
  return (
    <Stack gap={12}>
      {inOrder.map((service) => {
        const Icon = icons[service];
        const isSetUp = !isConnectedService(service) || (setUp?.[service] ?? false);
        const isMissing = isConnectedService(service) && setUp?.[service] === false;
        return (
          <button
            key={service}
            type="button"
            className={classes.service}
            disabled={!isSetUp || isLeaving}
            onClick={() => press(service)}
          >
            <Icon size={24} />
            <Stack as="span" grow>
              <strong>{i18n._(serviceLabels[service])}</strong>
              <small className="muted">
                {isMissing ? (
                  <Trans>Not set up on this site. Use its calendar address instead.</Trans>
                ) : (
                  i18n._(serviceHints[service])
                )}
              </small>
            </Stack>
          </button>
        );
      })}
    </Stack>
  );
}
