// @vitest-environment jsdom
import { act, lazy, Suspense, useState, useSyncExternalStore } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToReadableStream } from "react-dom/server.browser";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { markReceived, replayEarlyInput, useMarkHydrated } from "./replay-early-input.ts";

const onPress = vi.fn<(label: string) => void>();
const onRender = vi.fn<(known: object) => void>();
const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());

beforeAll(() => window.eval(replayEarlyInput) as void);
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
});

const Press = ({ label }: { label: string }) => (
  <button type="button" onClick={() => onPress(label)}>
    <span>{label}</span>
  </button>
);
const useIsLoggedIn = () =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
const noChanges = () => () => undefined;

interface PageProps {
  Part: React.ComponentType;
  Rest: React.ComponentType;
}

function Page(props: PageProps) {
  useMarkHydrated();
  return (
    <main onClickCapture={markReceived} onInputCapture={markReceived}>
      <Parts {...props} />
    </main>
  );
}

const Parts = ({ Part, Rest }: PageProps) => (
  <>
    <Press label="Save" />
    <Press label="Share" />
    <a href="#there">There</a>
    <ForGuests />
    <Suspense>
      <Part />
    </Suspense>
    <Suspense>
      <Press label="Star" />
      <form onSubmit={onSubmit}>
        <button type="submit">Send</button>
      </form>
      <Fields />
      <Rest />
    </Suspense>
  </>
);

/** As most fields are: they show what the page knows, and nothing else. */
function Fields() {
  const [words, setWords] = useState("");
  const [order, setOrder] = useState("newest");
  const [isLive, setLive] = useState(false);
  onRender({ words, order, isLive });
  return (
    <>
      <input name="words" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      <select name="order" value={order} onChange={(event) => setOrder(event.currentTarget.value)}>
        <option>newest</option>
        <option>oldest</option>
      </select>
      <input
        type="checkbox"
        name="live"
        checked={isLive}
        onChange={(event) => setLive(event.currentTarget.checked)}
      />
    </>
  );
}

/** What looks otherwise as soon as it is known that somebody is logged in. */
function ForGuests() {
  const isLoggedIn = useIsLoggedIn();
  const Frame = isLoggedIn ? "section" : "div";
  return (
    <Frame>
      <Press label="Like" />
      {!isLoggedIn && <Press label="Log in" />}
    </Frame>
  );
}

const Part = () => <Press label="Email me" />;
const Rest = () => <p>And the rest</p>;

/** The page as the server sends it; `wake` runs its script, `arrive` brings the script of the part. */
async function openPage() {
  delete document.documentElement.dataset["hydrated"];
  const stream = await renderToReadableStream(<Page Part={Part} Rest={Rest} />);
  await stream.allReady;
  const container = document.createElement("div");
  container.innerHTML = await new Response(stream).text();
  document.body.replaceChildren(container);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const late = (Part: React.ComponentType) => lazy(() => arrival.then(() => ({ default: Part })));
  const LatePart = late(Part);
  const LateRest = late(Rest);
  const wait = () => act(async () => void vi.advanceTimersByTime(100));
  return {
    wait,
    wake: async () => {
      const root = await act(async () => hydrateRoot(container, <Page Part={LatePart} Rest={LateRest} />));
      onTestFinished(() => act(() => root.unmount()));
      await wait();
    },
    arrive: async () => {
      await act(async () => arrive());
      await wait();
    },
  };
}

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
