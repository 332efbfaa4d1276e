/** Sends an employer's sign-up: the account with its program, or another program of an account there is already. */
import { fiveDigits } from "#features/places/zip-code.ts";
import { signUp } from "#features/accounts/screens/session/account-calls.ts";
import { loadProfileCount, switchProfile } from "#features/accounts/screens/session/profile-choice.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { linkAll, onlyResource } from "#platform/web/api-client/document.ts";
import { currentSession } from "#features/accounts/screens/session/current-session.ts";
import { Employer } from "../../employer.ts";
import { EmployerProfile } from "../../employer-profile.ts";
import { JoinRequest } from "../../join-request.ts";
import type { Registration } from "../../registration-form.ts";

/** ready: acts for the program · asked: its team decides · unknown: the answer must not tell (see the log-in page). */
export type RegistrationOutcome = "ready" | "asked" | "unknown";

/** Rejects with an `ApiError` whose `fields` are those of the form. */
export async function registerEmployer(
  values: Registration,
  referrer: string | null,
): Promise<RegistrationOutcome> {
  if (currentSession().status === "signed-in")
    return values.belonging === "join" ? requestToJoin(values) : addProgram(values, referrer);
  const { firstName, lastName, email, password } = values;
  await signUp({
    firstName,
    lastName,
    email,
    password,
    userType: "employer",
    employerName: values.employerName,
    ...programAttributes(values, referrer),
  });
  if (currentSession().status !== "signed-in") return "unknown";
  return values.belonging === "join" ? "asked" : "ready";
}

async function requestToJoin({ employerId, position }: Registration): Promise<RegistrationOutcome> {
  const attributes = { employerId, position: position.trim() || null };
  const body = { data: { type: JoinRequest.type, attributes } };
  await call("employers/join_requests", { method: "POST", body }).catch((error: unknown) => {
    // A repeated request is a request.
    if (!(error instanceof ApiError) || error.code !== "already_asked") throw error;
  });
  return "asked";
}

async function addProgram(values: Registration, referrer: string | null): Promise<RegistrationOutcome> {
  const attributes = { name: values.employerName, ...programAttributes(values, referrer) };
  const answer = await call(Employer.type, {
    method: "POST",
    body: { data: { type: Employer.type, attributes } },
  });
  const profiles = linkAll(EmployerProfile, await call("employers/employer_profiles?include=employer"));
  const own = profiles.find((profile) => profile.employerId === onlyResource(answer).id);
  if (own) switchProfile(own.id);
  await loadProfileCount();
  return "ready";
}

/** Empty values are omitted. */
function programAttributes(values: Registration, referrer: string | null) {
  const isNew = values.belonging === "new";
  const given = {
    zipCode: fiveDigits(values.zipCode.trim()),
    phoneNumber: values.phoneNumber.trim(),
    position: values.position.trim(),
    referrer,
    ...(isNew
      ? {
          address: values.address.trim(),
          centerType: values.centerType,
          website: values.website.trim(),
          capacity: Number(values.capacity) || undefined,
        }
      : { claimEmployerId: values.employerId, licenseNumber: values.licenseNumber.trim() }),
    ...(values.belonging === "join" ? {} : teamAttributes(values)),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== "" && value !== null));
}

/** Not for a joined team, which has its locations and members. */
const teamAttributes = ({ moreLocations, invitations }: Registration) => ({
  moreLocations: moreLocations.map(({ name, address, zipCode }) => ({
    name: name.trim(),
    address: address.trim(),
    zipCode: fiveDigits(zipCode.trim()),
  })),
  invitations: invitations.map(({ firstName, lastName, email }) => ({
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
  })),
});
