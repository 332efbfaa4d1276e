import { expect, test } from "vitest";
import { fileKinds } from "#platform/shared/file-kinds.ts";
import { bitratesFor, clipName, clock, plainType, recordingType, recordingTypes } from "./recording-type.ts";

test("MP4 with H.264 where the browser can, else WebM, else nothing", () => {
  expect(recordingType(() => true)).toMatch(/^video\/mp4;codecs=avc1/);
  expect(recordingType((type) => type.startsWith("video/webm"))).toBe("video/webm;codecs=vp8,opus");
  expect(recordingType((type) => type === "video/mp4")).toBe("video/mp4");
  expect(recordingType(() => false)).toBeUndefined();
});

test("every type is one the server takes, under a name that says so", () => {
  for (const type of recordingTypes) {
    expect(fileKinds.video.types).toContain(plainType(type));
    expect(clipName(type)).toBe(`answer.${plainType(type).slice("video/".length)}`);
  }
});

test.each([10, 120, 600])("%i seconds stay well below what a video may weigh", (seconds) => {
  const { videoBitsPerSecond, audioBitsPerSecond } = bitratesFor(seconds);
  expect(videoBitsPerSecond).toBeGreaterThan(1_000_000);
  expect(((videoBitsPerSecond + audioBitsPerSecond) * seconds) / 8).toBeLessThan(
    fileKinds.video.maxBytes * 0.7,
  );
});

test.each([
  [0, "0:00"],
  [9.99, "0:09"],
  [75.4, "1:15"],
  [600, "10:00"],
  [-1, "0:00"],
])("%d seconds read %s", (seconds, text) => expect(clock(seconds)).toBe(text));
