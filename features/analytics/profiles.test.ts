/** What is sent of a visitor on identification, and nothing besides. */
import { expect, test } from "vitest";
import { candidateProfile, employerProfile } from "./profiles.ts";

test("a candidate goes with their area and how much they have told", () => {
  const educator = {
    id: "1",
    type: "user_profiles",
    email: "maya@people.example",
    firstName: "Maya",
    lastName: "Torres",
    createdAt: "2026-01-02T03:04:05.000Z",
    approvalState: "approved",
    activeState: "active",
    visibilityState: "visible",
    indeedResume: null,
    missingRequiredFields: ["resume"],
    phoneNumber: "+15125550100",
    geography: { id: "2", type: "geographies", longName: "Austin, Texas" },
    workHistories: [{}, {}],
    educationHistories: [{}],
  };
  expect(candidateProfile(educator as unknown as Parameters<typeof candidateProfile>[0])).toEqual({
    id: "1",
    email: "maya@people.example",
    firstName: "Maya",
    lastName: "Torres",
    createdAt: "2026-01-02T03:04:05.000Z",
    approvalState: "approved",
    activeState: "active",
    visibilityState: "visible",
    indeedResume: null,
    missingRequiredFields: ["resume"],
    geography: "Austin, Texas",
    workHistoriesCount: 2,
    educationHistoriesCount: 1,
    certificationsCount: 0,
  });
});

test("an employer goes with who acts for it, and with its plan", () => {
  const employer = {
    id: "1",
    name: "Acorn House",
    email: null,
    createdAt: "2026-01-02T03:04:05.000Z",
    geography: null,
  };
  const contact = { firstName: "Grace", lastName: "Okafor", phoneNumber: "+15125550100" };
  const profile = employerProfile(
    employer as unknown as Parameters<typeof employerProfile>[0],
    contact as unknown as Parameters<typeof employerProfile>[1],
    { plan: { name: "Growth" }, status: "trialing" } as Parameters<typeof employerProfile>[2],
  );
  expect(profile).toEqual({
    id: "1",
    name: "Acorn House",
    email: null,
    createdAt: "2026-01-02T03:04:05.000Z",
    geography: null,
    primaryContactFirstName: "Grace",
    primaryContactLastName: "Okafor",
    subscriptionPlanName: "Growth",
    subscriptionStatus: "trialing",
  });
});
