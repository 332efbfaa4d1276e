/** For tests of what a program may do before, during and after its review. */
import { expect } from "vitest";
import { markEmailVerified } from "#features/accounts/api/confirm-email/confirm-email.action.ts";
import { make } from "#features/educators/api/educators.fixtures.ts";
import { completeJob } from "#features/jobs/api/jobs.fixtures.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { systemContext } from "#platform/server/system-context.ts";
import type { testServer } from "./test-server.ts";

export type Server = Awaited<ReturnType<typeof testServer>>;
export type Person = Awaited<ReturnType<Server["person"]>>;

/** `operatorOf` gives the operator who decides. */
export function employerStanding(server: Server, operator: { request: Server["request"] }) {
  let count = 0;
  const register = (more: object = {}) =>
    server.person("employer", {
      employerName: `Program ${++count}`,
      zipCode: "78701",
      address: "1 Main St",
      ...more,
    });
  const decide = (id: string, verb: string, body: object = {}) =>
    operator.request(`employers/${id}/${verb}`, { method: "POST", body });
  const codeOf = (answer: { json: () => { errors: { code: string }[] } }) => answer.json().errors[0]!.code;
  const idOf = async (person: Person) =>
    (await person.request("employers/employer_profiles?include=employer")).json().included[0].id as string;
  const stateOf = async (who: Person, id: string) =>
    (await who.request(`employers/${id}`)).json().data.attributes.approvalState;

  /** A draft that could be published. */
  async function draftOf(who: Person): Promise<string> {
    const [location] = (await who.request("locations")).json().data;
    const answer = await make(who, "employer/job_listings", { ...completeJob, locationIds: [location.id] });
    expect(answer.status).toBe(201);
    return answer.json().data.id;
  }
  const publish = (who: { request: Server["request"] }, id: string) =>
    who.request(`employer/job_listings/${id}/publish`, { method: "POST", body: {} });
  const statusOf = async (who: Person, id: string) =>
    (await who.request(`employer/job_listings/${id}`)).json().data.attributes.listingStatus;
  const inSystem = (one: Server, work: (context: WriteContext) => Promise<void>) =>
    one.db.transaction().execute((tx) =>
      work(
        systemContext(
          {
            log: console as never,
            settings: { origin: "http://localhost" } as never,
            now: () => new Date(),
            emit: one.platform.registry.emit,
          },
          tx,
        ),
      ),
    );
  const verify = (accountId: string, one: Server = server) =>
    inSystem(one, (context) => markEmailVerified(context, accountId));

  /** The name of the program that `register` made last. */
  const lastProgram = () => `Program ${count}`;

  return {
    lastProgram,
    register,
    decide,
    codeOf,
    idOf,
    stateOf,
    draftOf,
    publish,
    statusOf,
    inSystem,
    verify,
  };
}
