/** Bundles the service worker by itself, as a classic script: not every browser runs module workers. */
import { join } from "node:path";
import type { Plugin } from "vite";

const project = join(import.meta.dirname, "../../..");

/** Where it is written, in build/: the server sends it at `/sw.js`, so that its scope is the whole site. */
export const serviceWorkerFile = "service-worker/sw.js";

/** `entry` is the worker's source, from the project's folder. */
export const serviceWorker = (entry: string): Plugin => ({
  name: "service-worker",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async closeBundle() {
    // The server reads the name above, and is not to load a bundler with it.
    const { build } = await import("vite");
    await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      build: {
        target: "es2022",
        outDir: join(project, "build"),
        emptyOutDir: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: join(project, entry),
          output: { format: "iife", entryFileNames: serviceWorkerFile },
        },
      },
    });
  },
});
