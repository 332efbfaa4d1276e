import { expect, test } from "vitest";

import { toApiError } from "./api-error.ts";

test("a JSON:API refusal becomes sentences by field, the first one for each", () => {
  const error = toApiError(422, {
    errors: [
      {
        status: "422",
        code: "invalid",
        detail: "Enter a title",
        source: { pointer: "/data/attributes/title" },
      },
      { status: "422", detail: "Too long", source: { pointer: "/data/attributes/title" } },
      {
        status: "422",
        detail: "Choose a location",
        source: { pointer: "/data/attributes" },
        meta: { field: "locationIds" },
      },
      { status: "422", detail: "Pick a later day" },
    ],
  });
  expect(error.fields).toEqual({
    title: "Enter a title",
    locationIds: "Choose a location",
    "": "Pick a later day",
  });
  expect(error.code).toBe("invalid");
  expect(error.kind).toBe("status");
});

test("the account calls' own shape is read too", () => {
  const error = toApiError(422, {
    status: "error",
    error: "Email has already been taken",
    errors: [{ field: "email", message: "Email has already been taken" }],
  });
  expect(error.fields).toEqual({ email: "Email has already been taken" });
  expect(toApiError(422, { status: "error", error: "Invalid login credentials" }).message).toBe(
    "Invalid login credentials",
  );
  expect(toApiError(500, null).status).toBe(500);
});

test("names that every object has are fields like any other", () => {
  const errors = ["__proto__", "constructor", "constructor"].map((field) => ({
    detail: `${field} is unknown`,
    meta: { field },
  }));
  const { fields } = toApiError(422, { errors });
  expect(Object.entries(fields)).toEqual([
    ["__proto__", "__proto__ is unknown"],
    ["constructor", "constructor is unknown"],
  ]);
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
});
