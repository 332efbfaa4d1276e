// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

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
