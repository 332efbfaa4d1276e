/** `npm run build`: builds the web part when it is out of date. */
import { runCommand, step } from "./terminal.ts";
import { buildWeb, isWebBuilt } from "../server/web-build.ts";

await runCommand(async () => {
  if (!isWebBuilt()) await step("Building the web part", buildWeb);
});
