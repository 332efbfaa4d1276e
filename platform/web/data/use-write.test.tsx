// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "../api-client/api-error.ts";
import { mergePushed, withPendingChanges } from "./pending-changes.ts";
import { useWrite, type Write } from "./use-write.ts";

const couldNotSave = vi.hoisted(() => vi.fn());
vi.mock("../ui/feedback/toast.ts", () => ({ couldNotSave }));
beforeEach(() => couldNotSave.mockClear());

const key = ["api", "jobs"];
const job = { type: "jobs", id: "1" };
type Run = (row: { id: string }, title: string) => Promise<string>;

async function mountWrite(write: Run, isOptimistic: boolean) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const client = new QueryClient();
  client.setQueryData(key, { data: [{ ...job, attributes: { title: "Lead" } }] });
  const renders: Write<Parameters<Run>, string | undefined>[] = [];
  function Form() {
    const current = useWrite(write, {
      optimistic: ([{ id }, title]) =>
        isOptimistic ? { row: { type: "jobs", id }, attributes: { title } } : null,
    });
    renders.push(current);
    return null;
  }
  const root = createRoot(document.body);
  onTestFinished(() => act(() => root.unmount()));
  await act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Form />
      </QueryClientProvider>,
    ),
  );
  const shownTitle = () =>
    client.getQueryData<{ data: { attributes: { title: string } }[] }>(key)!.data[0]!.attributes.title;
  return { latest: () => renders.at(-1)!, shownTitle, client };
}

/** The state of a mutation reaches its component in a later task. */
const shows = (expectation: () => void) => act(() => vi.waitFor(expectation));

const rejection = new ApiError("status", "Not allowed", 403);

test("an optimistic write shows its change at once, and rolls it back with a toast", async () => {
  const answer = Promise.withResolvers<string>();
  const { latest, shownTitle } = await mountWrite(() => answer.promise, true);
  let result: Promise<unknown> = Promise.resolve();
  await act(async () => {
    result = latest().run(job, "Assistant");
  });
  expect(shownTitle()).toBe("Assistant");
  await act(async () => {
    answer.reject(rejection);
    expect(await result).toBeUndefined();
  });
  expect(shownTitle()).toBe("Lead");
  expect(couldNotSave).toHaveBeenCalledOnce();
  expect(latest().error).toBeNull();
});

test("another write waits for its answer and rejects", async () => {
  const { latest, shownTitle } = await mountWrite(() => Promise.reject(rejection), false);
  await act(async () => {
    await expect(latest().run(job, "Assistant")).rejects.toBe(rejection);
  });
  expect(shownTitle()).toBe("Lead");
  expect(couldNotSave).not.toHaveBeenCalled();
  await shows(() => expect(latest().error).toBe(rejection));
});

test("pressing twice writes once", async () => {
  const answer = Promise.withResolvers<string>();
  const write = vi.fn<Run>(() => answer.promise);
  const { latest } = await mountWrite(write, false);
  let both: Promise<unknown>[] = [];
  await act(async () => {
    both = [latest().run(job, "A"), latest().run(job, "A")];
  });
  expect(both[0]).toBe(both[1]);
  await shows(() => expect(latest().isRunning).toBe(true));
  await act(async () => answer.resolve("done"));
  expect(await Promise.all(both)).toEqual(["done", "done"]);
  expect(write).toHaveBeenCalledOnce();
  await shows(() => expect(latest().isRunning).toBe(false));
});

test("another change of the same row is shown at once and sent after the first", async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const sent: string[] = [];
  const write: Run = (_row, title) => {
    sent.push(title);
    return answers[sent.length - 1]!.promise;
  };
  const { latest, shownTitle } = await mountWrite(write, true);
  await act(async () => {
    void latest().run(job, "A");
    void latest().run(job, "B");
  });
  expect(shownTitle()).toBe("B");
  expect(sent).toEqual(["A"]);
  await act(async () => answers[0]!.resolve("A"));
  await shows(() => expect(sent).toEqual(["A", "B"]));
  await act(async () => answers[1]!.resolve("B"));
  await shows(() => expect(latest().isRunning).toBe(false));
});

test("what is read before the answer shows the change, and after a refusal what was", async () => {
  const answer = Promise.withResolvers<string>();
  const { latest, shownTitle, client } = await mountWrite(() => answer.promise, true);
  const read = vi.fn(async () =>
    withPendingChanges({ data: [{ ...job, attributes: { title: "Lead, days" } }] }),
  );
  await act(async () => {
    void latest().run(job, "Assistant");
  });
  await act(() => client.fetchQuery({ queryKey: key, queryFn: read }));
  expect(shownTitle()).toBe("Assistant");
  await act(async () => answer.reject(rejection));
  await act(() => client.fetchQuery({ queryKey: key, queryFn: read }));
  expect(shownTitle()).toBe("Lead, days");
});

test("a row that is pushed before the answer shows the change, too", async () => {
  const answer = Promise.withResolvers<string>();
  const { latest, shownTitle, client } = await mountWrite(() => answer.promise, true);
  await act(async () => {
    void latest().run(job, "Assistant");
  });
  await act(async () => mergePushed(client, { ...job, attributes: { title: "Lead" } }));
  expect(shownTitle()).toBe("Assistant");
  await act(async () => answer.resolve("Assistant"));
});

test("the answer to a change does not show before the change after it", async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const { latest, shownTitle, client } = await mountWrite(async (_row, title) => {
    await answers[title === "A" ? 0 : 1]!.promise;
    client.setQueryData(key, { data: [{ ...job, attributes: { title } }] });
    return title;
  }, true);
  await act(async () => {
    void latest().run(job, "A");
    void latest().run(job, "B");
  });
  await act(async () => answers[0]!.resolve("A"));
  expect(shownTitle()).toBe("B");
  await act(async () => answers[1]!.reject(rejection));
  expect(shownTitle()).toBe("A");
});
