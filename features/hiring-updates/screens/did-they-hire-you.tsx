/** "Did Sunny Hill hire you?" */
import { Trans, useLingui } from "@lingui/react/macro";

import { Employer } from "#features/employers/employer.ts";
import { pages } from "#features/paths.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { FoundJobNext } from "./found-job-next.tsx";
import { useEducatorUpdate } from "./use-hiring-update.ts";
import { YesOrNo } from "./yes-or-no.tsx";

export function DidTheyHireYou({ employerId }: { employerId: string }) {
  const { t } = useLingui();
  const report = useEducatorUpdate();
  const query = useResource(Employer, employerId);
  return (
    <Loaded query={query} failure={t`We couldn't load this program.`}>
      {({ name }) => (
        <YesOrNo
          question={<Trans>Did {name} hire you?</Trans>}
          answer={(foundJob) => report.run({ foundJob, employerId, platform: foundJob ? "here" : null })}
          later={pages.jobs}
          afterYes={<FoundJobNext />}
          afterNo={
            <p>
              <Trans>Thank you. We don't ask about this program again unless it says otherwise.</Trans>
            </p>
          }
        />
      )}
    </Loaded>
  );
}
