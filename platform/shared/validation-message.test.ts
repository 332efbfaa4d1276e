/** People never read a library's own messages. */
import { expect, test } from "vitest";
import { z } from "zod";
import { validationMessage } from "./validation-message.ts";

const problem = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: validationMessage }).error?.issues[0]?.message;

test("limits and lists have sentences", () => {
  expect(problem(z.string().max(2), "abc")).toBe("Use fewer characters");
  expect(problem(z.string().min(1), "")).toBe("Enter a text");
  expect(problem(z.array(z.string()).min(1), [])).toBe("Choose at least one");
  expect(problem(z.number().max(5), 6)).toBe("Enter a smaller number");
  expect(problem(z.enum(["a", "b"]), "c")).toBe("Choose from the list");
});

test("everything else has one, too", () => {
  expect(problem(z.string(), 1)).toBe("This value can't be used here");
  expect(problem(z.uuid(), "x")).toBe("This value can't be used here");
  expect(problem(z.object({ a: z.union([z.string(), z.null()]) }), { a: 1 })).toBe(
    "This value can't be used here",
  );
});

test("a schema's own sentence wins", () => {
  expect(problem(z.string().max(2, "Shorter, please"), "abc")).toBe("Shorter, please");
  expect(problem(z.string({ error: "Enter a name" }), undefined)).toBe("Enter a name");
});
