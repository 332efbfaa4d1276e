/** The API as the journeys use it to set their scene: people and what they own, made the way any client would. */
import { randomBytes } from "node:crypto";
import { cast } from "#db/sample/cast.ts";
import { names } from "#platform/web/storage.ts";
import { confirmEmail } from "./confirm-email.ts";
import { finishProfile } from "./finish-profile.ts";
import { productUrl } from "./product-url.ts";

export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  fullName: string;
  /** Asks the API as this person; anything but 2xx is an error that shows the answer. */
  ask: <T = Answer>(path: string, options?: Question) => Promise<T>;
  /** What the web app keeps in the browser for somebody who is signed in. */
  storage: Record<string, string>;
}

export interface Question {
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  body?: unknown;
}

/** A document about one resource. Name another type at `ask` for anything else. */
export interface Answer {
  data: Resource;
  included?: Resource[];
  meta?: Record<string, unknown>;
}

export interface Resource {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
  relationships?: Record<
    string,
    { data: { type: string; id: string } | { type: string; id: string }[] | null }
  >;
}

const jsonApi = "application/vnd.api+json";

/**
 * Makes an account of this journey's own, so that journeys can run beside each other and again. Its address is confirmed
 * and an educator has answered all that is required, unless the journey is about just that.
 */
export async function signUp(
  userType: "educator" | "employer",
  more: Record<string, string> = {},
  { isNew = false, isUnconfirmed = false } = {},
): Promise<Person> {
  const mark = randomBytes(4).toString("hex");
  const person = {
    email: `${userType}-${mark}@journeys.example`,
    password: "kites-over-the-harbor",
    firstName: userType === "educator" ? "Noor" : "Ines",
    lastName: lastNameFrom(mark),
  };
  const home = {
    zipCode: "78701",
    ...(userType === "employer" ? { employerName: `Kite Harbor ${mark}` } : {}),
  };
  const answer = await send("accounts/sign_up", {
    method: "POST",
    body: { ...person, ...home, ...more, userType },
  });
  const made = await personWith({ ...person, ...more }, userType, answer.headers);
  if (!isUnconfirmed) await confirmEmail(made.email);
  if (userType === "educator" && !isNew) await finishProfile(made);
  return made;
}

/** Signs in one of the sample marketplace's own people; the employer as the first of the two programs. */
export async function signIn(role: "educator" | "employer" | "operator"): Promise<Person> {
  const { email, password, firstName, lastName } = cast[role];
  const answer = await send("accounts/sign_in", { method: "POST", body: { email, password } });
  const who = { email, password, firstName, lastName };
  const person = await personWith(who, role, answer.headers);
  if (role !== "employer") return person;
  const { data } = await person.ask<{ data: Resource[] }>("employers/employer_profiles");
  return personWith(who, role, answer.headers, data[0]!.id);
}

/** Letters only, as names are; different for every person, so that a page can be searched for it. */
const lastNameFrom = (mark: string) =>
  `Vale${mark.replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "g")}`;

async function personWith(
  who: Pick<Person, "email" | "password" | "firstName" | "lastName">,
  userType: string,
  headers: Headers,
  profile = headers.get("Current-Employer-Profile-Id"),
): Promise<Person> {
  const token = headers.get("Access-Token") ?? "";
  const acting = {
    Authorization: `Bearer ${token}`,
    ...(profile && { "Current-Employer-Profile-Id": profile }),
  };
  const ask = async <T>(path: string, question: Question = {}) =>
    (await (await send(path, question, acting)).json().catch(() => undefined)) as T;
  const storage = {
    [names.accessToken]: token,
    [names.refreshToken]: headers.get("Refresh-Token") ?? "",
    [names.userType]: userType,
    ...(profile && { [names.employerProfileId]: profile, [names.employerProfilesCount]: "1" }),
  };
  return { ...who, fullName: `${who.firstName} ${who.lastName}`, ask, storage };
}

async function send(path: string, { method = "GET", body }: Question, headers: Record<string, string> = {}) {
  const type = path.startsWith("accounts/") ? "application/json" : jsonApi;
  const answer = await fetch(new URL(`/api/${path}`, productUrl()), {
    method,
    headers: { Accept: type, ...(body !== undefined && { "Content-Type": type }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
