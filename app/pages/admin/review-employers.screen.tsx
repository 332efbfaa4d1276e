/** /admin/employers: programs that wait to be approved, with the jobs that wait for it. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Employer } from "#features/employers/employer.ts";
import type { Decision, Waiting } from "#features/operators/screens/review/waiting.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { consoleDataPath } from "#features/paths.ts";
import { call } from "#platform/web/api-client/api.ts";
import { onlyResource } from "#platform/web/api-client/document.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import { RichText } from "#platform/web/ui/data/rich-text.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { ReviewPage, useReviewDecisions } from "./review-page.tsx";

export const handle = routeHandle({ access: "operator", shell: "app" });

const templates = [
  msg`We could not find your licence. Please write its number and the state that gave it.`,
  msg`Please add the address where children are cared for.`,
  msg`This is not a program for young children.`,
];

export default function ReviewEmployersScreen() {
  const { t, i18n } = useLingui();
  const [{ q = "", claims }] = useSearch();
  const query = useCollection(Employer, {
    filter: {
      approvalState: "pending",
      q: q.length < 2 ? "" : q,
      ...(claims ? { fromRoster: true } : {}),
    },
    sort: "createdAt",
    size: 50,
  });
  const decide = ({ id }: Waiting, decision: Decision, words: string) =>
    call(`employers/${id}/${decision}`, {
      method: "POST",
      body: decision === "approve" ? {} : decision === "refuse" ? { reason: words } : { note: words },
    });
  const decideMany = async (ids: string[], decision: Decision, note: string) => {
    const body = { ids, action: decision, note };
    return onlyResource(await call("employers/review", { method: "POST", body })).id;
  };
  return (
    <ReviewPage
      title={claims ? t`Claims to check` : t`Programs to review`}
      query={query}
      toWaiting={({ id, name, zip, claimedAt, createdAt }) => ({
        ...{ id, name, place: zip ?? "" },
        since: claimedAt ?? createdAt,
      })}
      decisions={useReviewDecisions()}
      decide={decide}
      decideMany={decideMany}
      templates={templates.map((one) => i18n._(one))}
      detail={(id) => <EmployerDetail id={id} />}
    />
  );
}

function EmployerDetail({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useResource(Employer, id);
  const jobs = useCollection(JobListing, { filter: { employerId: id }, size: 10 });
  return (
    <Loaded query={query} failure={t`We couldn't load this program.`}>
      {(employer) => (
        <Stack gap={24}>
          <Link to={consoleDataPath(`employers/${id}`)}>
            <Trans>Everything about this program</Trans>
          </Link>
          {employer.rosterLicense && (
            <p>
              <Trans>
                Claimed from the licence roster: whoever registered gave its licence number,{" "}
                <strong>{employer.rosterLicense}</strong>.
              </Trans>
            </p>
          )}
          <DescriptionList
            shape="columns"
            items={[
              { label: t`Address`, value: [employer.address, employer.zip].filter(Boolean).join(", ") },
              { label: t`Kind of program`, value: employer.centerType },
              { label: t`Phone`, value: employer.phoneNumber },
              { label: t`Email`, value: employer.email },
              { label: t`Website`, value: employer.website },
            ]}
          />
          {employer.about && <RichText html={employer.about} />}
          <section aria-label={t`Jobs`}>
            <h3>
              <Trans>Jobs</Trans>
            </h3>
            <ul>
              {(jobs.data ?? []).map((job) => (
                <li key={job.id}>
                  <Link to={consoleDataPath(`job_listings/${job.id}`)}>{job.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        </Stack>
      )}
    </Loaded>
  );
}
