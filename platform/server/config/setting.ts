/** What one setting is, and the short way to declare it. */
import type { z } from "zod";

export interface Setting<T> {
  /** The name in the environment. */
  name: string;
  /** As it would be written in the environment; "" when it has no default. */
  fallback: string;
  kind: z.ZodType<T, string>;
  about: string;
  /** A description, where the default depends on other settings. */
  defaultNote?: string;
  /** Never repeated in a message. */
  secret?: boolean;
}

export function setting<T>(
  name: string,
  fallback: string,
  kind: z.ZodType<T, string>,
  about: string,
  more: Pick<Setting<T>, "defaultNote" | "secret"> = {},
): Setting<T> {
  return { name, fallback, kind, about, ...more };
}
