/** Message catalogues, as Lingui's Vite plugin compiles them. */
declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
