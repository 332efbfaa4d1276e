/** Icons are generated at build time; a name that Tabler does not have fails the build. */
declare module "~icons/tabler/*" {
  import type { Icon } from "#platform/web/ui/media/icon.tsx";

  const icon: Icon;
  export default icon;
}
