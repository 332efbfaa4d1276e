import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { importCenters } from "./import-centers.action.ts";

const { db } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), "cubby-roster-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const austin = { longName: "Austin", shortName: "Austin", latitude: 30.3, longitude: -97.7, zips: ["78701"] };
await db.insertInto("geographies").values(austin).execute();

beforeEach(() => db.deleteFrom("employers").execute());

const header = "src,license,name,type,address,city,state,zip,county,capacity,ages,hours,lat,lng,source";
/** Everything a roster may hold against us. */
const rows = [
  "TX,CC1,LITTLE 'ACORN' & SONS,Child Care Center,1 MAIN ST,AUSTIN,TX,78701,Travis,60,6 WKS To 12 YRS,0630 To 1800,,,made up",
  "TX,CC2,LITTLE 'ACORN' & SONS,Child Care Center,2 MAIN ST,AUSTIN,TX,78701,Travis,NA,NA,NA,,,made up",
  'TX,CC3,"Bright Kite, Inc. ""North""",Preschool,"3 Elm St, Suite 4",Austin,TX,78701,Travis,0,3 YRS,8-12,30.25,-97.75,made up',
  "IN,77,Dunkirk Start,LEA,125 North St,Dunkirk,IN,47332,Jay,18,Threes (18),08:15 AM,,,made up",
  "IN,78,Dunkirk Porch,Ministry,126 North St,Dunkirk,IN,47332,Jay,9,Threes (9),08:15 AM,40.37,-85.21,made up",
];

const fileOf = (...lines: string[]) => {
  const file = join(folder, `${Math.random()}.csv`);
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
};

async function run(file: string) {
  const notices: string[] = [];
  const steps: string[] = [];
  const summary = await importCenters(db, file, {
    notice: (sentence) => notices.push(sentence),
    progress: (done, total) => steps.push(`${done}/${total}`),
  });
  return { summary, notices, steps };
}

const employers = () => db.selectFrom("employers").selectAll().orderBy("rosterLicense").execute();
const locations = () =>
  db
    .selectFrom("locations")
    .innerJoin("employers", "employers.id", "locations.employerId")
    .selectAll("locations")
    .orderBy("rosterLicense")
    .execute();

test("rows become unclaimed employers with a location, names as the state writes them", async () => {
  const { summary, notices, steps } = await run(fileOf(header, ...rows));
  expect(summary).toEqual({
    new: 5,
    changed: 0,
    unchanged: 0,
    claimed: 0,
    broken: 0,
    unknownZips: 2,
    withoutCapacity: 1,
  });
  expect(steps.at(-1)).toBe("5/5");
  expect(notices).toEqual([
    "line 5: ZIP 47332 is unknown; kept without a place on the map",
    "line 6: ZIP 47332 is unknown; kept with the roster's coordinates",
  ]);
  const all = await employers();
  expect(all.map(({ name }) => name)).toEqual([
    "Dunkirk Start",
    "Dunkirk Porch",
    "LITTLE 'ACORN' & SONS",
    "LITTLE 'ACORN' & SONS",
    'Bright Kite, Inc. "North"',
  ]);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(5);
  expect(
    all.every(({ approvalState, claimedAt }) => approvalState === "unclaimed" && claimedAt === null),
  ).toBe(true);
  expect(all.map(({ geographyId }) => geographyId !== null)).toEqual([false, false, true, true, true]);
  expect(all[2]!.roster).toMatchObject({
    ages: "6 WKS To 12 YRS",
    hours: "0630 To 1800",
    type: "Child Care Center",
  });
  expect((await locations()).map(({ capacity, lat }) => [capacity, lat])).toEqual([
    [18, null],
    [9, 40.37],
    [60, 30.2713],
    [null, 30.2713],
    [0, 30.25],
  ]);
});

test("a second run changes nothing, not even a version", async () => {
  const file = fileOf(header, ...rows);
  await run(file);
  const before = [await employers(), await locations()];
  const { summary } = await run(file);
  expect(summary).toMatchObject({ new: 0, changed: 0, unchanged: 5 });
  expect([await employers(), await locations()]).toEqual(before);
});

