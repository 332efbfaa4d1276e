/** The frame of a signed-in page asks once who one is, and for none of that again. */
import type { Page } from "@playwright/test";
import { viewerPaths } from "#features/accounts/viewer-paths.ts";
import { createFindableEducator } from "./fixtures/candidate.ts";
import { expect, test } from "./fixtures/test.ts";

const decoded = (path: string) => decodeURIComponent(path);
const ofTheFrame = new Set(["account", "account/viewer", ...Object.values(viewerPaths).map(decoded)]);
const upcomingInterviews =
  /^(employers\/)?interviews\?filter\[upcoming\]=true&.*include=employer,user_profile&sort=time&/;
const isOfTheFrame = (call: string) => ofTheFrame.has(call) || upcomingInterviews.test(call);

/** The API's GETs of a page's first load, by path, until its live socket opens (which asks what it may have missed). */
async function callsOf(page: Page, path: string): Promise<string[]> {
  // The first visit ever chooses an employer's only profile, and sets the cookie of the page session.
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const calls: string[] = [];
  let isLive = false;
  page.on("websocket", () => (isLive = true));
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (isLive || !pathname.startsWith("/api/") || request.method() !== "GET") return;
    calls.push(decoded(pathname.slice("/api/".length) + search));
  });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  return calls;
}

for (const [who, path] of [
  ["educator", "/messages"],
  ["educator", "/messages?conversation=none"],
  ["educator", "/jobs"],
  ["educator", "/settings"],
  ["employer", "/employer/applicants"],
  ["employer", "/employer/jobs"],
  ["employer", "/employer/today"],
] as const)
  test(`${path} says itself who the ${who} is`, async ({ educator, employer }) => {
    const calls = await callsOf(who === "educator" ? educator : employer, path);
    expect(calls.filter(isOfTheFrame), calls.join("\n")).toEqual([]);
  });

test("a page that comes without its data asks once", async ({ employer, operator }) => {
  const { slug } = await createFindableEducator(operator);
  const calls = await callsOf(employer, `/educators?educator=${slug}`);
  expect(calls.filter(isOfTheFrame), calls.join("\n")).toEqual(["account/viewer"]);
});
