// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { beforePaint } from "./before-paint.ts";

const forget = () => {
  localStorage.clear();
  document.cookie = "time_zone=; path=/; max-age=0";
};
beforeEach(() => {
  forget();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(forget);

const openIn = (timeZone: string) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions);
  window.eval(beforePaint);
};

test("the server is told the device's zone, and the new one after a journey", () => {
  openIn("America/Argentina/Buenos_Aires");
  expect(document.cookie).toBe("time_zone=America/Argentina/Buenos_Aires");
  openIn("Etc/GMT+5");
  expect(document.cookie).toBe("time_zone=Etc/GMT+5");
});

test("a zone the reader has chosen comes before the device's own", () => {
  localStorage.setItem("time_zone", "Europe/Berlin");
  openIn("America/Chicago");
  expect(document.cookie).toBe("time_zone=Europe/Berlin");
});

test("it is written once, for a year", () => {
  const write = vi.spyOn(document, "cookie", "set");
  openIn("America/Chicago");
  openIn("America/Chicago");
  expect(write.mock.calls).toEqual([["time_zone=America/Chicago; path=/; max-age=31536000; SameSite=Lax"]]);
});

test("nothing but a name is ever written", () => {
  localStorage.setItem("time_zone", "Europe/Berlin; domain=evil.example");
  openIn("America/Chicago");
  expect(document.cookie).toBe("");
});
