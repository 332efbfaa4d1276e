/** ClamAV's own daemon with one signature of ours: it finds a harmless marker, and nothing else. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** What it takes for harmful. */
export const marker = "a harmless marker that only this test looks for";

/** Starts the program at a socket of its own, and answers with the socket. */
export async function testClamd(program = "/usr/sbin/clamd"): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cubby-clamd-"));
  const socket = join(folder, "clamd.sock");
  await mkdir(join(folder, "signatures"));
  const signature = `Cubby.Test.Marker:0:*:${Buffer.from(marker).toString("hex")}\n`;
  await writeFile(join(folder, "signatures/own.ndb"), signature);
  const settings = [
    ["Foreground", "yes"],
    ["DatabaseDirectory", join(folder, "signatures")],
    ["LocalSocket", socket],
    ["StreamMaxLength", "20M"],
  ];
  await writeFile(join(folder, "clamd.conf"), settings.map((line) => `${line.join(" ")}\n`).join(""));
  const child = spawn(program, ["--config-file", join(folder, "clamd.conf")], { stdio: "pipe" });
  let startLine = "";
  for (const output of [child.stdout, child.stderr])
    output.on("data", (chunk: Buffer) => (startLine += chunk.toString()));
  const missing = new Promise<never>((_, reject) => {
    child.once("error", () =>
      reject(
        new Error("This test needs ClamAV's daemon (Debian: apt-get install clamav-daemon), or CLAMD_PATH."),
      ),
    );
    child.once("exit", (code) => reject(new Error(`clamd ended with ${code}:\n${startLine}`)));
  });
  missing.catch(() => undefined);
  afterAll(async () => {
    if (child.exitCode === null && child.kill()) await once(child, "exit");
    await rm(folder, { recursive: true, force: true });
  });
  await Promise.race([missing, untilListening(socket)]);
  return socket;
}

async function untilListening(path: string): Promise<void> {
  for (;;) {
    const probe = createConnection({ path });
    const listens = await once(probe, "connect").then(
      () => true,
      () => false,
    );
    probe.destroy();
    if (listens) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
