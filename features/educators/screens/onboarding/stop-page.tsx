/** A rejecting answer that may be changed: why, and the way back to it. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useBrand } from "#features/brands/screens/use-brand.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";

import { questionTexts } from "../questions/question-texts.ts";
import type { FlowPage } from "./flow-pages.ts";
import { pageOf } from "./page-order.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./onboarding.module.css";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";

export function StopPage({ flow, page }: { flow: OnboardingFlow; page: FlowPage }) {
  const { t, i18n } = useLingui();
  const { links } = useBrand();
  const texts = page.stop?.question && questionTexts(i18n, page.stop.question);
  const from = page.stop!.from.name;
  return (
    <Page title={t`This may not be the right fit yet`} width="form">
      <Stack gap={12} className={`${classes.apart} reading`}>
        {texts ? (
          <>
            <p>
              <strong>{texts.label}</strong>
            </p>
            {texts.labelSubtext && <p>{texts.labelSubtext}</p>}
            {texts.description && <p>{texts.description}</p>}
          </>
        ) : (
          <p>
            <Trans>With this answer we can't go on. If you chose the wrong one, change it.</Trans>
          </p>
        )}
        <p className="muted">
          <Trans>Your answers are kept, and nobody else sees this page.</Trans>
        </p>
      </Stack>
      <Cluster gap={[8, 12]} className={classes.foot} data-flow>
        <Button data-continue onClick={() => flow.goTo(pageOf(flow.pages, from) ?? page)}>
          <Trans>Change my answer</Trans>
        </Button>
        {links.careerResources && (
          <Button as="a" href={links.careerResources} variant="outline">
            <Trans>Career resources</Trans>
          </Button>
        )}
        <Button variant="subtle" onClick={() => void flow.finishLater()}>
          <Trans>Save and finish later</Trans>
        </Button>
      </Cluster>
    </Page>
  );
}
