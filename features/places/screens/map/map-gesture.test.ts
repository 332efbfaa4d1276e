import { expect, test } from "vitest";
import { isMapGesture } from "./map-gesture.ts";

const finger = { type: "touchstart", touches: { length: 1 } };
const fingers = { type: "touchstart", touches: { length: 2 } };

test("the page scrolls over a map that was not pressed", () => {
  expect(isMapGesture({ type: "wheel" }, false)).toBe(false);
  expect(isMapGesture(finger, false)).toBe(false);
});

test("two fingers, a pinch on a trackpad and a drag always move the map", () => {
  expect(isMapGesture(fingers, false)).toBe(true);
  expect(isMapGesture({ type: "wheel", ctrlKey: true }, false)).toBe(true);
  expect(isMapGesture({ type: "wheel", metaKey: true }, false)).toBe(true);
  expect(isMapGesture({ type: "mousedown", button: 0 }, false)).toBe(true);
});

test("once pressed, the wheel and one finger move the map", () => {
  expect(isMapGesture({ type: "wheel" }, true)).toBe(true);
  expect(isMapGesture(finger, true)).toBe(true);
});

test("another button, or a click with Ctrl, opens the browser's menu", () => {
  expect(isMapGesture({ type: "mousedown", button: 2 }, true)).toBe(false);
  expect(isMapGesture({ type: "mousedown", button: 0, ctrlKey: true }, true)).toBe(false);
});
