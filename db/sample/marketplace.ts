/** The whole sample in memory: people, jobs, applications. */
import type { DB } from "#db/tables.ts";
import type { Insertable } from "kysely";
import { applicationMaker, makeApplications, type SampleApplication } from "./hiring/applications.ts";
import { makeConversations, type SampleConversation } from "./hiring/conversations.ts";
import { createEducatorMaker, makeEducators, type SampleEducator } from "./educators/educators.ts";
import { createEmployerMaker, makeEmployers, type SampleEmployer } from "./employers/employers.ts";
import { makeInterviews, type SampleInterviews } from "./hiring/interviews.ts";
import { createJobMaker, makeJobs, type SampleJob } from "./jobs/jobs.ts";
import {
  makeDemoApplication,
  demoEducatorPlan,
  makeDemoEmployers,
  makeDemoJobs,
  makeDemoOperator,
  type DemoPasswordHashes,
} from "./demo/make-demo-accounts.ts";
import type { SampleContext } from "./sample-context.ts";

export interface Sizes {
  employers: number;
  jobs: number;
  educators: number;
  applications: number;
}

export interface Marketplace {
  employers: SampleEmployer[];
  jobs: SampleJob[];
  educators: SampleEducator[];
  applications: SampleApplication[];
  conversations: SampleConversation[];
  interviews: SampleInterviews;
  operator: Insertable<DB["accounts"]>;
}

export function makeMarketplace(
  context: SampleContext,
  sizes: Sizes,
  hashes: DemoPasswordHashes & { sample: string },
): Marketplace {
  const makeEmployer = createEmployerMaker(context, hashes.sample);
  const makeJob = createJobMaker(context);
  const makeEducator = createEducatorMaker(context, hashes.sample);
  const makeApplication = applicationMaker(context);

  const ours = makeDemoEmployers(context, makeEmployer, hashes);
  const others = makeEmployers(context, sizes.employers - ours.length, makeEmployer);
  const ourJobs = makeDemoJobs(context, ours, makeJob);
  const jobs = [...ourJobs, ...makeJobs(context, others, sizes.jobs - ourJobs.length, makeJob)];
  const maya = demoEducatorPlan(context, makeEducator, hashes, ours[0]!.locations[0]!.zip);
  const educators = [maya, ...makeEducators(sizes.educators - 1, makeEducator)];
  const applications = [
    makeDemoApplication(makeApplication, ourJobs, maya),
    ...makeApplications(context, jobs, educators, sizes.applications - 1, makeApplication),
  ];
  const employers = [...ours, ...others];
  return {
    employers,
    jobs,
    educators,
    applications,
    conversations: makeConversations(context, { employers, jobs, educators, applications }),
    interviews: makeInterviews(context, { employers, educators, applications }),
    operator: makeDemoOperator(context, hashes.operator),
  };
}
