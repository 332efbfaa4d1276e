/** The reader's time zone, and the names of zones. */
import { msg } from "@lingui/core/macro";
import type { I18n, MessageDescriptor } from "@lingui/core";

import { regionalLocale } from "#platform/shared/language.ts";
import { isUniversalTime } from "#platform/shared/time-zone.ts";

import { dateFormat } from "#platform/shared/formatters.ts";
import { chooseTimeZone, useKnownClock } from "../hooks/use-clock.ts";

/** The zones of the United States, from east to west. */
const zonesOfUnitedStates: Record<string, MessageDescriptor> = {
  "America/Puerto_Rico": msg`Atlantic Time (Puerto Rico)`,
  "America/New_York": msg`Eastern Time (US)`,
  "America/Chicago": msg`Central Time (US)`,
  "America/Denver": msg`Mountain Time (US)`,
  "America/Phoenix": msg`Arizona Time (US)`,
  "America/Los_Angeles": msg`Pacific Time (US)`,
  "America/Anchorage": msg`Alaska Time (US)`,
  "Pacific/Honolulu": msg`Hawaii Time (US)`,
};

/**
 * The reader's zone: the one chosen before in this browser, else the device's own. `fallback` is shown on a first visit,
 * when the server does not know the reader's zone yet.
 */
export function useTimeZone(fallback?: string): [zone: string, choose: (zone: string) => void] {
  return [useKnownClock(fallback).timeZone, chooseTimeZone];
}

/** Every zone; engines list only the zones of places. */
export const zoneNames = (): string[] => [...Intl.supportedValuesOf("timeZone"), "UTC"];

/** "Central Time (US)"; elsewhere "Central European Time (Berlin)"; "GMT+02:00" where there is no place. */
export function zoneLabel(zone: string, i18n: I18n): string {
  if (isUniversalTime(zone)) return i18n._(msg`Coordinated Universal Time (UTC)`);
  const known = Object.hasOwn(zonesOfUnitedStates, zone) && zonesOfUnitedStates[zone];
  if (known) return i18n._(known);
  const place = zone.split("/").at(-1)!.replaceAll("_", " ");
  const name = dateFormat(regionalLocale(i18n.locale), { timeZone: zone, timeZoneName: "longGeneric" })
    .formatToParts(new Date())
    .find(({ type }) => type === "timeZoneName")!.value;
  return zone.startsWith("Etc/") ? name : `${name} (${place})`;
}

/** For a select: the zones of the United States, and those of `others` that are not among them under any name. */
export function zoneOptions(i18n: I18n, others: readonly string[] = []) {
  const zones = [...Object.keys(zonesOfUnitedStates), ...others];
  const valueOf = new Map(zones.map((value) => [zoneLabel(value, i18n), value]));
  return [...valueOf].map(([label, value]) => ({ value, label }));
}
