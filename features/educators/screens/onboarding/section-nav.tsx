/** The sections with their states, as links, and how far the profile is. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { ProfileTower } from "../profile/profile-tower.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";

import type { Section } from "./flow-pages.ts";
import { firstOpen } from "./page-order.ts";
import { pageLink } from "./page-link.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./onboarding.module.css";
import { sectionStateLabels, sectionLabels } from "./section-labels.ts";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";
import { views } from "./use-onboarding-flow.ts";

export function SectionNav({ flow }: { flow: OnboardingFlow }) {
  const { t } = useLingui();
  const [search] = useSearch();
  return (
    <nav aria-label={t`Sections`} className={classes.nav}>
      <SectionLinks flow={flow} />
      <Row
        as={Link}
        gap={[4, 12]}
        justify="between"
        to={pageLink(search, views.check)}
        aria-current={flow.view === views.check ? "page" : undefined}
        className={classes.navLink}
      >
        <Trans>Check your answers</Trans>
      </Row>
    </nav>
  );
}

export function SectionLinks({ flow }: { flow: OnboardingFlow }) {
  const [search] = useSearch();
  const labelFor = useLabels();
  return (
    <Stack as="ol">
      {flow.sections.map((section) => (
        <li key={section.name}>
          <Row
            as={Link}
            gap={[4, 12]}
            justify="between"
            to={pageLink(search, firstOpen(section.pages) ?? section.pages[0]!)}
            aria-current={flow.page?.section === section.name ? "step" : undefined}
            className={classes.navLink}
          >
            <span>{labelFor(sectionLabels, section.name)}</span>
            <span className="small muted" data-state={section.state}>
              {labelFor(sectionStateLabels, section.state)}
            </span>
          </Row>
        </li>
      ))}
    </Stack>
  );
}

/** The tower, the percentage of what is required, and a text once all is done. */
export function Progress({ flow }: { flow: OnboardingFlow }) {
  const { completeness: percent } = flow.profile.metadata;
  const done = doneOf(flow.sections);
  return (
    <Row gap={16} align="end" className={classes.tower}>
      <ProfileTower done={done} total={flow.sections.length} />
      <div>
        <p>
          <strong>
            <Trans>{percent}% complete</Trans>
          </strong>
        </p>
        <p role="status" className="small muted">
          {done === flow.sections.length && <Trans>All sections complete</Trans>}
        </p>
      </div>
    </Row>
  );
}

const doneOf = (sections: readonly Section[]) => sections.filter(({ state }) => state === "done").length;
