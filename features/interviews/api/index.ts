/** The server manifest of interviews. */
import { renameEventTypes } from "./event-types/rename-event-types.ts";
import { on } from "#platform/server/events.ts";
import type { Config } from "#platform/server/config/config.ts";
import { feature } from "#platform/server/feature.ts";
import { blockedDates } from "./availability/blocked-date.resource.ts";
import {
  cancelWithoutApproval,
  cancelWithAccount,
  cancelWithEmployer,
  cancelWithApplication,
  cancelWithRejection,
} from "./booking/cancel-upcoming.ts";
import { calendarFileRoute } from "./mails/calendar-file.route.ts";
import { eventTypes as eventTypesFor } from "./event-types/event-type.resource.ts";
import { calendarManifest } from "./calendars/calendar-manifest.ts";
import { completeInterviews, expireInterviews } from "./booking/expire.job.ts";
import { freeTimesRoute } from "./availability/free-times.route.ts";
import { holdSlot, releaseHold } from "./booking/holds.action.ts";
import { canceledSms, reminderSms, rescheduledSms } from "./mails/interview.sms.ts";
import { interviewMails } from "./mails/interview-mails.mail.ts";
import { interviewTransitionActions } from "./booking/interview-transitions.action.ts";
import { interviews } from "./interview.resource.ts";
import { interviewsChannel } from "./interviews.channel.ts";
import { remindInterview } from "./booking/remind.job.ts";
import { openHolidays } from "./availability/open-holiday.resource.ts";
import { replaceWeek } from "./availability/replace-week.action.ts";
import { restoreActions } from "./booking/restore.action.ts";
import { rescheduleActions } from "./booking/reschedule.action.ts";
import { emailBothParties } from "./mails/email-both-parties.job.ts";
import { recheckWeek, weeklySlots } from "./availability/weekly-slot.resource.ts";
import { calendarAddressActions } from "./subscription/calendar-address.action.ts";
import { subscriptionRoute } from "./subscription/subscription.route.ts";
import { interviewsPersonalData } from "./personal-data.ts";

export function interviewsFeature(config: Config) {
  const eventTypes = eventTypesFor(config);
  const calendars = calendarManifest(config);
  return feature({
    name: "interviews",
    personalData: interviewsPersonalData,
    resources: [
      eventTypes,
      weeklySlots,
      blockedDates,
      openHolidays,
      interviews(eventTypes, config),
      ...calendars.resources,
    ],
    actions: [
      replaceWeek,
      holdSlot(eventTypes),
      releaseHold,
      ...interviewTransitionActions,
      ...rescheduleActions,
      ...restoreActions,
      ...calendarAddressActions(config),
      ...calendars.actions,
    ],
    routes: [freeTimesRoute, calendarFileRoute, subscriptionRoute, ...calendars.routes],
    jobs: [emailBothParties, remindInterview, expireInterviews, completeInterviews, ...calendars.jobs],
    channels: [interviewsChannel],
    mails: interviewMails,
    texts: [reminderSms, canceledSms, rescheduledSms],
    listeners: [
      ...calendars.listeners,
      on("interview_slots.updated", recheckWeek),
      on("job_applications.transitioned", cancelWithApplication),
      on("job_applications.rejection_emailed", cancelWithRejection),
      on("user_profiles.approval_changed", cancelWithoutApproval),
      on("accounts.closed", cancelWithAccount),
      on("employers.rejected", cancelWithEmployer),
      on("employers.suspended", cancelWithEmployer),
      on("employers.left", cancelWithEmployer),
      on("employers.merging", renameEventTypes),
    ],
  });
}
