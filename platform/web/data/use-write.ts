/** A write and its state: whether it runs and what went wrong. Pressing twice writes once. */
import { useRef } from "react";

import { isRecord } from "#platform/shared/is-record.ts";
import { ApiError } from "../api-client/api-error.ts";
import { useOptimisticMutation, type OptimisticOptions } from "./use-optimistic-mutation.ts";

export interface Write<A extends unknown[], R> {
  /**
   * Rejects with an `ApiError`; an optimistic write that fails resolves to undefined instead. While a write runs for
   * a row, another call for that row returns the same promise.
   */
  run: (...args: A) => Promise<R>;
  isRunning: boolean;
  /** Of the last write; null when it was optimistic, since a toast reports that. */
  error: ApiError | null;
}

export function useWrite<A extends unknown[], R>(write: (...args: A) => Promise<R>): Write<A, R>;
export function useWrite<A extends unknown[], R>(
  write: (...args: A) => Promise<R>,
  options: OptimisticOptions<A>,
): Write<A, R | undefined>;
export function useWrite<A extends unknown[], R>(
  write: (...args: A) => Promise<R>,
  options: OptimisticOptions<A> = waitForAnswer,
): Write<A, R | undefined> {
  const { mutateAsync, isPending, error, context } = useOptimisticMutation(write, options);
  const running = useRef(new Map<unknown, Promise<R | undefined>>());
  const run = (...args: A) => {
    const row = isRecord(args[0]) ? args[0].id : undefined;
    const same = running.current.get(row);
    if (same) return same;
    const promise = mutateAsync(args)
      .catch((failure: unknown) => {
        if (options.optimistic(args)) return undefined;
        throw failure;
      })
      .finally(() => running.current.delete(row));
    running.current.set(row, promise);
    return promise;
  };
  return { run, isRunning: isPending, error: !context && error instanceof ApiError ? error : null };
}

const waitForAnswer = { optimistic: () => null };
