/** For tests of what a program may do before, during and after its review. */
import { expect } from "vitest";
import { markEmailVerified } from "#features/accounts/api/confirm-email.action.ts";
import { make } from "#features/educators/api/educators-under-test.ts";
import { wholeJob } from "#features/jobs/api/jobs-under-test.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { systemContext } from "#platform/server/system-context.ts";
import type { testServer } from "./test-server.ts";

export type Server = Awaited<ReturnType<typeof testServer>>;
export type Person = Awaited<ReturnType<Server["person"]>>;

/** `operatorOf` gives the operator who decides. */
export function employerStanding(server: Server, operator: { ask: Server["ask"] }) {
  let count = 0;
  const register = (more: object = {}) =>
    server.person("employer", {
      employerName: `Program ${++count}`,
      zipCode: "78701",
      address: "1 Main St",
      ...more,
    });
  const decide = (id: string, move: string, body: object = {}) =>
    operator.ask(`employers/${id}/${move}`, { method: "POST", body });
  const codeOf = (answer: { json: () => { errors: { code: string }[] } }) => answer.json().errors[0]!.code;
  const idOf = async (person: Person) =>
    (await person.ask("employers/employer_profiles?include=employer")).json().included[0].id as string;
  const stateOf = async (who: Person, id: string) =>
    (await who.ask(`employers/${id}`)).json().data.attributes.approvalState;

  /** A draft that could be published. */
  async function draftOf(who: Person): Promise<string> {
    const [location] = (await who.ask("locations")).json().data;
    const answer = await make(who, "employer/job_listings", { ...wholeJob, locationIds: [location.id] });
    expect(answer.status).toBe(201);
    return answer.json().data.id;
  }
  const publish = (who: { ask: Server["ask"] }, id: string) =>
    who.ask(`employer/job_listings/${id}/publish`, { method: "POST", body: {} });
  const statusOf = async (who: Person, id: string) =>
    (await who.ask(`employer/job_listings/${id}`)).json().data.attributes.listingStatus;
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
