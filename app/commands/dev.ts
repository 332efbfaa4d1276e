/**
 * `npm run dev`: pages change in the browser as files are saved; the server restarts when its own files
 * change.
 */
import { watch } from "node:fs";
import { join } from "node:path";
import { runProcess } from "../process/long-running.ts";
import { startProduct } from "../process/product.ts";

const project = join(import.meta.dirname, "../..");
const watched = ["app", "features", "platform", "db"];
/** Vite brings these to the browser by itself. */
const browserOnly = /(^|\/)screens\/|^platform\/web\/|\.tsx$|\.css$|\.test\.ts$/;

runProcess(async (life) => {
  const processes = await startProduct("development", life);
  let due: NodeJS.Timeout | undefined;
  const restart = async () => {
    console.log("Server files changed: starting it again.");
    await Promise.all(processes.map((one) => one.restart()));
  };
  for (const folder of watched)
    watch(join(project, folder), { recursive: true }, (_event, name) => {
      if (!name || browserOnly.test(`${folder}/${name}`) || !/\.(ts|sql)$/.test(name)) return;
      clearTimeout(due);
      due = setTimeout(() => void restart(), 150);
    });
});
