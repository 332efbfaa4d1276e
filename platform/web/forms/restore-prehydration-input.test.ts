// @vitest-environment jsdom
import { expect, test } from "vitest";
import { prehydrationInput } from "./restore-prehydration-input.ts";

const known = { email: "", password: "", zipCode: "78701", terms: false, role: "" };

function form(html: string) {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector("form")!;
}

test("what differs from what the form knows is taken over, by field name", () => {
  const html = `<input name="email" value="ada@example.com"><input name="zipCode" value="78701">
    <input type="checkbox" name="terms" checked><textarea name="password">kites</textarea>`;
  expect(prehydrationInput(form(html), known)).toEqual({
    email: "ada@example.com",
    password: "kites",
    terms: true,
  });
});

test("buttons, radio buttons and fields of others are left alone", () => {
  const html = `<button name="x" value="1"></button><input type="radio" name="role" value="lead" checked>
    <input name="search" value="q"><input value="nameless"><input type="hidden" name="tags" value="a,b">`;
  expect(prehydrationInput(form(html), { ...known, tags: [] })).toEqual({});
});
