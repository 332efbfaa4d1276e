/** System programs that tests need: found in the usual places, installed where that needs no confirmation. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "#platform/shared/command-error.ts";

export interface SystemProgram {
  /** The setting that names one of one's own. */
  setting: string;
  names: readonly string[];
  /** Whole paths where it may be besides. */
  places?: readonly string[];
  /** Debian's package. */
  packageName: string;
  /** How to get it, and for what. */
  missing: string;
}

/** @throws CommandError saying how to get one. */
export function programPath(program: SystemProgram): string {
  const configuredPath = process.env[program.setting];
  if (configuredPath && !isProgram(configuredPath))
    throw new CommandError(
      `${program.setting} is "${configuredPath}", but that is no program that can be run.`,
    );
  const found =
    configuredPath ?? installed(program) ?? (install(program.packageName) ? installed(program) : undefined);
  if (found) return found;
  throw new CommandError(program.missing);
}

export function installed({ names, places = [] }: SystemProgram): string | undefined {
  const onPath = (process.env["PATH"] ?? "")
    .split(":")
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places].find(isProgram);
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
function install(packageName: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${packageName} (apt-get install ${packageName}) …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: "inherit", env: environment }).status === 0;
  return aptGet("update", "-q") && aptGet("install", "-y", "-q", "--no-install-recommends", packageName);
}
