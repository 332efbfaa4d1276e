/** The mark of each part of the profile: filled, something optional open, or something required missing. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconCheck from "~icons/tabler/check";
import IconPoint from "~icons/tabler/point";

import type { SectionsPart } from "#platform/web/ui/layout/sections-frame.tsx";
import type { ProfileAnchor } from "../../profile-anchors.ts";
import type { PartState } from "./profile-sections.ts";

const texts: Record<PartState, MessageDescriptor> = {
  filled: msg`Filled in`,
  open: msg`Optional parts are open`,
  missing: msg`Something required is missing`,
};

const icons: Record<PartState, React.ReactNode> = {
  filled: <IconCheck size={18} className="ok" />,
  open: <IconPoint size={18} className="muted" />,
  missing: <IconAlertCircle size={18} className="warn" />,
};

export function usePartMarks(states: Partial<Record<ProfileAnchor, PartState>>) {
  const { i18n } = useLingui();
  return (anchor: ProfileAnchor): SectionsPart["mark"] => {
    const state = states[anchor];
    return state && { icon: icons[state], text: i18n._(texts[state]) };
  };
}
