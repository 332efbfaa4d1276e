/** A page as the server sends it, which wakes up when it is told, part by part. */
import { act, lazy, Suspense, useState, useSyncExternalStore } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToReadableStream } from "react-dom/server.browser";
import { onTestFinished, vi } from "vitest";

import { markReceived, useMarkHydrated } from "./replay-early-input.ts";

export const onPress = vi.fn<(label: string) => void>();
export const onRender = vi.fn<(known: object) => void>();
export const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());

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
export async function openPage() {
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
