/** Runs ffmpeg on a stranger's file: behind everything else on the machine, for a limited time, knowing no secrets. */
import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";

export interface FfmpegRun {
  /** In which its files are; the arguments name nothing else. */
  folder: string;
  /** Seconds until it is killed. */
  patience: number;
}

export interface FfmpegEnd {
  isDone: boolean;
  wasKilled: boolean;
  /** How much it wrote, in seconds of video; 0 where it did not get that far. */
  seconds: number;
  /** The last of what it complained about. */
  complaint: string;
}

/** @throws when the program can't be started at all. */
export function runFfmpeg(
  program: string,
  args: string[],
  { folder, patience }: FfmpegRun,
): Promise<FfmpegEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...careful, ...args], {
      cwd: folder,
      env: {},
      stdio: ["ignore", "pipe", "pipe"],
    });
    let complaint = "";
    let seconds = 0;
    let wasKilled = false;
    const kill = () => void child.kill("SIGKILL");
    const late = setTimeout(() => {
      wasKilled = true;
      kill();
    }, patience * 1_000);
    process.once("exit", kill);
    child.once("spawn", () => giveWay(child.pid!));
    child.stdout.setEncoding("utf8").on("data", (lines: string) => {
      for (const [, microseconds] of lines.matchAll(/out_time_us=(\d+)/g))
        seconds = Number(microseconds) / 1e6;
    });
    child.stderr
      .setEncoding("utf8")
      .on("data", (text: string) => (complaint = (complaint + text).slice(-2_000)));
    const end = () => {
      clearTimeout(late);
      process.off("exit", kill);
    };
    child.once("error", (error) => (end(), reject(error)));
    child.once("close", (code) => (end(), resolve({ isDone: code === 0, wasKilled, seconds, complaint })));
  });
}

/** Nothing but files of the folder, no questions, and word of how far it is. */
const careful = [
  ...["-nostdin", "-hide_banner", "-loglevel", "error", "-y"],
  ...["-progress", "pipe:1", "-nostats", "-protocol_whitelist", "file,pipe"],
];

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It may be over already.
  }
}
