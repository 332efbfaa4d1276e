/** Icons are generated at build time; a name that Tabler does not have fails the build. */
declare module "~icons/tabler/*" {
  const icon: import("#platform/web/ui/media/icon.tsx").Icon;
  export default icon;
}