test("what the state changed is changed, unless an owner keeps it by now", async () => {
  await run(fileOf(header, ...rows));
  const claimed = { claimedAt: new Date(), name: "Little Acorn" };
  await db.updateTable("employers").set(claimed).where("rosterLicense", "=", "CC1").execute();
  const next = rows.map((row) => row.replace("LITTLE 'ACORN' & SONS", "NEW NAME").replace(",60,", ",66,"));
  const { summary } = await run(fileOf(header, ...next));
  expect(summary).toMatchObject({ new: 0, changed: 1, unchanged: 3, claimed: 1 });
  const byLicense = new Map((await employers()).map((each) => [each.rosterLicense, each]));
  expect(byLicense.get("CC1")).toMatchObject({ name: "Little Acorn", version: 1 });
  expect(byLicense.get("CC2")).toMatchObject({ name: "NEW NAME", version: 2 });
  expect((await locations())[2]!.capacity).toBe(60);
});

test.each([
  ["too few values", "TX,B1,Short Row,Child Care Center", "it has 4 values and the header names 15"],
  [
    "a quote nobody closes",
    rows[0]!.replace("CC1", "B2").replace("LITTLE", '"LITTLE'),
    "a quote is opened and never closed",
  ],
  ["no name", rows[0]!.replace("CC1", "B3").replace("LITTLE 'ACORN' & SONS", "NA"), "its name is missing"],
  ["a ZIP that is none", rows[0]!.replace("CC1", "B4").replace("78701", "7870"), '"7870" is not a ZIP'],
  [
    "a capacity in words",
    rows[0]!.replace("CC1", "B5").replace(",60,", ",many,"),
    'its capacity "many" is not a number',
  ],
  ["a licence seen before", rows[0]!, "licence TX CC1 stands in line 2 already"],
])("a row with %s is named with its line, and the rest goes in", async (_, broken, problem) => {
  const { summary, notices } = await run(fileOf(header, rows[0]!, broken, "", rows[1]!, rows[2]!));
  expect(notices).toEqual([`line 3: ${problem}; left out`]);
  expect(summary).toMatchObject({ new: 3, broken: 1 });
});

test("a broken last row costs only itself; a value over two lines is one value", async () => {
  const twoLines = rows[0]!.replace("CC1", "M1").replace("1 MAIN ST", '"1 MAIN ST\nREAR"');
  const unclosed = rows[0]!.replace("CC1", "M2").replace("1 MAIN ST", '"1 MAIN ST');
  const { summary, notices } = await run(fileOf(`\uFEFF${header}`, twoLines, rows[1]!, unclosed));
  expect(notices).toEqual(["line 5: a quote is opened and never closed; left out"]);
  expect(summary).toMatchObject({ new: 2, broken: 1 });
  expect((await locations()).map(({ address }) => address)).toContain("1 MAIN ST\nREAR");
});

test("lone quotes in a name stay, and Windows line ends do no harm", async () => {
  const file = join(folder, "windows.csv");
  writeFileSync(file, `${header}\r\n${rows[0]!.replace("LITTLE", 'LITTLE "TOYS"')}\r\n`);
  expect((await run(file)).summary).toMatchObject({ new: 1, broken: 0 });
  expect((await employers())[0]!.name).toBe(`LITTLE "TOYS" 'ACORN' & SONS`);
});

test("two imports at the same time make each row once", async () => {
  const file = fileOf(header, ...rows);
  const both = await Promise.all([run(file), run(file)]);
  expect(both.reduce((sum, { summary }) => sum + summary.new, 0)).toBe(5);
  expect(await employers()).toHaveLength(5);
  expect(await locations()).toHaveLength(5);
});

test("a file that is no roster is refused in one sentence", async () => {
  await expect(run(join(folder, "nothing.csv"))).rejects.toThrow(/cannot be read \(ENOENT\)/);
  await expect(run(folder)).rejects.toThrow(/cannot be read \(EISDIR\)/);
  await expect(run(fileOf("name,zip", "A,78701"))).rejects.toThrow(/has no column src, license, address/);
  await expect(run(fileOf(""))).rejects.toThrow(/is empty/);
});
