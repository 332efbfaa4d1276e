/** Shows an employer that this is their own page, as educators see it. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import classes from "./employer-page.module.css";

export function TeamBanner({ employerId }: { employerId: string }) {
  const profile = useCurrentEmployerProfile();
  if (!profile || profile.employerId !== employerId) return null;
  return (
    <p role="status" className={classes.notice}>
      <Trans>This is how educators see you</Trans>{" "}
      <Link to={pages.employerProfile}>
        <Trans>Edit</Trans>
      </Link>
    </p>
  );
}
