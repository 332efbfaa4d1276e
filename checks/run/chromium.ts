/** The browser of the end-to-end tests: the system's own Chromium. */
import { join } from "node:path";
import { installed, programPath, type SystemProgram } from "./system-program.ts";

const macApps = ["Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome"];

const chromium: SystemProgram = {
  setting: "CHROMIUM_PATH",
  names: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"],
  places: macApps.map((app) => join("/Applications", app)),
  packageName: "chromium",
  missing:
    "The end-to-end tests need Chromium: install it (Debian: apt-get install chromium; macOS: brew install --cask chromium), " +
    "or set CHROMIUM_PATH to a Chromium or Chrome.",
};

/** @throws CommandError saying how to get one. */
export const chromiumPath = () => programPath(chromium);

/** A whole Chromium, with cameras and microphones. */
export const installedChromium = () => process.env["CHROMIUM_PATH"] ?? installed(chromium);

/** Chromium without windows, where there is one (Debian: chromium-headless-shell): tests take a quarter less time. */
export const headlessChromium = () =>
  installed({ ...chromium, names: ["chromium-headless-shell"], places: [] }) ?? installedChromium();
