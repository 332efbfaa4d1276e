/** The browser of the journeys: the system's own Chromium, installed where that can be done without asking. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "#platform/shared/refusal.ts";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const macApps = ["Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome"];

/** @throws Refusal saying how to get one. */
export async function chromiumPath(): Promise<string> {
  const given = process.env["CHROMIUM_PATH"];
  if (given && !isProgram(given))
    throw new Refusal(`CHROMIUM_PATH is "${given}", but that is no program that can be run.`);
  const found = given ?? installedChromium() ?? (install() ? installedChromium() : undefined);
  if (found) return found;
  throw new Refusal(
    "The browser journeys need Chromium: install it (Debian: apt-get install chromium; macOS: brew install --cask chromium), " +
      "or set CHROMIUM_PATH to a Chromium or Chrome.",
  );
}

export function installedChromium(): string | undefined {
  const onPath = (process.env["PATH"] ?? "")
    .split(":")
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...macApps.map((app) => join("/Applications", app))].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian and its kin, as root. */
function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log("Installing Chromium (apt-get install chromium) …");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: "inherit", env: environment }).status === 0;
  return aptGet("update", "-q") && aptGet("install", "-y", "-q", "--no-install-recommends", "chromium");
}
