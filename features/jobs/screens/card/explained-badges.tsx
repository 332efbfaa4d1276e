/** The badges on a job's page: pressed, each says what it means. */
import { useLingui } from "@lingui/react";
import { useState } from "react";

import { Popover } from "#platform/web/ui/overlay/popover.tsx";
import type { BadgeKind } from "../../job-badges.ts";
import { badgeExplanations, badgeLabels } from "../labels/job-labels.ts";
import classes from "./explained-badges.module.css";
import { JobBadges } from "./job-badges.tsx";

export const ExplainedBadges = ({ badges }: { badges: BadgeKind[] }) =>
  badges.map((kind) => <ExplainedBadge key={kind} kind={kind} />);

function ExplainedBadge({ kind }: { kind: BadgeKind }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      isOpen={isOpen}
      onChange={setOpen}
      align="start"
      label={i18n._(badgeLabels[kind])}
      className={classes.badge}
      button={<JobBadges badges={[kind]} />}
    >
      <p>{i18n._(badgeExplanations[kind])}</p>
    </Popover>
  );
}
