/** English texts of shared files with placeholders or plurals, compiled: filled in by the build (build/shared-messages.ts). */
import type { Messages } from "@lingui/core";

export const sharedMessages: Messages = {};
