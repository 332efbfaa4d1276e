import { expect, test } from "vitest";
import { sourceOfArrival } from "./job-source.ts";

const arrival = { address: "/jobs/lead-teacher", from: null, referrer: "", origin: "https://cubby.example" };

test.each([
  ["a link that says so", { address: "/jobs/lead-teacher?source=email", from: "/jobs" }, "email"],
  ["a card that says so", { linkSource: "recommendation", from: "/jobs" }, "recommendation"],
  ["a word nobody knows", { address: "/jobs/lead-teacher?source=carrier-pigeon" }, "direct"],
  ["the list beside it", { address: "/jobs?q=lead&job=lead-teacher", from: "/" }, "search"],
  ["the list of what is recommended", { address: "/jobs?recommended=true&job=x" }, "recommendation"],
  ["the list before it", { from: "/jobs?q=lead" }, "search"],
  ["the home page", { from: "/" }, "home"],
  ["another job", { from: "/jobs/toddler-teacher" }, "similar"],
  ["an employer's page", { from: "/employer/sunny-hill" }, "employer_page"],
  ["a message", { from: "/messages?conversation=1" }, "message"],
  ["one's own applications", { from: "/jobs/applications" }, "other"],
  ["another site", { referrer: "https://news.example/jobs" }, "other_site"],
  ["a page of ours opened in a new tab", { referrer: "https://cubby.example/" }, "other"],
  ["nowhere", {}, "direct"],
])("from %s", (_, more, source) => {
  expect(sourceOfArrival({ ...arrival, ...more })).toBe(source);
});
