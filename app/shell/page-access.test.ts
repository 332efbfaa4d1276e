import { expect, test } from "vitest";
import type { Access } from "#features/accounts/screens/session/route-handle.ts";
import { refusalOf } from "./page-access.ts";

const statusesFor = (access: Access) =>
  (["educator", "employer", "operator"] as const).map((type) => refusalOf(access, type)?.status ?? 200);

test("each page is for its own side; operators' pages are not there for others", () => {
  expect(statusesFor("public")).toEqual([200, 200, 200]);
  expect(statusesFor("guest")).toEqual([200, 200, 200]);
  expect(statusesFor("account")).toEqual([200, 200, 200]);
  expect(statusesFor("educator")).toEqual([200, 403, 403]);
  expect(statusesFor("employer")).toEqual([403, 200, 403]);
  expect(statusesFor("employer-account")).toEqual([403, 200, 403]);
  expect(statusesFor("operator")).toEqual([404, 404, 200]);
});
