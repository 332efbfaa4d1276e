/** Where the usual calendars keep their secret address. */
import { Trans } from "@lingui/react/macro";

import classes from "./calendars.module.css";

export const AddressHelp = () => (
  <details className={classes.help}>
    <summary>
      <Trans>Where do I find it?</Trans>
    </summary>
    <dl>
      <dt>
        <Trans>Google Calendar</Trans>
      </dt>
      <dd>
        <Trans>
          On a computer: Settings, your calendar at the left, “Integrate calendar”, then “Secret address in
          iCal format”.
        </Trans>
      </dd>
      <dt>
        <Trans>Outlook</Trans>
      </dt>
      <dd>
        <Trans>
          Settings, Calendar, “Shared calendars”, “Publish a calendar” with “Can view when I'm busy”, then
          copy the ICS link.
        </Trans>
      </dd>
      <dt>
        <Trans>Apple Calendar</Trans>
      </dt>
      <dd>
        <Trans>Press the people beside your calendar, turn on “Public Calendar”, then share its link.</Trans>
      </dd>
    </dl>
  </details>
);
