/** "Add … to see better matches", for educators: profile parts that the match needs, with a link to add them. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconUserPlus from "~icons/tabler/user-plus";
import { Link } from "react-router";

import { anchorOf } from "#features/educators/profile-anchors.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { pages } from "#features/paths.ts";
import { useIsOnboarding } from "#features/accounts/screens/session/current-account.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./better-matches.module.css";

const maxNamed = 2;

export function BetterMatches() {
  const { t, i18n } = useLingui();
  const isUnfinished = useIsOnboarding();
  const profile = useCollection(UserProfile, { size: 1, keepOffline: true }).data?.[0];
  const words: Record<string, string> = {
    zipCode: t`your ZIP code`,
    desired_role: t`the roles you want`,
    availability: t`the hours you want`,
    desired_location: t`where you want to work`,
    desired_age_group: t`the ages you like to teach`,
    expected_compensation: t`the pay you hope for`,
    desired_start: t`when you can start`,
    workHistories: t`your work history`,
    educationHistories: t`your education`,
  };
  const missing = Object.keys(words).filter((name) => profile?.missingRequiredFields?.includes(name));
  if (missing.length === 0) return null;
  const named = missing.slice(0, maxNamed).map((name) => words[name]!);
  const what = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(named);
  const to = isUnfinished ? pages.registerTeacherOnboarding : `${pages.profile}#${anchorOf(missing[0]!)}`;
  return (
    <Row as="p" gap={10} align="start" padding={12} surface="tint" className={classes.strip}>
      <IconUserPlus />
      <span>
        <Link to={to}>
          <Trans>Add {what} to see better matches</Trans>
        </Link>
      </span>
    </Row>
  );
}
