/** Vite plugin: `~icons/tabler/<name>` is a component made of the icon's paths, from the installed data package alone. */
import { join } from "node:path";
import iconModules from "unplugin-icons/vite";

const createIconFile = join(import.meta.dirname, "../ui/media/icon.tsx");

export const icons = () =>
  iconModules({ autoInstall: false, compiler: { compiler: iconModule, extension: "js" } });

/** The paths as data, so that React creates the elements and no markup is parsed in the browser. */
export function iconModule(svg: string, collection: string, name: string): string {
  const paths = [...svg.matchAll(/\bd="([^"]+)"/g)].map((match) => match[1]);
  const elements = svg.match(/<(?!\/|svg|g)/g) ?? [];
  if (paths.length === 0 || paths.length !== elements.length)
    throw new Error(`${collection}/${name} holds more than paths`);
  const isFilled = !svg.includes('fill="none"');
  return [
    `import { createIcon } from ${JSON.stringify(createIconFile)};`,
    `export default /* @__PURE__ */ createIcon(${JSON.stringify(paths)}, ${isFilled});`,
  ].join("\n");
}
