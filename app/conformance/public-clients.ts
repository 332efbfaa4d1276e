/**
 * kitsu and devour-client as published: each reads the employer's jobs and creates, updates and deletes
 * one.
 */
import Devour from "devour-client";
import Kitsu from "kitsu";
import type { TestData } from "./test-data.ts";
import type { Product } from "./product.ts";
import type { Check } from "./suites.ts";

export async function publicClients(_product: Product, testData: TestData): Promise<Check[]> {
  return [
    await check("kitsu reads and writes a job", () => withKitsu(testData)),
    await check("devour-client reads and writes a job", () => withDevour(testData)),
  ];
}

async function check(name: string, work: () => Promise<string>): Promise<Check> {
  try {
    return { name, ok: true, detail: await work() };
  } catch (error) {
    return { name, ok: false, detail: error instanceof Error ? error.message : JSON.stringify(error) };
  }
}

interface Job {
  id: string;
  title: string;
  employer?: { name?: string; data?: { name?: string } };
}

async function withKitsu({ base, employer }: TestData): Promise<string> {
  const options = { pluralize: false, camelCaseTypes: false, resourceCase: "none" as const };
  const api = new Kitsu({ baseURL: `${base}/employer`, headers: employer.headers, ...options });
  const made = (await api.post("job_listings", { title: "Made by kitsu" })) as { data: Job };
  const read = (await api.get(`job_listings/${made.data.id}`, { params: { include: "employer" } })) as {
    data: Job;
  };
  await api.patch("job_listings", { id: made.data.id, title: "Changed by kitsu" });
  const list = (await api.get("job_listings", { params: { sort: "title", page: { size: 100 } } })) as {
    data: Job[];
  };
  const changed = list.data.find(({ id }) => id === made.data.id);
  await api.delete("job_listings", made.data.id);
  return assertClient(read.data, changed, list.data.length);
}

async function withDevour({ base, employer }: TestData): Promise<string> {
  const api = new Devour({ apiUrl: `${base}/employer`, pluralize: false, logger: false });
  api.headers = employer.headers;
  api.define("employers", { name: "" });
  api.define("job_listings", { title: "", employer: { jsonApi: "hasOne", type: "employers" } });
  const made = (await api.create("job_listings", { title: "Made by devour" })) as { data: Job };
  const read = (await api.find("job_listings", made.data.id, { include: "employer" })) as { data: Job };
  await api.update("job_listings", { id: made.data.id, title: "Changed by devour" });
  const list = (await api.findAll("job_listings", { sort: "title", page: { size: 100 } })) as { data: Job[] };
  const changed = list.data.find(({ id }) => id === made.data.id);
  await api.destroy("job_listings", made.data.id);
  return assertClient(read.data, changed, list.data.length);
}

function assertClient(read: Job, changed: Job | undefined, count: number): string {
  const name = read.employer?.name ?? read.employer?.data?.name;
  if (!read.title.startsWith("Made by") || !name)
    throw new Error(`What it made came back as ${JSON.stringify(read)}`);
  if (!changed?.title.startsWith("Changed by"))
    throw new Error(`What it changed came back as ${JSON.stringify(changed)}`);
  return `${changed.title}, one of ${count} of ${name}`;
}
