/** Fixtures of applications: an employer with a published job, educators who apply, and request helpers. */
import type { testServer } from "#app/testing/test-server.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
interface Requester {
  request: Server["request"];
}

export const employerApplications = "employer/job_applications";

export async function createJobWithEmployer(server: Server, attributes: object = {}, name = "Little Oaks") {
  const employer = await createEmployer(server, { name });
  const job = await employer.publish(attributes);
  return { employer, job };
}

export const createEducator = (server: Server, firstName = "Ana", lastName = "Ruiz") =>
  server.person("educator", { firstName, lastName, zipCode: "78701" });

export const applyTo = (educator: Requester, jobListingId: string, attributes: object = {}) =>
  educator.request("job_applications", {
    method: "POST",
    body: { data: { type: "job_applications", attributes: { jobListingId, ...attributes } } },
  });

/** An educator who applied, and the application's id. */
export async function createApplicant(server: Server, jobListingId: string, firstName = "Ana") {
  const educator = await createEducator(server, firstName);
  const answer = await applyTo(educator, jobListingId);
  if (answer.status !== 201) throw new Error(`applying answered ${answer.status}: ${answer.text}`);
  return { educator, id: answer.json().data.id as string };
}

export const postAs = (who: Requester, path: string, body: object = {}) =>
  who.request(path, { method: "POST", body });
export const runEmployerEvent = (employer: Requester, id: string, event: string, body: object = {}) =>
  postAs(employer, `${employerApplications}/${id}/${event}`, body);

/** Makes an offer and sends it at once; the answer is that of the offer. */
export async function sendOffer(employer: Requester, id: string, body: object = {}) {
  const answer = await runEmployerEvent(employer, id, "offer", body);
  if (answer.status === 200) await runEmployerEvent(employer, id, "send_offer");
  return answer;
}

interface ReadApplication extends Record<string, unknown> {
  status: number;
  aasmState: string;
  stateChangedAt: string;
  timeline: { from: string; to: string; at: string; by: string; reason?: string; name?: string }[];
  /** The timeline as "from → to". */
  transitions: string[];
}

/** An application as one actor reads it: attributes and timeline. */
export async function readApplication(
  who: Requester,
  id: string,
  collection = "job_applications",
): Promise<ReadApplication> {
  const answer = await who.request(`${collection}/${id}`);
  const { data } = answer.json();
  const timeline = (data?.meta?.timeline ?? []) as ReadApplication["timeline"];
  const transitions = timeline.map(({ from, to }) => `${from} → ${to}`);
  return { status: answer.status, ...data?.attributes, timeline, transitions };
}
