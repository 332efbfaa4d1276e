/** Shown on the page of an unclaimed program that was imported from a license roster. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import classes from "./employer-page.module.css";

export function ClaimNotice() {
  const { removeSchoolSignup } = useBrand();
  const { userType } = useSession();
  return (
    <div className={classes.notice}>
      <p>
        <Trans>
          We know this program from the state's list of licensed child care. Nobody from the program looks
          after this page yet.
        </Trans>
      </p>
      {!removeSchoolSignup && userType !== "educator" && (
        <p>
          <Trans>
            Is this your program? <Link to={pages.registerEmployer}>Claim it</Link>
          </Trans>
        </p>
      )}
    </div>
  );
}
