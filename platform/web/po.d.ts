/** Message catalogues, as Lingui's Vite plugin compiles them. */
declare module "*.po" {
  export const messages: import("@lingui/core").Messages;
}
