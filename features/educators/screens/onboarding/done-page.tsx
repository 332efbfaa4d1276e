/** Submitted: what happens next, and what to do until then. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCircleCheck from "~icons/tabler/circle-check";
import { Link, useLocation } from "react-router";

import { pages } from "#features/paths.ts";
import { returnPath } from "#platform/web/page/return-path.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Cluster, Row } from "#platform/web/ui/layout/stack.tsx";

import { VisibilityChoice } from "../profile/visibility-section.tsx";
import classes from "./onboarding.module.css";
import type { OnboardingData } from "./use-onboarding-data.ts";

export function DonePage({ data }: { data: OnboardingData }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const back = returnPath(search);
  const { approvalState } = data.profile;
  const isApproved = approvalState === "approved";
  const hasVideo = data.facts.counts["video-answers"] > 0;
  return (
    <Page
      title={isApproved ? t`Your profile is approved` : t`Your profile is in review`}
      width="form"
      lead={
        isApproved
          ? t`Employers near you can find you now.`
          : t`It has gone to review: a person looks at it within one business day, and we email you. Until then, only employers you apply to or answer see it.`
      }
    >
      <Row gap={12} role="status" surface="ok" padding={16} className={classes.apart}>
        <IconCircleCheck size={28} className="ok" />
        <p>
          {data.pages.every(({ isGiven }) => isGiven) ? (
            <Trans>All sections complete</Trans>
          ) : (
            <Trans>Everything required is there</Trans>
          )}
        </p>
      </Row>
      <VisibilityChoice profile={data.profile} />
      <h2 className="h3">
        <Trans>What to do meanwhile</Trans>
      </h2>
      <Cluster gap={[8, 12]} className={classes.foot} data-flow>
        {back && (
          <Button as={Link} to={back}>
            <Trans>Go on where you were</Trans>
          </Button>
        )}
        <Button as={Link} to={pages.jobs} variant={back ? "outline" : "filled"}>
          <Trans>Find jobs</Trans>
        </Button>
        {!hasVideo && (
          <Button as={Link} to={`${pages.profile}#video-answers`} variant="outline">
            <Trans>Record a video</Trans>
          </Button>
        )}
        <Button as={Link} to={pages.profile} variant="subtle">
          <Trans>View profile</Trans>
        </Button>
      </Cluster>
    </Page>
  );
}
