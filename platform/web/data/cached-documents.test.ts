import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";

import {
  cancelFetches,
  expireHiddenLists,
  hideCached,
  mergeCached,
  patchCached,
  restoreCached,
} from "./cached-documents.ts";
import type { Document, WireResource } from "../api-client/document.ts";

const job = (id: string, liked: boolean): WireResource => ({
  type: "job_listings",
  id,
  attributes: { liked, title: "T" },
});
const list = ["api", "job_listings"];
const applications = ["api", "job_applications?include=job_listing"];
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData<Document>(list, { data: [job("1", false), job("2", false)] });
  client.setQueryData<Document>(applications, { data: [], included: [job("1", false)] });
});

const liked = (key: string[]) => {
  const { data, included = [] } = client.getQueryData<Document>(key)!;
  return [...(data as WireResource[]), ...included].map(({ attributes }) => attributes!.liked);
};

test("an optimistic change shows wherever the row stands, and rolls back", () => {
  const before = patchCached(client, { type: "job_listings", id: "1" }, { liked: true });
  expect([liked(list), liked(applications)]).toEqual([[true, false], [true]]);
  restoreCached(client, before);
  expect([liked(list), liked(applications)]).toEqual([[false, false], [false]]);
});

test("a row that is gone leaves its lists, their total too, and comes back", () => {
  const meta = { page: { number: 1, size: 20, total: 2, totalIsExact: true } };
  client.setQueryData<Document>(list, { data: [job("1", false), job("2", true)], meta });
  const before = hideCached(client, { type: "job_listings", id: "1" });
  const total = () => client.getQueryData<Document>(list)!.meta!.page!.total;
  expect([liked(list), total()]).toEqual([[true], 1]);
  restoreCached(client, before);
  expect([liked(list), total()]).toEqual([[false, true], 2]);
});

test("lists that are not on the screen are read again when they are, and no others", async () => {
  await expireHiddenLists(client, "job_listings");
  const isStale = (key: string[]) => client.getQueryState(key)!.isInvalidated;
  expect([isStale(list), isStale(applications)]).toEqual([true, false]);
});

test("a pushed row keeps the attributes it did not bring", () => {
  mergeCached(client, { type: "job_listings", id: "2", attributes: { liked: true } });
  const rows = client.getQueryData<Document>(list)!.data as WireResource[];
  expect(rows[1]!.attributes).toEqual({ liked: true, title: "T" });
});

test("a row that was sent earlier and arrives later changes nothing", () => {
  const row = (minute: number, isLiked: boolean) => {
    const attributes = { liked: isLiked, updatedAt: `2026-03-02T10:0${minute}:00.000Z` };
    return { type: "job_listings", id: "2", attributes };
  };
  mergeCached(client, row(1, true));
  mergeCached(client, row(0, false));
  expect(liked(list)).toEqual([false, true]);
  mergeCached(client, row(2, false));
  expect(liked(list)).toEqual([false, false]);
});

test("a relationship stays empty where its target was asked for and is hidden from the caller", () => {
  const hidden = { type: "job_applications", id: "1", relationships: { user_profile: { data: null } } };
  const asked = ["api", "job_applications/1?include=job_listing,user_profile.certifications"];
  const bare = ["api", "job_applications/1"];
  for (const key of [asked, bare]) client.setQueryData<Document>(key, { data: hidden });
  const target = { type: "user_profiles", id: "2" };
  mergeCached(client, { ...hidden, relationships: { user_profile: { data: target } } });
  const linkOf = (key: string[]) =>
    (client.getQueryData<Document>(key)!.data as WireResource).relationships!.user_profile!.data;
  expect([linkOf(asked), linkOf(bare)]).toEqual([null, target]);
});

test("where the list that a row leaves is asked for again, those that it may move to are too", async () => {
  const [shortlisted, shown] = ["b", "all"].map((state) => ["api", `employer/job_listings?state=${state}`]);
  client.setQueryData<Document>(shortlisted!, { data: [] });
  client.setQueryData<Document>(shown!, { data: [job("1", false)] });
  const queryFn = () => new Promise<Document>((resolve) => setTimeout(() => resolve({ data: [] }), 20));
  void client.fetchQuery<Document>({ queryKey: list, queryFn }).catch(() => undefined);
  const askAgain = await cancelFetches(client, { type: "job_listings", id: "1" });
  expect(client.isFetching({ queryKey: list })).toBe(0);
  askAgain();
  const isStale = (key: string[]) => client.getQueryState(key)!.isInvalidated;
  expect([list, shortlisted!, shown!].map(isStale)).toEqual([true, true, false]);
});

test("an answer on its way does not undo what is shown, and is asked for again afterwards", async () => {
  const old = { data: [job("1", false)] };
  const queryFn = () => new Promise<Document>((resolve) => setTimeout(() => resolve(old), 20));
  const observed = client.fetchQuery<Document>({ queryKey: list, queryFn }).catch(() => undefined);
  const askAgain = await cancelFetches(client, { type: "job_listings", id: "1" });
  patchCached(client, { type: "job_listings", id: "1" }, { liked: true });
  await observed;
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(liked(list)).toEqual([true, false]);
  askAgain();
  expect(client.getQueryState(list)!.isInvalidated).toBe(true);
});
