/** Calls the public API as any client would. */

import { CommandError } from "#platform/shared/command-error.ts";

export interface Person {
  accountId: string;
  headers: Record<string, string>;
}

const jsonApiType = "application/vnd.api+json";

/** The parsed answer. @throws CommandError naming the call and what came back when it is refused. */
export async function callApi<T = Document>(
  base: string,
  path: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<T> {
  const type: Record<string, string> =
    body === undefined ? {} : { "Content-Type": isDocument(body) ? jsonApiType : "application/json" };
  const response = await fetch(`${base}/${path}`, {
    method,
    headers: { Accept: `${jsonApiType}, application/json`, ...type, ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok)
    throw new CommandError(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
  return (text ? JSON.parse(text) : {}) as T;
}

export interface Resource {
  id: string;
  type: string;
  attributes: Record<string, unknown>;
  relationships?: Record<string, { data: { id: string } | null }>;
}
export interface Document<D = Resource[]> {
  data: D;
}

export async function signIn(
  base: string,
  { email, password }: { email: string; password: string },
): Promise<Person> {
  return personOf(base, "accounts/sign_in", { email, password });
}

export const signUp = (base: string, extraAttributes: object): Promise<Person> =>
  personOf(base, "accounts/sign_up", {
    email: `conformance-${crypto.randomUUID()}@people.example`,
    password: "four-green-umbrellas",
    firstName: "Robin",
    lastName: "Vale",
    zipCode: "78701",
    ...extraAttributes,
  });

async function personOf(base: string, path: string, body: object): Promise<Person> {
  const response = await fetch(`${base}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const token = response.headers.get("Access-Token");
  if (!token) throw new CommandError(`${path} answered ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as Document<Resource>;
  return { accountId: data.id, headers: { Authorization: `Bearer ${token}` } };
}

const isDocument = (body: unknown) => typeof body === "object" && body !== null && "data" in body;
