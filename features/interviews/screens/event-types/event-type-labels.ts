/** Labels of interview types: default names, icons and lengths. */
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import IconMapPin from "~icons/tabler/map-pin";
import IconPhone from "~icons/tabler/phone";
import IconVideo from "~icons/tabler/video";
import type { InterviewType } from "../../interview-constants.ts";

export const defaultNames = {
  online: msg`Video interview`,
  phone: msg`Phone interview`,
  physical: msg`Interview at our program`,
} as const satisfies Record<InterviewType, MessageDescriptor>;

export const interviewTypeIcons = { online: IconVideo, phone: IconPhone, physical: IconMapPin } as const;

/** "30 min", "1 hour", "1 h 30 min", "2 days". */
export function useLength() {
  const { t } = useLingui();
  return (minutes: number) => {
    const [days, hours, rest] = [minutes / 1440, Math.floor(minutes / 60), minutes % 60];
    if (Number.isInteger(days) && days > 0) return t`${plural(days, { one: "# day", other: "# days" })}`;
    if (hours === 0) return t`${minutes} min`;
    if (rest === 0) return t`${plural(hours, { one: "# hour", other: "# hours" })}`;
    return t`${hours} h ${rest} min`;
  };
}
