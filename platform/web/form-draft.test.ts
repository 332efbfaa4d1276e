import { beforeEach, expect, test, vi } from "vitest";
import { forgetDraft, readDraft, writeDraft } from "./form-draft.ts";

const empty = { firstName: "", password: "", roles: [] as string[], isSame: false };

function fakeStorage() {
  const rows = new Map<string, string>();
  return {
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, value: string) => void rows.set(name, value),
    removeItem: (name: string) => void rows.delete(name),
  };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("sessionStorage", fakeStorage());
  return () => vi.unstubAllGlobals();
});

test("what was typed comes back, the password does not", () => {
  writeDraft("form", { ...empty, firstName: "Ada", password: "kites-over-harbor" }, ["password"]);
  expect(localStorage.getItem("form")).not.toContain("kites");
  expect(readDraft("form", empty, ["password"])).toEqual({ ...empty, firstName: "Ada" });
});

test("what the form no longer has, or has in another kind, is left out", () => {
  localStorage.setItem("form", JSON.stringify({ gone: "x", roles: "Teacher", firstName: 7, isSame: true }));
  expect(readDraft("form", empty)).toEqual({ ...empty, isSame: true });
});

test("a draft of this tab is not one of the browser", () => {
  writeDraft("form", { ...empty, firstName: "Ada" }, [], "tab");
  expect(readDraft("form", empty)).toEqual(empty);
  expect(readDraft("form", empty, [], "tab").firstName).toBe("Ada");
  forgetDraft("form", "tab");
  expect(readDraft("form", empty, [], "tab")).toEqual(empty);
});

test("broken text and a browser without storage are an empty draft", () => {
  localStorage.setItem("form", "{broken");
  expect(readDraft("form", empty)).toEqual(empty);
  vi.stubGlobal("localStorage", undefined);
  expect(() => writeDraft("form", empty)).not.toThrow();
  expect(readDraft("form", empty)).toEqual(empty);
});
