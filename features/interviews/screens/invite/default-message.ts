/** The words an invitation begins with: warm, short, and the employer's to change. */
import { useLingui } from "@lingui/react/macro";
import type { Invitee } from "./send-invitations.ts";

/** For several people their own names stand in at sending. */
export function useDefaultMessage() {
  const { t } = useLingui();
  return (invitees: readonly Invitee[]) => {
    const [one, ...others] = invitees;
    const firstName = others.length > 0 || !one ? "{firstName}" : one.firstName;
    const titles = new Set(invitees.map(({ jobTitle }) => jobTitle));
    const [title] = titles;
    if (titles.has(null) || titles.has(undefined) || titles.size === 0)
      return t`Hi ${firstName}, we read your profile and would love to meet you. Please pick a time that suits you. If none does, just write back.`;
    const jobTitle = titles.size > 1 ? "{jobTitle}" : title;
    return t`Hi ${firstName}, thank you for applying for ${jobTitle}. We would love to meet you. Please pick a time that suits you. If none does, just write back.`;
  };
}
