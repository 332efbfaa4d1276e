// @vitest-environment jsdom
import { act } from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { onPress, onRender, onSubmit, openPage } from "./replay-early-input.fixtures.tsx";
import { replayEarlyInput } from "./replay-early-input.ts";

beforeAll(() => window.eval(replayEarlyInput) as void);
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
});

const press = (label: string) => act(() => buttonOf(label).querySelector("span")!.click());
const buttonOf = (label: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label)!;

test("a press waits for the page to wake up, and is done once", async () => {
  const page = await openPage();
  press("Save");
  expect(onPress).not.toHaveBeenCalled();
  await page.wake();
  expect(onPress.mock.calls).toEqual([["Save"]]);
  press("Share");
  expect(onPress.mock.calls).toEqual([["Save"], ["Share"]]);
});

test.each([
  ["what took its place", { text: "Find jobs" }, 1],
  ["nothing that says something else", { text: "Log out" }, 0],
  ["nothing that leads elsewhere", { text: "Find jobs", href: "#others" }, 0],
  ["nothing with another button of the mouse", { text: "Find jobs", button: 2 }, 0],
  ["nothing once the page is awake", { text: "Find jobs", isAwake: true }, 0],
])("a press that what is pressed does not outlive counts for %s", (_, { text, ...how }, presses) => {
  const { href, button, isAwake } = { href: "#jobs", button: 0, isAwake: false, ...how };
  const { dataset } = document.documentElement;
  delete dataset["hydrated"];
  if (isAwake) dataset["hydrated"] = "";
  document.body.innerHTML = `<p><a href="#jobs"><span>Find jobs</span></a></p>`;
  const parent = document.querySelector("p")!;
  const pressed = vi.fn<(event: Event) => void>();
  parent.addEventListener("click", pressed);
  const mouse = (type: string) =>
    document.querySelector("a span")!.dispatchEvent(new MouseEvent(type, { bubbles: true, button }));
  mouse("pointerdown");
  parent.innerHTML = `<a href="${href}"><span>${text}</span></a>`;
  dataset["hydrated"] = "";
  mouse("mouseup");
  expect(pressed).toHaveBeenCalledTimes(presses);
  mouse("mouseup");
  expect(pressed).toHaveBeenCalledTimes(presses);
});

test("of several presses the last one counts", async () => {
  const page = await openPage();
  press("Save");
  press("Share");
  await page.wake();
  expect(onPress.mock.calls).toEqual([["Share"]]);
});

test("a part that wakes up later than its page is pressed when it does", async () => {
  const page = await openPage();
  press("Email me");
  await page.wake();
  expect(onPress).not.toHaveBeenCalled();
  await page.arrive();
  expect(onPress.mock.calls).toEqual([["Email me"]]);
});

test("a part may be pressed while only the page around it is awake", async () => {
  const page = await openPage();
  await page.wake();
  expect(buttonOf("Email me")).toBeDefined();
  press("Email me");
  expect(onPress).not.toHaveBeenCalled();
  await page.arrive();
  expect(onPress.mock.calls).toEqual([["Email me"]]);
});

test("a button is pressed that waits for the rest of its part", async () => {
  const page = await openPage();
  await page.wake();
  press("Star");
  expect(onPress).not.toHaveBeenCalled();
  await page.arrive();
  expect(onPress.mock.calls).toEqual([["Star"]]);
});

test("the browser itself sends no form before its part is awake", async () => {
  const page = await openPage();
  const native = vi.fn<(event: Event) => void>();
  document.querySelector("form")!.addEventListener("submit", native);
  const send = () => act(() => buttonOf("Send").click());
  send();
  await page.wake();
  send();
  expect(native).toHaveBeenCalled();
  expect(native.mock.calls.every(([event]) => event.defaultPrevented)).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
  await page.arrive();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

const fieldOf = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
/** As a person does: React is not told by the field itself. */
const type = (name: string, value: string) =>
  act(() => {
    const field = fieldOf(name);
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value")!;
    set!.call(field, value);
    for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
  });

test.each(["before the page is awake", "while only the page around them is"])(
  "what is entered into fields %s stays, and the page knows it",
  async (when) => {
    const page = await openPage();
    if (when.startsWith("while")) await page.wake();
    type("words", "infants");
    type("order", "oldest");
    act(() => fieldOf("live").click());
    if (when.startsWith("before")) await page.wake();
    await page.arrive();
    expect(onRender).toHaveBeenLastCalledWith({ words: "infants", order: "oldest", isLive: true });
    expect([fieldOf("words").value, fieldOf("order").value, fieldOf("live").checked]).toEqual([
      "infants",
      "oldest",
      true,
    ]);
    type("words", "toddlers");
    act(() => fieldOf("live").click());
    await page.wait();
    expect(onRender).toHaveBeenLastCalledWith({ words: "toddlers", order: "oldest", isLive: false });
  },
);

test("a button that takes the place of the pressed one, and says the same, is pressed", async () => {
  const page = await openPage();
  const first = buttonOf("Like");
  press("Like");
  await page.wake();
  expect(first.isConnected).toBe(false);
  expect(onPress.mock.calls).toEqual([["Like"]]);
});

test("nothing is pressed in place of a button that is gone", async () => {
  const page = await openPage();
  press("Log in");
  await page.wake();
  await page.arrive();
  expect(onPress).not.toHaveBeenCalled();
});

test("a press is let go after a quarter of a minute, or when something else is pressed", async () => {
  const late = await openPage();
  press("Email me");
  vi.advanceTimersByTime(16_000);
  await late.wake();
  await late.arrive();
  expect(onPress).not.toHaveBeenCalled();

  const changed = await openPage();
  press("Email me");
  await changed.wake();
  press("Save");
  await changed.arrive();
  expect(onPress.mock.calls).toEqual([["Save"]]);
});

test("links are left to the browser", async () => {
  await openPage();
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("a")!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

/** The halves of a press by hand: the browser clicks what lies around both places. */
const pressAndMove = async (label: string, page: HTMLElement, movedBy: number) => {
  const at = { bubbles: true, cancelable: true, clientX: 40, clientY: 60 };
  buttonOf(label).dispatchEvent(new MouseEvent("pointerdown", at));
  await act(async () =>
    page.dispatchEvent(new MouseEvent("click", { ...at, clientY: 60 + movedBy, detail: 1 })),
  );
};

test("a button that moves away under a press is pressed, and nothing around it", async () => {
  const page = await openPage();
  await page.wake();
  const around = document.querySelector("main")!;
  const onAround = vi.fn<() => void>();
  around.addEventListener("click", ({ target }) => target === around && onAround());
  await pressAndMove("Save", around, 0);
  expect(onPress.mock.calls).toEqual([["Save"]]);
  expect(onAround).not.toHaveBeenCalled();
});

test("a press that is drawn away from its button does not count", async () => {
  const page = await openPage();
  await page.wake();
  await pressAndMove("Save", document.querySelector("main")!, 30);
  expect(onPress).not.toHaveBeenCalled();
});
