/** What the page that led here put into the location's state; empty where the address was opened by itself. */
import { useLocation } from "react-router";

import { isRecord } from "#platform/shared/is-record.ts";

const none = {};

export function useLocationState(): Record<string, unknown> {
  const state: unknown = useLocation().state;
  return isRecord(state) ? state : none;
}
