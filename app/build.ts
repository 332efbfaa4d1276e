/** `npm run build`: builds the web part when it is not up to date. */
import { command, step } from "./terminal.ts";
import { buildWeb, isWebBuilt } from "./web-build.ts";

await command(async () => {
  if (!isWebBuilt()) await step("Building the web part", buildWeb);
});
