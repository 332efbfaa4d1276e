/** The part "Calendar" of the settings: an employer's as on the tab of interviews; an educator only subscribes. */
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { CalendarSubscriptionSection } from "../calendar-subscription.tsx";
import { CalendarsTab } from "./calendars-tab.tsx";

export const CalendarSettings = () =>
  useSession().userType === "employer" ? (
    <CalendarsTab headingLevel="h3" />
  ) : (
    <CalendarSubscriptionSection side="educator" headingLevel="h3" />
  );
