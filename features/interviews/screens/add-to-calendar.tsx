/** "Add to calendar": a file for calendar programs, and the calendars of the web. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCalendarPlus from "~icons/tabler/calendar-plus";

import { download } from "#platform/web/api-client/api.ts";
import { saveBlob } from "#platform/web/api-client/save-file.ts";
import { MenuButton, MenuItem, MenuLink } from "#platform/web/ui/overlay/menu-button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { googleCalendarLink, outlookCalendarLink, type CalendarEntry } from "./interview-links.ts";
import {
  interviewsAt,
  otherPerson,
  otherPartyName,
  type InterviewRecord,
  type Side,
} from "./interview-record.ts";

interface AddToCalendarProps {
  interview: InterviewRecord;
  side: Side;
}

export function AddToCalendar({ interview, side }: AddToCalendarProps) {
  const { t } = useLingui();
  const entry = useEntry(interview, side);
  const save = () =>
    saveFile(interview, side).catch(() =>
      toast(t`We couldn't get the calendar file. Try again.`, { tone: "error" }),
    );
  return (
    <MenuButton
      variant="outline"
      size="small"
      button={
        <>
          <IconCalendarPlus size={18} />
          <Trans>Add to calendar</Trans>
        </>
      }
    >
      <MenuItem onClick={() => void save()}>
        <Trans>Download .ics file</Trans>
      </MenuItem>
      <MenuLink to={googleCalendarLink(entry)} isNewTab>
        <Trans>Google Calendar</Trans>
      </MenuLink>
      <MenuLink to={outlookCalendarLink(entry)} isNewTab>
        <Trans>Outlook</Trans>
      </MenuLink>
    </MenuButton>
  );
}

function useEntry(interview: InterviewRecord, side: Side): CalendarEntry {
  const { t } = useLingui();
  const { instructions, interviewType } = interview;
  const other = otherPartyName(interview, side);
  const person = otherPerson(interview, side);
  const { meetingUrl, phoneNumber, address } = instructions;
  const details = [
    t`With ${person}`,
    interviewType === "online" && meetingUrl && t`Join: ${meetingUrl}`,
    interviewType === "phone" && phoneNumber && t`Phone: ${phoneNumber}`,
    interview.note,
  ];
  return {
    title: t`${interview.name}: ${other}`,
    from: interview.time,
    until: interview.endsAt,
    details: details.filter(Boolean).join("\n"),
    place:
      interviewType === "physical" ? (address ?? "") : interviewType === "online" ? (meetingUrl ?? "") : "",
  };
}

/** With the session's own word: a plain link would come without it. */
async function saveFile({ id }: InterviewRecord, side: Side) {
  const answer = await download(`${interviewsAt[side]}/${id}.ics`);
  saveBlob(await answer.blob(), "interview.ics");
}
