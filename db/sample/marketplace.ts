/** Everything of the sample at once, in memory: who is there, what is offered, who applied. */
import type { DB } from "#db/tables.ts";
import type { Insertable } from "kysely";
import { applicationMaker, makeApplications, type SampleApplication } from "./applications.ts";
import { makeConversations, type SampleConversation } from "./conversations.ts";
import { educatorMaker, makeEducators, type SampleEducator } from "./educators.ts";
import { employerMaker, makeEmployers, type SampleEmployer } from "./employers.ts";
import { makeInterviews, type SampleInterviews } from "./interviews.ts";
import { jobMaker, makeJobs, type SampleJob } from "./jobs.ts";
import {
  castApplication,
  castEducator,
  castEmployers,
  castJobs,
  castOperator,
  type CastHashes,
} from "./make-cast.ts";
import type { World } from "./world.ts";

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
  world: World,
  sizes: Sizes,
  hashes: CastHashes & { crowd: string },
): Marketplace {
  const makeEmployer = employerMaker(world, hashes.crowd);
  const makeJob = jobMaker(world);
  const makeEducator = educatorMaker(world, hashes.crowd);
  const makeApplication = applicationMaker(world);

  const ours = castEmployers(world, makeEmployer, hashes);
  const others = makeEmployers(world, sizes.employers - ours.length, makeEmployer);
  const ourJobs = castJobs(ours, makeJob);
  const jobs = [...ourJobs, ...makeJobs(world, others, sizes.jobs - ourJobs.length, makeJob)];
  const maya = castEducator(world, makeEducator, hashes, ours[0]!.locations[0]!.zip);
  const educators = [maya, ...makeEducators(sizes.educators - 1, makeEducator)];
  const applications = [
    castApplication(makeApplication, ourJobs, maya),
    ...makeApplications(world, jobs, educators, sizes.applications - 1, makeApplication),
  ];
  const employers = [...ours, ...others];
  return {
    employers,
    jobs,
    educators,
    applications,
    conversations: makeConversations(world, { employers, jobs, educators, applications }),
    interviews: makeInterviews(world, { employers, educators, applications }),
    operator: castOperator(world, hashes.operator),
  };
}
