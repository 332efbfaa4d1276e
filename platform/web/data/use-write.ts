/** A write and its state: whether it runs and what went wrong. Pressing twice writes once. */
import { hashKey } from "@tanstack/react-query";
import { useRef } from "react";

import { isRecord } from "#platform/shared/is-record.ts";
import { ApiError } from "../api-client/api-error.ts";
import { useOptimisticMutation, type OptimisticOptions } from "./use-optimistic-mutation.ts";

export interface Write<A extends unknown[], R> {
  /**
   * Rejects with an `ApiError`; an optimistic write that fails resolves to undefined instead. While a write runs for
   * a row, the same call for that row returns the same promise, and another one is sent after it.
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
  const earlier = useRef(new WeakMap<A, Promise<unknown>>());
  const writeInOrder = async (args: A) => {
    await earlier.current.get(args)?.catch(() => undefined);
    return write(...args);
  };
  const { mutateAsync, isPending, error, context } = useOptimisticMutation(writeInOrder, options);
  const running = useRef(new Map<unknown, { what: string; promise: Promise<R | undefined> }>());
  const run = (...args: A) => {
    const row = isRecord(args[0]) ? args[0].id : undefined;
    const what = hashKey(row === undefined ? args : args.slice(1));
    const last = running.current.get(row);
    if (last?.what === what) return last.promise;
    if (last) earlier.current.set(args, last.promise);
    const promise: Promise<R | undefined> = mutateAsync(args)
      .catch((failure: unknown) => {
        if (options.optimistic(args)) return undefined;
        throw failure;
      })
      .finally(() => {
        if (running.current.get(row)?.promise === promise) running.current.delete(row);
      });
    running.current.set(row, { what, promise });
    return promise;
  };
  return { run, isRunning: isPending, error: !context && error instanceof ApiError ? error : null };
}

const waitForAnswer = { optimistic: () => null };
