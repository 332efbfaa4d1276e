// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { beforePaint } from "./before-paint.ts";

const forget = () => {
  localStorage.clear();
  for (const name of ["time_zone", "viewport_width"]) document.cookie = `${name}=; path=/; max-age=0`;
};
beforeEach(() => {
  forget();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(forget);

/** What the server is told, but for the width. */
const toldZone = () =>
  document.cookie
    .split("; ")
    .filter((one) => !one.startsWith("viewport_width"))
    .join("; ");

const openIn = (timeZone: string) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions);
  window.eval(beforePaint);
};

test("the server is told the device's zone, and the new one after a journey", () => {
  openIn("America/Argentina/Buenos_Aires");
  expect(toldZone()).toBe("time_zone=America/Argentina/Buenos_Aires");
  openIn("Etc/GMT+5");
  expect(toldZone()).toBe("time_zone=Etc/GMT+5");
});

test("a zone the reader has chosen comes before the device's own", () => {
  localStorage.setItem("time_zone", "Europe/Berlin");
  openIn("America/Chicago");
  expect(toldZone()).toBe("time_zone=Europe/Berlin");
});

test("it is written once, for a year", () => {
  const write = vi.spyOn(document, "cookie", "set");
  vi.stubGlobal("innerWidth", 375);
  openIn("America/Chicago");
  openIn("America/Chicago");
  expect(write.mock.calls).toEqual([
    ["time_zone=America/Chicago; path=/; max-age=31536000; SameSite=Lax"],
    ["viewport_width=375; path=/; max-age=31536000; SameSite=Lax"],
  ]);
});

test("the server is told the width that the window has when the page is left", () => {
  openIn("America/Chicago");
  vi.stubGlobal("innerWidth", 812);
  window.dispatchEvent(new Event("pagehide"));
  expect(document.cookie).toContain("viewport_width=812");
});

test("nothing but a name is ever written", () => {
  localStorage.setItem("time_zone", "Europe/Berlin; domain=evil.example");
  openIn("America/Chicago");
  expect(toldZone()).toBe("");
});

describe("a page that names its viewer", () => {
  const tokenOf = (sid: string) => `head.${btoa(JSON.stringify({ sid, sub: "a" }))}.signature`;
  const openFor = (viewer: string | undefined) => {
    delete document.documentElement.dataset.foreign;
    if (viewer === undefined) delete document.documentElement.dataset.viewer;
    else document.documentElement.dataset.viewer = viewer;
    openIn("America/Chicago");
    return "foreign" in document.documentElement.dataset;
  };
  afterEach(() => void openFor(undefined));

  test("is shown to that session and profile, and hidden from every other", () => {
    localStorage.setItem("access_token", tokenOf("s1"));
    expect([openFor("s1 "), openFor("s1 p1"), openFor("s2 ")]).toEqual([false, false, true]);
    localStorage.setItem("current_employer_profile_id", "p1");
    expect([openFor("s1 p1"), openFor("s1 p2"), openFor("s1 ")]).toEqual([false, true, true]);
  });

  test("is hidden where nobody is signed in, or the token is none", () => {
    expect(openFor("s1 ")).toBe(true);
    localStorage.setItem("access_token", "nonsense");
    expect(openFor("s1 ")).toBe(true);
  });

  test("of a guest is shown to everybody", () => {
    localStorage.setItem("access_token", tokenOf("s1"));
    expect(openFor(undefined)).toBe(false);
  });
});
