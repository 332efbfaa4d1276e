/** The frame of the pages on which a plan is changed: what is chosen at the left, what it comes to at the right. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, Navigate } from "react-router";

import { pages } from "#features/paths.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { TestPaymentsNote } from "../test-payments-note.tsx";
import { type PlansView, usePlans } from "../use-plans.ts";
import { type PlanChoice, usePlanChoice } from "./use-plan-choice.ts";

export interface ChosenPlan extends PlanChoice {
  plan: NonNullable<PlanChoice["plan"]>;
  view: PlansView;
  /** After a write, so that the page of plans shows it at once. */
  refetch: () => void;
}

interface ChoicePageProps {
  title: string;
  children: (chosen: ChosenPlan) => React.ReactNode;
}

export function ChoicePage({ title, children }: ChoicePageProps) {
  const { t } = useLingui();
  const { query, refetch } = usePlans();
  return (
    <Page title={title}>
      <Stack gap={24}>
        <Loaded
          query={query}
          failure={t`We couldn't load plans.`}
          skeleton={<SkeletonRows count={3} height={120} />}
        >
          {(view) => (
            <Choice view={view} refetch={refetch}>
              {children}
            </Choice>
          )}
        </Loaded>
        <p>
          <Link to={pages.plans}>
            <Trans>Back to plans</Trans>
          </Link>
        </p>
      </Stack>
    </Page>
  );
}

/** Without a plan there is nothing to do here; a member reads who may do it on the page of plans. */
function Choice({
  view,
  refetch,
  children,
}: Pick<ChosenPlan, "view" | "refetch"> & Pick<ChoicePageProps, "children">) {
  const { plan, ...choice } = usePlanChoice(view);
  if (!plan || !view.isOwner) return <Navigate to={pages.plans} replace />;
  return (
    <Stack gap={24}>
      <TestPaymentsNote payments={view.subscription.meta?.payments} />
      {children({ view, refetch, plan, ...choice })}
    </Stack>
  );
}
