import { beforeEach, expect, test, vi } from "vitest";
import { removeDraft, hasDraft, readDraft, writeDraft } from "./form-draft.ts";

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
  removeDraft("form", "tab");
  expect(readDraft("form", empty, [], "tab")).toEqual(empty);
});

test("broken text and a browser without storage are an empty draft", () => {
  localStorage.setItem("form", "{broken");
  expect(readDraft("form", empty)).toEqual(empty);
  vi.stubGlobal("localStorage", undefined);
  expect(() => writeDraft("form", empty)).not.toThrow();
  expect(readDraft("form", empty)).toEqual(empty);
});

test("a number that was empty comes back, and so does the empty one", () => {
  const values = { credits: null as number | null };
  writeDraft("form", { credits: 45 });
  expect(readDraft("form", values)).toEqual({ credits: 45 });
  writeDraft("form", { credits: null });
  expect(readDraft("form", values)).toEqual({ credits: null });
  localStorage.setItem("form", JSON.stringify({ credits: { id: 1 } }));
  expect(readDraft("form", values)).toEqual({ credits: null });
});

test("whether something is kept is known without reading it", () => {
  expect(hasDraft("form")).toBe(false);
  writeDraft("form", empty);
  expect(hasDraft("form")).toBe(true);
  removeDraft("form");
  expect(hasDraft("form")).toBe(false);
});
