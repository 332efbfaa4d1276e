// @vitest-environment jsdom
/** What a response says of the session is stored under names that do not change, and goes on every further call. */
import { beforeEach, expect, test } from "vitest";
import { browserSession } from "./browser-session.ts";
import { clearSession, currentSession, setCurrentProfile, storeSessionHeaders } from "./current-session.ts";

const token = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const access = token({ sub: "account-a", typ: "employer" });
const given = (more: Record<string, string> = {}) =>
  new Headers({ "Access-Token": access, "Refresh-Token": "refresh-a", ...more });

beforeEach(() => {
  clearSession("signed-out");
  localStorage.clear();
});

test("tokens and the acting profile of a response are stored under their names", () => {
  storeSessionHeaders(given({ "Current-Employer-Profile-Id": "profile-a" }));
  setCurrentProfile("profile-a", 2);
  expect({ ...localStorage }).toEqual({
    access_token: access,
    refresh_token: "refresh-a",
    current_employer_profile_id: "profile-a",
    employerProfilesCount: "2",
    userType: "employer",
  });
  expect(currentSession()).toMatchObject({
    status: "signed-in",
    accountId: "account-a",
    userType: "employer",
  });
});

test("every call says as which profile the account acts, and brings the refresh token", () => {
  storeSessionHeaders(given());
  setCurrentProfile("profile-b");
  expect(browserSession.accessToken()).toBe(access);
  expect(browserSession.requestHeaders()).toEqual({
    "Refresh-Token": "refresh-a",
    "Current-Employer-Profile-Id": "profile-b",
  });
  expect(browserSession.caller().socketParameters).toEqual({ current_employer_profile_id: "profile-b" });
});

test("a response does not switch the profile that was chosen", () => {
  storeSessionHeaders(given());
  setCurrentProfile("profile-a");
  storeSessionHeaders(given({ "Current-Employer-Profile-Id": "profile-b" }));
  expect(currentSession().employerProfileId).toBe("profile-a");
});

test("an operator who acts as somebody is read from the token", () => {
  storeSessionHeaders(given());
  expect(currentSession().impersonatorId).toBeNull();
  storeSessionHeaders(
    given({ "Access-Token": token({ sub: "account-a", typ: "employer", act: { sub: "operator-a" } }) }),
  );
  expect(currentSession().impersonatorId).toBe("operator-a");
});

test("an ended session leaves nothing, one that ran out leaves who it was", () => {
  storeSessionHeaders(given());
  clearSession("over");
  expect(currentSession()).toMatchObject({ status: "over", accountId: "account-a" });
  expect(localStorage.getItem("access_token")).toBeNull();
  clearSession("signed-out");
  expect(currentSession()).toMatchObject({ status: "signed-out", accountId: null });
  expect({ ...localStorage }).toEqual({});
});
