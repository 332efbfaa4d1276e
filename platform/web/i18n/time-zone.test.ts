import { setupI18n } from "@lingui/core";
import { afterEach, expect, test, vi } from "vitest";
import { deviceZone } from "./device-zone.ts";
import { zoneLabel, zoneNames, zoneOptions } from "./time-zone.ts";

// Tests run without the compiler of texts: a text is its own English.
vi.mock("@lingui/core/macro", () => ({ msg: ([message]: string[]) => ({ id: message, message }) }));

const english = setupI18n({ locale: "en", messages: { en: {} } });
afterEach(() => vi.restoreAllMocks());

const onDeviceIn = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ timeZone } as never);

test("universal time has one label under all of its names", () => {
  for (const zone of ["UTC", "Etc/UTC", "GMT", "Zulu"])
    expect(zoneLabel(zone, english)).toBe("Coordinated Universal Time (UTC)");
});

test("a zone is called by its time and its place, if it has one", () => {
  expect(zoneLabel("America/Chicago", english)).toBe("Central Time (US)");
  expect(zoneLabel("Europe/Berlin", english)).toBe("Central European Time (Berlin)");
  expect(zoneLabel("Etc/GMT+5", english)).toBe("GMT-05:00");
});

test("a select has every zone once, under the name that was chosen", () => {
  const options = zoneOptions(english, [...zoneNames(), "Etc/UTC"]);
  const values = options.map(({ value }) => value);
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  expect(values).toContain("Etc/UTC");
  expect(values).not.toContain("UTC");
  for (const zone of zoneNames()) if (zone !== "UTC") expect(values).toContain(zone);
});

test("a device that hides its zone has universal time", () => {
  onDeviceIn("Etc/Unknown");
  expect(deviceZone()).toBe("UTC");
  onDeviceIn("America/Denver");
  expect(deviceZone()).toBe("America/Denver");
});
