/** The pages "Go to…" offers, for whoever asks. */
import { useLingui } from "@lingui/react/macro";

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
  const own = entries.map(({ to, label }) => ({ to, label: i18n._(label) }));
  const more =
    userType === "educator"
      ? [{ to: "/settings", label: t`Settings` }]
      : userType === "employer"
        ? [{ to: "/employer/jobs/new", label: t`Post a job` }]
        : [
            { to: "/jobs", label: t`Find jobs` },
            { to: "/hiring-hero", label: t`Hiring Hero` },
            { to: "/login", label: t`Log in` },
            { to: "/sign_up", label: t`Sign up` },
          ];
  return [...new Map([...own, ...more].map((page) => [page.to, page])).values()];
}
