// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { keepEarlyPress } from "./pressed-early.ts";

const pressed = vi.fn();

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML = `<button id="save"><span id="word">Save</span></button><button id="other"></button>
    <a id="link" href="#there">There</a>`;
  window.eval(keepEarlyPress);
});

const awake = () => {
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => pressed(button.id));
  window.pressedEarly!();
};
const click = (id: string) => document.getElementById(id)!.click();

test("a press waits for the page to wake up, and is done once", () => {
  click("word");
  expect(pressed).not.toHaveBeenCalled();
  awake();
  expect(pressed.mock.calls).toEqual([["save"]]);
  click("other");
  expect(pressed.mock.calls).toEqual([["save"], ["other"]]);
});

test("of several the last one counts; a button that is gone by then is let go", () => {
  click("save");
  click("other");
  document.getElementById("other")!.remove();
  awake();
  expect(pressed).not.toHaveBeenCalled();
});

test("links are left to the browser", () => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.getElementById("link")!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  awake();
  expect(pressed).not.toHaveBeenCalled();
});
