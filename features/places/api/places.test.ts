import { afterAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";

const server = await testServer();
afterAll(() => server.close());

const labels = (answer: { json: () => { data: { attributes: { label: string } }[] } }) =>
  answer.json().data.map(({ attributes }) => attributes.label);

test("places are suggested while somebody types", async () => {
  const answer = await server.request("places?filter[q]=aus");
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/vnd.api+json");
  expect(answer.json().data[0]).toMatchObject({
    type: "places",
    id: "austin-tx",
    attributes: { label: "Austin, TX", city: "Austin", state: "TX", timeZone: "America/Chicago" },
  });
  expect(labels(answer)).toHaveLength(8);
});

test("one place is found by its address or its ZIP", async () => {
  expect(labels(await server.request("places?filter[address]=austin%20texas"))).toEqual(["Austin, TX"]);
  expect(labels(await server.request("places?filter[address]=nowhereville"))).toEqual([]);
  expect(labels(await server.request("places?filter[zipCode]=78701"))).toEqual(["Austin, TX 78701"]);
});

test("the place nearest to a point is found, and none at sea; half a point is refused", async () => {
  expect(labels(await server.request("places?filter[near]=30.27,-97.74"))).toEqual(["Austin, TX 78701"]);
  expect(labels(await server.request("places?filter[near]=41.88,-87.63"))[0]).toMatch(/^Chicago, IL 606/);
  expect(labels(await server.request("places?filter[near]=30,-40"))).toEqual([]);
  for (const near of ["30.27", "a,b", "91,0", "30,-97,1", "30,"]) {
    const refused = await server.request(`places?filter[near]=${near}`);
    expect([near, refused.status]).toEqual([near, 400]);
  }
});

test("the towns of a box are answered, the largest first and never more than fit on a map", async () => {
  const around = labels(await server.request("places?filter[box]=29.5,-98.5,31,-97"));
  expect(around[0]).toBe("Austin, TX");
  expect(around).toEqual(expect.arrayContaining(["Round Rock, TX", "Georgetown, TX", "Leander, TX"]));
  expect(around).not.toContain("San Antonio, TX");
  const country = labels(await server.request("places?filter[box]=24,-125,50,-66"));
  expect(country).toHaveLength(80);
  expect(country).toEqual(expect.arrayContaining(["New York, NY", "Houston, TX", "Los Angeles, CA"]));
  expect(labels(await server.request("places?filter[box]=30,-45,31,-44"))).toEqual([]);
});

test("what is no box is refused at its parameter", async () => {
  for (const box of ["30,-98,31", "31,-98,30,-97", "30,-98,31,200", "a,b,c,d"]) {
    const refused = await server.request(`places?filter[box]=${box}`);
    expect([box, refused.status]).toEqual([box, 400]);
    expect(refused.json().errors[0].source.parameter).toBe("filter[box]");
  }
});

test("a ZIP nobody knows says so at its parameter; an unknown filter is refused", async () => {
  const unknown = await server.request("places?filter[zipCode]=47332");
  expect(unknown.status).toBe(422);
  expect(unknown.json().errors[0]).toMatchObject({
    code: "unknown_zip",
    detail: "We don't know this ZIP",
    source: { parameter: "filter[zipCode]" },
  });
  const misspelt = await server.request("places?filter[city]=Austin");
  expect(misspelt.status).toBe(400);
  expect(misspelt.json().errors[0].source.parameter).toBe("filter[city]");
});

test("a ZIP belongs to its metro area; one between two cities to both", async () => {
  const names = async (zip: string) =>
    (await server.request(`geographies?filter[zipCode]=${zip}`))
      .json()
      .data.map(({ attributes }: { attributes: { shortName: string } }) => attributes.shortName);
  expect(await names("78701")).toEqual(["Austin"]);
  expect(await names("76010")).toEqual(["Dallas", "Fort Worth"]);
  expect(await names("82001")).toEqual(["Wyoming"]);
});

test("what operators alone need to know of an area is not told", async () => {
  const [area] = (await server.request("geographies?filter[q]=Austin")).json().data;
  expect(area.attributes).toMatchObject({ longName: "Austin, Texas", userProfileRegisterable: true });
  expect(area.attributes).not.toHaveProperty("zips");
});

test("an area offers its own options beside those for everywhere", async () => {
  const titles = async (zip: string) =>
    (
      await server.request(
        `geography_options?filter[category]=filterable_education_philosophy&filter[zipCode]=${zip}&page[size]=100`,
      )
    )
      .json()
      .data.map(({ attributes }: { attributes: { title: string } }) => attributes.title);
  expect(await titles("78701")).toEqual(expect.arrayContaining(["Montessori", "Texas Rising Star"]));
  expect(await titles("10001")).toContain("Montessori");
  expect(await titles("10001")).not.toContain("Texas Rising Star");
});
