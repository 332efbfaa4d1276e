/**
 * /register/teacher/onboarding: the profile, question by question, which can be interrupted and resumed
 * anywhere.
 */
import { useLingui } from "@lingui/react/macro";
import { Navigate } from "react-router";

import { pages } from "#features/paths.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { useAccount } from "#features/accounts/screens/session/current-account.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";

import { DonePage } from "./done-page.tsx";
import { OnboardingPages } from "./onboarding-pages.tsx";
import { RejectedPage } from "./rejected-page.tsx";
import { useOnboardingData } from "./use-onboarding-data.ts";
import { views } from "./use-onboarding-flow.ts";

export const handle = routeHandle({ access: "educator", shell: "flow", hasServerData: true });

export default function OnboardingScreen() {
  const { t } = useLingui();
  const tools = useOnboardingData();
  const account = useAccount();
  const [search] = useSearch();
  const query = { ...tools.query, data: account && tools.query.data };
  return (
    <Loaded query={query} failure={t`We couldn't load your questions.`}>
      {(data) => {
        if (data.profile.approvalState === "rejected") return <RejectedPage data={data} />;
        if (account?.onboardComplete !== true) return <OnboardingPages data={data} tools={tools} />;
        if (search.section === views.done) return <DonePage data={data} />;
        // In review already, whoever is at a question goes on with the optional ones.
        return search.section ? (
          <OnboardingPages data={data} tools={tools} />
        ) : (
          <Navigate to={pages.profile} replace />
        );
      }}
    </Loaded>
  );
}
