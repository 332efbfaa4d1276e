/** The CalDAV server that calendars are tested against: Debian's Radicale. */
import { programPath } from "./system-program.ts";

/** @throws CommandError saying how to get one. */
export const radicalePath = () =>
  programPath({
    setting: "RADICALE_PATH",
    names: ["radicale"],
    packageName: "radicale",
    missing:
      "The tests of CalDAV need Radicale: install it (Debian: apt-get install radicale; elsewhere: pipx install radicale), " +
      "or set RADICALE_PATH to it.",
  });
