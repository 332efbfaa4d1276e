/** For tests of applications: an employer with a published job, educators who apply, and ways to ask. */
import type { testServer } from "#app/testing/test-server.ts";
import { employerOf } from "#features/jobs/api/jobs-under-test.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
export type Answer = Awaited<ReturnType<Server["ask"]>>;
interface Asker {
  ask: Server["ask"];
}

export const received = "employer/job_applications";

export async function jobWithEmployer(server: Server, attributes: object = {}, name = "Little Oaks") {
  const employer = await employerOf(server, { name });
  const job = await employer.publish(attributes);
  return { employer, job };
}

export const educatorOf = (server: Server, firstName = "Ana", lastName = "Ruiz") =>
  server.person("educator", { firstName, lastName, zipCode: "78701" });

export const apply = (educator: Asker, jobListingId: string, attributes: object = {}) =>
  educator.ask("job_applications", {
    method: "POST",
    body: { data: { type: "job_applications", attributes: { jobListingId, ...attributes } } },
  });

/** An educator who applied, and the application's id. */
export async function applicant(server: Server, jobListingId: string, firstName = "Ana") {
  const educator = await educatorOf(server, firstName);
  const answer = await apply(educator, jobListingId);
  if (answer.status !== 201) throw new Error(`applying answered ${answer.status}: ${answer.text}`);
  return { educator, id: answer.json().data.id as string };
}

export const fire = (who: Asker, path: string, body: object = {}) => who.ask(path, { method: "POST", body });
export const byEmployer = (employer: Asker, id: string, event: string, body: object = {}) =>
  fire(employer, `${received}/${id}/${event}`, body);

interface Read extends Record<string, unknown> {
  status: number;
  aasmState: string;
  stateChangedAt: string;
  timeline: { from: string; to: string; at: string; by: string; reason?: string; name?: string }[];
  /** The timeline as "from → to". */
  moves: string[];
}

/** An application as somebody reads it: its attributes and its timeline. */
export async function read(who: Asker, id: string, collection = "job_applications"): Promise<Read> {
  const answer = await who.ask(`${collection}/${id}`);
  const { data } = answer.json();
  const timeline = (data?.meta?.timeline ?? []) as Read["timeline"];
  const moves = timeline.map(({ from, to }) => `${from} → ${to}`);
  return { status: answer.status, ...data?.attributes, timeline, moves };
}
