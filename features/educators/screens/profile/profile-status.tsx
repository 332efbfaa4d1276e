/**
 * The profile's status: its state, its tower, and what employers still look for, each linked to its section.
 */
import { Plural, Trans } from "@lingui/react/macro";
import IconCircleDashed from "~icons/tabler/circle-dashed";

import { Pill } from "#platform/web/ui/data/pill.tsx";
import { ProfileTower } from "./profile-tower.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { questionCategories } from "../../profile-question-constants.ts";
import { anchorOf } from "../../profile-anchors.ts";
import { activeStateLabels, approvalStateTones, approvalStateLabels } from "../educator-state-labels.ts";
import type { Question } from "../questions/answer-api.ts";
import { Cluster, Grid, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./profile-status.module.css";
import { usePartNames } from "./use-part-names.ts";
import { missingIn, type OwnProfile } from "./use-own-profile.ts";
import { completeSections, type ProfileContents } from "./profile-sections.ts";

interface ProfileHeadProps {
  profile: OwnProfile;
  questions: readonly Question[];
  contents: ProfileContents;
}

export function ProfileStatus({ profile, questions, contents }: ProfileHeadProps) {
  const labelFor = useLabels();
  const nameOf = usePartNames(questions);
  const missing = missingIn(profile);
  const done = completeSections(contents).length;
  const { approvalState, activeState, metadata } = profile;
  const isWhole = done === questionCategories.length;
  return (
    <Row gap={24} align="stretch" surface="card" className={classes.head}>
      <div className={classes.tower}>
        <ProfileTower done={done} />
      </div>
      <Stack gap={4} grow className={classes.about}>
        <Cluster gap={8} align="stretch">
          <Pill tone={approvalStateTones[approvalState]}>{labelFor(approvalStateLabels, approvalState)}</Pill>
          {activeState !== "active" && <Pill>{labelFor(activeStateLabels, activeState)}</Pill>}
        </Cluster>
        <p className="h3">
          {missing.length > 0 ? (
            <Plural
              value={missing.length}
              one="Add # thing employers look for"
              other="Add # things employers look for"
            />
          ) : isWhole ? (
            <Trans>Your profile has everything employers look for</Trans>
          ) : (
            <Trans>Everything required is there</Trans>
          )}
        </p>
        <p className="small muted">
          {missing.length > 0 || isWhole ? (
            <Trans>{metadata.completeness}% complete</Trans>
          ) : (
            <Trans>
              {done} of {sectionCount} sections are filled. The others are optional, and help employers choose
              you.
            </Trans>
          )}
        </p>
        {missing.length > 0 && (
          <Grid as="ul" minWidth={240} gap={[0, 24]} className={classes.missing}>
            {missing.map((name) => (
              <Row as="li" gap={8} key={name}>
                <IconCircleDashed className="muted" />
                <a href={`#${anchorOf(name)}`}>{nameOf(name)}</a>
              </Row>
            ))}
          </Grid>
        )}
      </Stack>
    </Row>
  );
}

const sectionCount = questionCategories.length;
