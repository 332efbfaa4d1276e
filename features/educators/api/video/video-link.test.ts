import { describe, expect, test } from "vitest";
import { videoFormContactLink, videoShareLink } from "./video-link.ts";

describe("the video form's contact link", () => {
  const form = "https://www.videoask.com/f1a2b3c4d";
  const contact = { email: "ana+jobs@school.example", name: "Ana & José" };

  test("carries email, name and the medium, banner unless told", () => {
    expect(videoFormContactLink(form, contact)).toBe(
      `${form}#contact_email=ana%2Bjobs%40school.example&contact_name=Ana%20%26%20Jos%C3%A9&medium=banner`,
    );
    expect(videoFormContactLink(form, { ...contact, medium: "profile" })).toMatch(/&medium=profile$/);
  });

  test("keeps what the form's address has, and tells no server who comes", () => {
    const link = new URL(videoFormContactLink(`${form}?lang=es#old`, contact));
    expect([link.search, link.pathname]).toEqual(["?lang=es", "/f1a2b3c4d"]);
    expect(new URLSearchParams(link.hash.slice(1)).get("contact_name")).toBe("Ana & José");
  });
});

describe("share links", () => {
  const hosts = ["videoask.com"];

  test.each([
    ["https://www.videoask.com/fabc", "https://www.videoask.com/fabc"],
    ["  HTTPS://WWW.VideoAsk.com/fAbC?x=1#justvideo ", "https://www.videoask.com/fAbC?x=1"],
    ["videoask.com/fabc", "https://videoask.com/fabc"],
    ["https://school.videoask.com:443/fabc", "https://school.videoask.com/fabc"],
  ])("%s is kept as %s", (given, kept) => expect(videoShareLink(given, hosts)).toBe(kept));

  test.each([
    "http://www.videoask.com/fabc",
    "https://videoask.com.evil.example/fabc",
    "https://evilvideoask.com/fabc",
    "https://videoask.com@evil.example/fabc",
    "https://user:password@videoask.com/fabc",
    "https://videoask.com:8443/fabc",
    "javascript:alert(1)//videoask.com",
    "https://youtu.be/x",
    "not a link",
    "",
    `https://videoask.com/${"x".repeat(2000)}`,
  ])("%s is refused", (given) => expect(videoShareLink(given, hosts)).toBeNull());

  test("other hosts by the setting alone", () => {
    expect(videoShareLink("https://video.school.example/1", ["school.example"])).toBe(
      "https://video.school.example/1",
    );
    expect(videoShareLink("https://videoask.com/1", [])).toBeNull();
  });
});
