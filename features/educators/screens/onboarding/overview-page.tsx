/** The page with the list of sections: what is done, what is open, and one button to continue. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";

import { firstOpen } from "./page-order.ts";
import { pageLink } from "./page-link.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./onboarding.module.css";
import { Progress, SectionLinks } from "./section-nav.tsx";
import { type OnboardingFlow, views } from "./use-onboarding-flow.ts";

export function OverviewPage({ flow }: { flow: OnboardingFlow }) {
  const { t } = useLingui();
  const [search] = useSearch();
  const open = firstOpen(flow.pages);
  return (
    <Page
      title={t`Your profile`}
      width="form"
      lead={t`Six to ten minutes. Stop at any time: what you answered is kept.`}
    >
      <Progress flow={flow} />
      <div className={classes.overview}>
        <SectionLinks flow={flow} />
      </div>
      <Cluster gap={[8, 12]} className={classes.foot} data-flow>
        <Button as={Link} to={pageLink(search, open ?? views.check)} data-continue>
          {open ? <Trans>Continue</Trans> : <Trans>Check your answers</Trans>}
        </Button>
        <Button variant="subtle" onClick={() => void flow.finishLater()}>
          <Trans>Save and finish later</Trans>
        </Button>
      </Cluster>
    </Page>
  );
}
