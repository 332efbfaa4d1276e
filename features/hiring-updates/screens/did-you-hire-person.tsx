/** "Did you hire Ana Reyes?" */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { fullName } from "#features/accounts/full-name.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { pages } from "#features/paths.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useEmployerUpdate } from "./use-hiring-update.ts";
import { YesOrNo } from "./yes-or-no.tsx";

export function DidYouHirePerson({ userProfileId }: { userProfileId: string }) {
  const { t } = useLingui();
  const report = useEmployerUpdate();
  const query = useResource(UserProfile, userProfileId);
  const answer = (foundJob: boolean) =>
    report.run(
      foundJob
        ? { foundJob, hiredUserListings: [{ userProfileId, jobListingId: null }] }
        : { foundJob, userProfileId },
    );
  return (
    <Loaded query={query} failure={t`We couldn't load this profile.`}>
      {(person) => (
        <YesOrNo
          question={<Trans>Did you hire {fullName(person)}?</Trans>}
          answer={answer}
          later={pages.employerToday}
          afterYes={
            <p>
              <Trans>Saved. The application is marked as hired.</Trans>{" "}
              <Link to={pages.employerApplicants}>
                <Trans>See applicants</Trans>
              </Link>
            </p>
          }
          afterNo={
            <p>
              <Trans>Thank you. If they say otherwise, we ask you once more.</Trans>
            </p>
          }
        />
      )}
    </Loaded>
  );
}
