/** A brand with areas of its own shows what lies in them; what lies outside still opens by its own address. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { areaOfZip, limitedBrand } from "#app/testing/limited-brand.fixtures.ts";
import { createEmployer, idsIn } from "#features/jobs/api/jobs.fixtures.ts";
import { type MadeJob, makeMarket } from "#features/jobs/api/search/job-market.fixtures.ts";
import { refreshJobSearch } from "#features/jobs/api/search/refresh-job-search.ts";
import { testServer } from "../../testing/test-server.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let brand: Awaited<ReturnType<typeof limitedBrand>>;
let jobs: MadeJob[];
let own: string;
const outsideZip = "97201";

beforeAll(async () => {
  server = await testServer({ PUBLIC_URL: "https://jobs.cubby.example" });
  jobs = (await makeMarket(server.db, 60)).filter(({ published }) => published);
  await server.db.transaction().execute((tx) =>
    refreshJobSearch(
      tx,
      jobs.map(({ id }) => id),
    ),
  );
  own = jobs[0]!.employer.geographyId;
  brand = await limitedBrand(server.db, [own]);
});
afterAll(() => server.close());

const atDefault = { host: "jobs.cubby.example" };
const all = "page[size]=100";
const isInside = ({ employer }: MadeJob) => employer.geographyId === own;
const idsOf = (some: readonly MadeJob[]) => some.map(({ id }) => id).toSorted();
const found = async (path: string, headers: object = brand.headers) =>
  idsIn(await server.request(path, { headers: headers as Record<string, string> })).toSorted();

test("visitors at the brand's host find the jobs of its areas, elsewhere all; none are all", async () => {
  const inside = jobs.filter(isInside);
  expect(inside.length).toBeLessThan(jobs.length);
  expect(await found(`job_listings?${all}`)).toEqual(idsOf(inside));
  expect(await found(`job_listings?${all}`, atDefault)).toEqual(idsOf(jobs));
  await brand.limitTo([]);
  expect(await found(`job_listings?${all}`)).toEqual(idsOf(jobs));
  await brand.limitTo([own]);
});

test("similar jobs and wider circles stay in the areas, too", async () => {
  const inside = new Set(idsOf(jobs.filter(isInside)));
  const similar = await found(`job_listings?${all}&filter[similarTo]=${jobs[0]!.id}`);
  expect(similar.length).toBeGreaterThan(0);
  expect(similar.filter((id) => !inside.has(id))).toEqual([]);
  const place = "filter[lat]=30.27&filter[lng]=-97.74&filter[radiusInMiles]=1";
  const { meta } = (await server.request(`job_listings?${place}`, { headers: brand.headers })).json();
  const counts = meta.widerRadii.map(({ total }: { total: number }) => total);
  expect(Math.max(...counts)).toBeLessThanOrEqual(inside.size);
});

test("an educator of the brand finds its jobs at any host; one of another brand finds all of them here", async () => {
  const mine = await server.person("educator");
  const other = await server.person("educator");
  await brand.join(mine.accountId);
  const search = (who: typeof mine, headers: Record<string, string>) =>
    who.request(`job_listings?${all}&sort=publishedAt`, { headers });
  expect(idsIn(await search(mine, atDefault)).toSorted()).toEqual(idsOf(jobs.filter(isInside)));
  expect(idsIn(await search(other, brand.headers)).toSorted()).toEqual(idsOf(jobs));
});

test("a job and a program outside open by their addresses, with the program's own jobs", async () => {
  const outside = jobs.find((job) => !isInside(job))!;
  const read = (path: string) => server.request(path, { headers: brand.headers });
  expect((await read(`job_listings/${outside.id}`)).status).toBe(200);
  expect((await read(`employers/${outside.employer.slug}`)).status).toBe(200);
  expect(await found(`job_listings?${all}&filter[employerSlug]=${outside.employer.slug}`)).toContain(
    outside.id,
  );
});

test("the lists of areas and of programs for visitors are the brand's", async () => {
  expect(await found(`geographies?${all}`)).toEqual([own]);
  expect((await found(`geographies?${all}`, atDefault)).length).toBeGreaterThan(1);
  const programs = new Set(jobs.filter(isInside).map(({ employer }) => employer.id));
  const listed = await found(`employers?${all}`);
  expect(listed.filter((id) => programs.has(id)).length).toBeGreaterThan(0);
  expect(listed.filter((id) => jobs.some((job) => job.employer.id === id && !isInside(job)))).toEqual([]);
  const other = jobs.find((job) => !isInside(job))!.employer.geographyId;
  expect((await server.request(`geographies/${other}`, { headers: brand.headers })).status).toBe(200);
});

test("places are suggested in the brand's areas, and shared caches keep only what visitors read", async () => {
  await brand.limitTo([await areaOfZip(server.db, "78701")]);
  const suggested = async (q: string, headers: Record<string, string>) => {
    const { data } = (await server.request(`places?filter[q]=${q}`, { headers })).json();
    return data.map(({ attributes }: { attributes: { label: string } }) => attributes.label) as string[];
  };
  expect(await suggested("austin", brand.headers)).toEqual(["Austin, TX"]);
  expect((await suggested("austin", atDefault)).length).toBeGreaterThan(1);
  expect(await suggested("portland", brand.headers)).toEqual([]);
  expect(await suggested("972", brand.headers)).toEqual([]);
  const educator = await server.person("educator");
  const answer = await educator.request("places?filter[q]=austin");
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  await brand.limitTo([own]);
});

test("a program outside is refused with what to do: when it registers, adds a location, moves", async () => {
  const inside = await areaOfZip(server.db, "78701");
  await brand.limitTo([inside]);
  const refused = { code: "outside_brand", detail: expect.stringMatching(/Enter a ZIP code where we are/) };
  const signUp = (zipCode: string) => {
    const who = { email: `w${zipCode}@people.example`, password: "blue-paper-boats", firstName: "Noa" };
    const program = { userType: "employer", employerName: "Oak Room", address: "1 Elm Street", zipCode };
    const body = { ...who, lastName: "Field", ...program };
    return server.request("accounts/sign_up", { method: "POST", headers: brand.headers, body });
  };
  const answer = await signUp(outsideZip);
  const [error] = answer.json().errors;
  expect([answer.status, error]).toMatchObject([422, { field: "zipCode", message: refused.detail }]);
  expect((await signUp("78701")).status).toBe(200);
  const account = await server.db
    .selectFrom("employers")
    .select("geographyId")
    .where("name", "=", "Oak Room")
    .executeTakeFirstOrThrow();
  expect(account.geographyId).toBe(inside);

  const employer = await createEmployer(server);
  await brand.join(employer.accountId);
  const write = (path: string, method: "POST" | "PATCH", data: object) =>
    employer.request(path, { method, body: { data } });
  const location = (zip: string) => ({ name: "Second", address: "2 Elm Street", zip });
  const added = await write("locations", "POST", {
    type: "locations",
    attributes: location(outsideZip),
  });
  expect([added.status, added.json().errors[0]]).toMatchObject([422, refused]);
  const moved = await write(`locations/${employer.locationId}`, "PATCH", {
    ...{ type: "locations", id: employer.locationId },
    attributes: { zip: outsideZip },
  });
  expect([moved.status, moved.json().errors[0]]).toMatchObject([422, refused]);
  const program = await write(`employers/${employer.employerId}`, "PATCH", {
    ...{ type: "employers", id: employer.employerId },
    attributes: { zip: outsideZip },
  });
  expect([program.status, program.json().errors[0]]).toMatchObject([422, refused]);
  const near = await write("locations", "POST", { type: "locations", attributes: location("78702") });
  expect(near.status).toBe(201);
});
