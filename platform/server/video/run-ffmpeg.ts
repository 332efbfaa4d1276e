/**
 * Runs ffmpeg on an untrusted file: at low priority, for a limited time, without secrets in its
 * environment.
 */
import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";

export interface FfmpegRun {
  /** In which its files are; the arguments name nothing else. */
  folder: string;
  /** Seconds until it is killed. */
  timeoutMs: number;
}

export interface FfmpegEnd {
  isDone: boolean;
  wasKilled: boolean;
  /** How much it wrote, in seconds of video; 0 where it did not get that far. */
  seconds: number;
  /** The last of what it complained about. */
  errorOutput: string;
}

/** @throws when the program can't be started at all. */
export function runFfmpeg(
  program: string,
  args: string[],
  { folder, timeoutMs }: FfmpegRun,
): Promise<FfmpegEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...safeArguments, ...args], {
      cwd: folder,
      env: {},
      stdio: ["ignore", "pipe", "pipe"],
    });
    let complaint = "";
    let seconds = 0;
    let wasKilled = false;
    const kill = () => void child.kill("SIGKILL");
    const timeout = setTimeout(() => {
      wasKilled = true;
      kill();
    }, timeoutMs * 1_000);
    process.once("exit", kill);
    child.once("spawn", () => lowerPriority(child.pid!));
    child.stdout.setEncoding("utf8").on("data", (lines: string) => {
      for (const [, microseconds] of lines.matchAll(/out_time_us=(\d+)/g))
        seconds = Number(microseconds) / 1e6;
    });
    child.stderr
      .setEncoding("utf8")
      .on("data", (text: string) => (complaint = (complaint + text).slice(-2_000)));
    const end = () => {
      clearTimeout(timeout);
      process.off("exit", kill);
    };
    child.once("error", (error) => (end(), reject(error)));
    child.once(
      "close",
      (code) => (end(), resolve({ isDone: code === 0, wasKilled, seconds, errorOutput: complaint })),
    );
  });
}

/** Nothing but files of the folder, no questions, and word of how far it is. */
const safeArguments = [
  ...["-nostdin", "-hide_banner", "-loglevel", "error", "-y"],
  ...["-progress", "pipe:1", "-nostats", "-protocol_whitelist", "file,pipe"],
];

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It may be over already.
  }
}
