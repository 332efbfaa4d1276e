/** /employer/plans: the plan an employer is on, what it uses of it, and what the others carry. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Employer } from "#features/employers/employer.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { Plan } from "../plan.ts";
import { CurrentPlan } from "./current-plan.tsx";
import { PlanList } from "./plan-list.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./plans.module.css";

export const handle = routeHandle({ access: "employer", shell: "app", hasServerData: true });

export default function PlansScreen() {
  const { t } = useLingui();
  const { links, contactEmail } = useBrand();
  const profile = useCurrentEmployerProfile();
  const employer = useResource(Employer, profile?.employerId);
  const plans = useCollection(Plan, { at: "employers/plans", sort: "position" });
  const usage = employer.data?.meta?.plan;
  return (
    <Page title={t`Plans`}>
      <Stack gap={32} className={classes.stack}>
        <Loaded
          query={employer}
          failure={t`We couldn't load your plan.`}
          skeleton={<SkeletonRows count={1} height={180} />}
        >
          {() => usage && <CurrentPlan usage={usage} />}
        </Loaded>
        <section aria-labelledby="all-plans">
          <h2 id="all-plans" className={classes.title}>
            <Trans>What each plan carries</Trans>
          </h2>
          <Loaded
            query={plans}
            failure={t`We couldn't load plans.`}
            skeleton={<SkeletonRows count={4} height={56} />}
          >
            {(all) => <PlanList plans={all} current={usage?.name ?? null} />}
          </Loaded>
        </section>
        <p>
          <Trans>
            Plans can't be bought here yet. Do you need more room already?{" "}
            <a href={links.contact ?? `mailto:${contactEmail}`}>Write to us</a>
          </Trans>
        </p>
      </Stack>
    </Page>
  );
}
