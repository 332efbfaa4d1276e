/** The scanner that uploads are tested against: the daemon of Debian's ClamAV. */
import { programPath } from "./system-program.ts";

/** @throws CommandError saying how to get one. */
export const clamdPath = () =>
  programPath({
    setting: "CLAMD_PATH",
    names: ["clamd"],
    places: ["/usr/sbin/clamd", "/usr/local/sbin/clamd", "/opt/homebrew/sbin/clamd"],
    packageName: "clamav-daemon",
    missing:
      "The tests of scanned uploads need ClamAV's daemon: install it (Debian: apt-get install clamav-daemon), " +
      "or set CLAMD_PATH to clamd.",
  });
