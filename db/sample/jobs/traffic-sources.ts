/** Where the sample's views and applications came from, as analytics would have counted them. */
import { jobSources, type JobSource } from "#features/jobs/job-sources.ts";
import type { SampleApplication } from "../hiring/applications.ts";
import type { RowsByTable } from "../sample-context.ts";

/** Of a hundred; the rest came by search. */
const shares: Partial<Record<JobSource, number>> = {
  recommendation: 18,
  email: 12,
  home: 9,
  employer_page: 7,
  share: 5,
  other_site: 4,
  direct: 3,
};

type Sources = NonNullable<RowsByTable["jobSources"]>;
type Views = NonNullable<RowsByTable["jobViews"]>;

/** The same application comes from the same place whenever the sample is made. */
export const sourceOf = ({ row: { id } }: SampleApplication): JobSource => sourceAt(markOf(id));

/** Where the `at`th of a hundred comes from. */
function sourceAt(at: number): JobSource {
  let left = at % 100;
  return jobSources.find((source) => (left -= shares[source] ?? 0) < 0) ?? "search";
}

const markOf = (id: string) => Number.parseInt(id.replaceAll("-", "").slice(-6), 16);

/** Steps through the hundred, so that a few views come from several places too. */
const stride = 37;

export const viewSources = (views: Views): Sources =>
  views.flatMap(({ jobListingId, day, views: all = 0 }, index) => {
    const first = markOf(jobListingId) + index;
    const attributed = Array.from({ length: Number(all) }, (_, at) => sourceAt(first + at * stride));
    const counted = Object.entries(Object.groupBy(attributed, (source) => source));
    return counted.map(([source, some]) => ({ jobListingId, day, source, views: some.length }));
  });

/** An application submitted before the first counted day is counted beside its views. */
export function applicationSources(applications: readonly SampleApplication[]): Sources {
  const counted = new Map<string, Sources[number] & { applications: number }>();
  for (const application of applications) {
    const { jobListingId, submittedAt } = application.row;
    if (!submittedAt) continue;
    const source = sourceOf(application);
    // A day before all counted ones, so that no row of views exists there already.
    const key = `${jobListingId} ${source}`;
    const row = counted.get(key) ?? { jobListingId, source, day: "2020-01-01", applications: 0 };
    row.applications += 1;
    counted.set(key, row);
  }
  return [...counted.values()];
}
