// @vitest-environment jsdom
/** A page is taken over by the session that it was rendered for, and by no other. */
import { beforeEach, expect, test } from "vitest";
import { clearSession, currentSession, storeSessionHeaders } from "./current-session.ts";
import { isForeignPage, sessionOfPage } from "./page-session.ts";
import { sessionKeys } from "./session-storage.ts";

const { dataset } = document.documentElement;
const signIn = (sid: string, typ = "educator") => {
  const claims = btoa(JSON.stringify({ sub: "account-a", sid, typ }));
  storeSessionHeaders(new Headers({ "Access-Token": `h.${claims}.s`, "Refresh-Token": "refresh" }));
};

beforeEach(() => {
  clearSession("signed-out");
  localStorage.clear();
  delete dataset.foreign;
  delete dataset.viewer;
});

test("a guest's page is nobody's: whoever is here takes it over", () => {
  expect(isForeignPage()).toBe(false);
  signIn("session-a");
  expect(isForeignPage()).toBe(false);
});

test("a page of a session is taken over by that session alone", () => {
  dataset.viewer = "session-a ";
  expect(isForeignPage()).toBe(true);
  signIn("session-b");
  expect(isForeignPage()).toBe(true);
  signIn("session-a");
  expect(isForeignPage()).toBe(false);
  // As the page's first script has seen it, before another tab changed the tokens back.
  dataset.foreign = "";
  expect(isForeignPage()).toBe(true);
});

test("a page of another profile is not taken over", () => {
  dataset.viewer = "session-a profile-a";
  signIn("session-a", "employer");
  localStorage.setItem(sessionKeys.employerProfileId, "profile-b");
  expect(isForeignPage()).toBe(true);
  localStorage.setItem(sessionKeys.employerProfileId, "profile-a");
  expect(isForeignPage()).toBe(false);
});

test("an employer that has chosen no profile acts as the page's", () => {
  dataset.viewer = "session-a profile-a";
  signIn("session-a", "employer");
  expect(isForeignPage()).toBe(false);
  const session = { status: "signed-in", accountId: "account-a", employerProfileId: "profile-a" };
  expect(sessionOfPage()).toMatchObject(session);
  expect(currentSession()).toMatchObject(session);
});
