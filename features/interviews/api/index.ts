/** What interviews add to the server. */
import { on } from "#platform/server/events.ts";
import type { Config } from "#platform/server/config/config.ts";
import { feature } from "#platform/server/feature.ts";
import { blockedDates } from "./blocked-date.resource.ts";
import {
  cancelTurnedAway,
  cancelWithAccount,
  cancelWithEmployer,
  endWithApplication,
  endWithRejection,
} from "./cancel-upcoming.ts";
import { calendarFileRoute } from "./calendar-file.route.ts";
import { eventTypes as eventTypesFor } from "./event-type.resource.ts";
import { calendarParts } from "./calendars/calendar-parts.ts";
import { completeInterviews, expireInterviews } from "./expire.job.ts";
import { freeTimesRoute } from "./free-times.route.ts";
import { holdTime, letGoOfTime } from "./holds.action.ts";
import { interviewMails } from "./interview-mails.mail.ts";
import { interviewMoves } from "./interview-moves.action.ts";
import { interviews } from "./interview.resource.ts";
import { interviewsChannel } from "./interviews.channel.ts";
import { remind } from "./remind.job.ts";
import { replaceWeek } from "./replace-week.action.ts";
import { rescheduleActions } from "./reschedule.action.ts";
import { tellBoth } from "./tell-both.job.ts";
import { recheckWeek, weeklySlots } from "./weekly-slot.resource.ts";
import { interviewsPersonalData } from "./personal-data.ts";

export function interviewsFeature(config: Config) {
  const eventTypes = eventTypesFor(config);
  const calendars = calendarParts(config);
  return feature({
    name: "interviews",
    personalData: interviewsPersonalData,
    resources: [
      eventTypes,
      weeklySlots,
      blockedDates,
      interviews(eventTypes, config),
      ...calendars.resources,
    ],
    actions: [
      replaceWeek,
      holdTime(eventTypes),
      letGoOfTime,
      ...interviewMoves,
      ...rescheduleActions,
      ...calendars.actions,
    ],
    routes: [freeTimesRoute, calendarFileRoute, ...calendars.routes],
    jobs: [tellBoth, remind, expireInterviews, completeInterviews, ...calendars.jobs],
    channels: [interviewsChannel],
    mails: interviewMails,
    listeners: [
      ...calendars.listeners,
      on("interview_slots.updated", recheckWeek),
      on("job_applications.transitioned", endWithApplication),
      on("job_applications.rejection_emailed", endWithRejection),
      on("user_profiles.approval_changed", cancelTurnedAway),
      on("accounts.closed", cancelWithAccount),
      on("employers.rejected", cancelWithEmployer),
      on("employers.suspended", cancelWithEmployer),
      on("employers.left", cancelWithEmployer),
    ],
  });
}
