/** Vite plugin: imports each icon from its own file, because opening the library's list of 6,000 costs seconds. */
import type { Plugin } from "vite";

const list = /import\s*\{([^}]+)\}\s*from "@tabler\/icons-react";/g;

export function singleIcons(): Plugin {
  return {
    name: "single-icons",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?(\?|$)/, code: "@tabler/icons-react" },
      handler: (code) => ({ code: code.replace(list, (_, names: string) => imports(names)), map: null }),
    },
  };
}

const imports = (names: string) =>
  names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith("type "))
    .map((name) => `import ${name} from "@tabler/icons-react/dist/esm/icons/${name}.mjs";`)
    .join(" ");
