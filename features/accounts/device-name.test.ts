/** What people read of their browsers: the name they know it by, of the browser and of what it runs on. */
import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`, "Chrome", "Windows", "computer"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Version/18.0 Mobile/15E148 Safari/604.1`,
    ...["Safari", "iPhone", "phone"],
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    ...["Chrome", "iPhone", "phone"],
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) ${webKit} Version/16.0 Mobile/15E148 Safari/604.1`,
    ...["Safari", "iPad", "tablet"],
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`, "Chrome", "Android", "phone"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0",
    ...["Firefox", "macOS", "computer"],
  ],
])("%s", (userAgent, browser, system, device) => {
  expect(deviceName(userAgent)).toEqual({ browser, system, device });
});

test("one that says nothing has no name", () => {
  const nothing = { browser: null, system: null, device: null };
  expect(deviceName("")).toEqual(nothing);
  expect(deviceName("curl/8.5.0").system).toBeNull();
});
