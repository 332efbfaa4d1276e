/** The categories of certificates with their options, as many as a page can have: included rows have a limit. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";

const rowsOfPage = 100;
const relatedOfEach = 15;

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
  await sql`with made as (
      insert into certification_categories (title, category_type)
      select 'Zebra ' || number, 'cda' from generate_series(1, ${rowsOfPage}::int) as number returning id)
    insert into certification_options (certification_category_id, title)
      select id, 'Option ' || number from made, generate_series(1, ${relatedOfEach}::int) as number`.execute(
    server.db,
  );
});
afterAll(() => server.close());

test("each row of the largest page includes all that points at it", async () => {
  const query = `include=certification_options&sort=-title&page[size]=${rowsOfPage}`;
  const { data, included } = (await server.request(`certification_categories?${query}`)).json();
  const counts = data.map(
    ({ relationships }: { relationships: { certification_options: { data: unknown[] } } }) =>
      relationships.certification_options.data.length,
  );
  expect(counts).toEqual(Array.from({ length: rowsOfPage }, () => relatedOfEach));
  expect(included).toHaveLength(rowsOfPage * relatedOfEach);
});
