/** What a change in the outbox looks like in the documents that screens read. */
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { storeShownChange, withShownChanges } from "./shown-changes.ts";

const job = (id: string, employer: string) => ({
  type: "jobs",
  id,
  attributes: { title: id, liked: false },
  relationships: { employer: { data: { type: "employers", id: employer } } },
});
const list = { data: [job("1", "a"), job("2", "b")], meta: { page: { number: 1, size: 2, total: 2 } } };
const liked = { row: { type: "jobs", id: "1" }, attributes: { liked: true } };

test("attributes lie over one row wherever it stands, and over no other", () => {
  expect(withShownChanges(list, [liked]).data.map(({ attributes }) => attributes)).toEqual([
    { title: "1", liked: true },
    { title: "2", liked: false },
  ]);
  const application = { data: { type: "applications", id: "1" }, included: [job("1", "a")] };
  const shown = withShownChanges(application, [liked]);
  expect(shown.included[0]!.attributes.liked).toBe(true);
  expect(shown.data).toEqual(application.data);
});

test("lists lose a hidden job, or all of a hidden program; its own page and other types do not", () => {
  const ids = (without: { type: string; id?: string; belongsTo?: { type: string; id: string } }) =>
    withShownChanges(list, [{ without }]).data.map(({ id }) => id);
  expect(ids({ type: "jobs", id: "1" })).toEqual(["2"]);
  expect(ids({ type: "jobs", belongsTo: { type: "employers", id: "b" } })).toEqual(["1"]);
  expect(ids({ type: "jobs", belongsTo: { type: "places", id: "b" } })).toEqual(["1", "2"]);
  expect(ids({ type: "alerts", id: "1" })).toEqual(["1", "2"]);
  const page = { data: job("1", "a") };
  expect(withShownChanges(page, [{ without: { type: "jobs", id: "1" } }])).toBe(page);
});

test("a document that no change concerns stays the same object; a sent change stays in the cache", () => {
  expect(withShownChanges(list, [])).toBe(list);
  expect(withShownChanges(list, [{ ...liked, row: { type: "jobs", id: "9" } }])).toBe(list);
  const client = new QueryClient();
  client.setQueryData(["api", "jobs"], list);
  storeShownChange(client, liked);
  expect(client.getQueryData(["api", "jobs"])).toEqual(withShownChanges(list, [liked]));
});
