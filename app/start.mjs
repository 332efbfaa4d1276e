/**
 * The first step of every command, on whatever Node the machine has: installs what is missing, then runs the given script
 * (app/start.ts by default) on the Node that the project pins. Plain JavaScript that old versions can read, too.
 */
import { spawn, spawnSync } from "child_process";
import { existsSync, readFileSync } from "fs";
import { cpus } from "os";
import { dirname, join } from "path";
import { fileURLToPath } from "url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(root, "node_modules/node/bin/node");
/** Half of what V8 would take for what is short-lived: some 50 MB less for each process, for a little more work. */
const nodeOptions = ["--max-semi-space-size=8"];

refuseOldNode();
if (!isInstalled()) install();
run(process.argv.slice(2));

function refuseOldNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  refuse(
    `Cubby needs Node 20.19 or newer and this is ${process.versions.node}: install a newer one from nodejs.org.`,
  );
}

/** What npm noted down when it installed has every package of the lock file, in the same version. */
function isInstalled() {
  try {
    const wanted = packagesIn("package-lock.json");
    const there = packagesIn("node_modules/.package-lock.json");
    const isThere = (path) => there[path] && there[path].version === wanted[path].version;
    const isAsked = (path) => path !== "" && !wanted[path].optional && !wanted[path].peer;
    return existsSync(pinnedNode) && Object.keys(wanted).filter(isAsked).every(isThere);
  } catch (error) {
    if (error.code === "ENOENT" || error instanceof SyntaxError) return false;
    throw error;
  }
}

function packagesIn(file) {
  return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
}

function install() {
  console.log("Installing what is missing (npm ci); this takes a minute the first time …");
  const npm = process.env.npm_execpath;
  const command = npm ? [process.execPath, npm] : ["npm"];
  const [program, ...before] = command;
  const args = [
    "ci",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--foreground-scripts=false",
    "--include=dev",
  ];
  const { status } = spawnSync(program, [...before, ...args], {
    cwd: root,
    stdio: "inherit",
    env: cleanEnvironment(),
  });
  if (status !== 0)
    refuse("npm ci did not succeed (see above): check the network and the disk, then run the command again.");
  if (!existsSync(pinnedNode))
    refuse(
      "The pinned Node was not installed: allow install scripts for this folder (npm config ignore-scripts), then run npm ci.",
    );
}

/** The outer npm's settings for its own run (its script, its package) must not leak into the inner one. */
function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(package|lifecycle|command|config_(production|omit|include|workspace))/.test(name),
  );
  return { ...Object.fromEntries(kept), NODE_ENV: undefined };
}

/**
 * Signals are forwarded to the script, which shuts down in order; if this process is killed, the script
 * notices the closed channel.
 */
function run([script = "app/start.ts", ...args]) {
  const file = join(root, script);
  const options = {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // Threads for password hashes, packing and files; Node reads their number before a script begins.
    env: {
      UV_THREADPOOL_SIZE: String(Math.max(4, cpus().length * 2)),
      // glibc would keep freed memory for up to eight threads a processor: some 14 MB less for each process.
      MALLOC_ARENA_MAX: "2",
      // Compiled code of earlier runs, by content: a third of the time that loading the product takes.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compile"),
      ...process.env,
      NODE_NO_WARNINGS: "1",
      // Every time of day in the product names its zone. The machine's own zone would only leak in, with
      // its clock changes: a library computes recurring calendar events without a zone in the zone of the
      // process.
      TZ: "UTC",
    },
  };
  const child = spawn(pinnedNode, [...nodeOptions, file, ...args], options);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) =>
    refuse(`The pinned Node does not run (${error.message}): remove node_modules and try again.`),
  );
  child.on("exit", (code, signal) => process.exit(signal ? 1 : code === null ? 1 : code));
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
