/** Where an interview takes place and the way in: the video call, the phone number, the address. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconMapPin from "~icons/tabler/map-pin";
import IconPhone from "~icons/tabler/phone";
import IconVideo from "~icons/tabler/video";
import { useId } from "react";

import { clockTime } from "#platform/shared/format.ts";
import { useTimeZone } from "#platform/web/i18n/time-zone.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { directionsLink } from "./interview-links.ts";
import {
  canJoin,
  isUpcoming,
  isPast,
  opensBefore,
  type InterviewRecord,
  type Side,
} from "./interview-record.ts";

interface PlaceProps {
  interview: InterviewRecord;
  side: Side;
}

/** In a line: the address, or who calls whom; a video call has its link below. */
export function InterviewLocation({ interview, side }: PlaceProps) {
  const { t } = useLingui();
  const { interviewType, instructions } = interview;
  if (interviewType === "physical")
    return <>{instructions.address || t`The address follows in a message.`}</>;
  if (interviewType === "online") return null;
  return <PhonePlace interview={interview} side={side} />;
}

function PhonePlace({ interview, side }: PlaceProps) {
  const { t } = useLingui();
  const { employerProfile: host, userProfile: educator } = interview.names;
  const { caller, phoneNumber: number } = interview.instructions;
  const isCaller = caller === (side === "educator" ? "UserProfile" : "EmployerProfile");
  const other = side === "educator" ? host : educator;
  if (isCaller) return <>{number ? t`You call ${other} at ${number}` : t`You call ${other}`}</>;
  return <>{number ? t`${other} calls you at ${number}` : t`${other} calls you`}</>;
}

interface InterviewWayProps extends PlaceProps {
  /** The one primary act of the view. */
  isPrimary?: boolean;
}

/** The button that leads there, while there is something to go to. */
export function MeetingMethod({ interview, side, isPrimary }: InterviewWayProps) {
  const { interviewType, instructions, status } = interview;
  const now = useNow();
  const look = isPrimary ? {} : ({ variant: "outline", size: "small" } as const);
  if (!isUpcoming(interview) || isPast(interview, now)) return null;
  if (interviewType === "online")
    return status === "scheduled" ? <JoinCall interview={interview} isPrimary={isPrimary} /> : null;
  if (interviewType === "physical")
    return instructions.address ? (
      <Button
        {...look}
        as="a"
        href={directionsLink(instructions.address)}
        target="_blank"
        rel="noopener noreferrer"
        leftSection={<IconMapPin size={18} />}
      >
        <Trans>
          Get directions<span className="visually-hidden"> (opens in a new tab)</span>
        </Trans>
      </Button>
    ) : null;
  const number = numberToCall(interview, side);
  return number ? (
    <Button
      {...look}
      as="a"
      href={`tel:${number.replaceAll(/[^+\d]/g, "")}`}
      leftSection={<IconPhone size={18} />}
    >
      <Trans>Call {number}</Trans>
    </Button>
  ) : null;
}

/** Null for whoever is called. */
function numberToCall({ instructions: { caller, phoneNumber } }: InterviewRecord, side: Side): string | null {
  return caller === (side === "educator" ? "UserProfile" : "EmployerProfile") ? (phoneNumber ?? null) : null;
}

/** A link that opens with the call; before that it says when it will. */
export function JoinCall({ interview, isPrimary }: Pick<InterviewWayProps, "interview" | "isPrimary">) {
  const { i18n } = useLingui();
  const [zone] = useTimeZone(interview.timeZone);
  const hint = useId();
  const now = useNow(5_000);
  const { meetingUrl } = interview.instructions;
  const isOpen = canJoin(interview, now) && !!meetingUrl;
  const from = clockTime(new Date(Date.parse(interview.time) - opensBefore * 60_000), i18n.locale, zone);
  const look = isPrimary ? {} : ({ variant: "outline", size: "small" } as const);
  return (
    <>
      <Button
        {...look}
        as="a"
        {...(isOpen
          ? { href: meetingUrl, target: "_blank", rel: "noopener noreferrer" }
          : { role: "link", "aria-disabled": true, tabIndex: 0, "aria-describedby": hint })}
        leftSection={<IconVideo size={18} />}
      >
        <Trans>Join video call</Trans>
      </Button>
      {!isOpen && (
        <span id={hint} className="small muted">
          <Trans>
            Opens {opensBefore} minutes before, at {from}
          </Trans>
        </span>
      )}
    </>
  );
}
