/** The pages in "Go to…", by user type. */
import { useLingui } from "@lingui/react/macro";

import { pages } from "#features/paths.ts";
import type { UserType } from "#features/accounts/screens/session/token-claims.ts";
import { educatorBottom, employerMore, employerRail } from "./navigation.ts";

export function useGoToPages(userType: UserType | null): { to: string; label: string }[] {
  const { t, i18n } = useLingui();
  const entries =
    userType === "educator"
      ? educatorBottom
      : userType === "employer"
        ? [...employerRail(true), ...employerMore(false, false)]
        : [];
  const userPages = entries.map(({ to, label }) => ({ to, label: i18n._(label) }));
  const more =
    userType === "educator"
      ? [{ to: pages.settings, label: t`Settings` }]
      : userType === "employer"
        ? [{ to: pages.newJob, label: t`Post a job` }]
        : userType === "operator"
          ? [
              { to: pages.admin, label: t`Overview` },
              { to: pages.reviewEducators, label: t`Educators to review` },
              { to: pages.reviewEmployers, label: t`Programs to review` },
              { to: pages.messageCatalogue, label: t`All messages` },
              { to: pages.settings, label: t`Settings` },
            ]
          : [
              { to: pages.jobs, label: t`Find jobs` },
              { to: pages.hiringHero, label: t`Hiring Hero` },
              { to: pages.login, label: t`Log in` },
              { to: pages.signUp, label: t`Sign up` },
            ];
  return [...new Map([...userPages, ...more].map((page) => [page.to, page])).values()];
}
