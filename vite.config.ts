/** How the web part is built: React Router's two bundles (browser and server) with the Lingui macros compiled away. */
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vite";

import { precompress } from "./platform/web/build/precompress.ts";
import { singleIcons } from "./platform/web/build/single-icons.ts";

export default defineConfig({
  plugins: [
    singleIcons(),
    reactRouter(),
    lingui(),
    // "message" keeps the English sentence in the code: English needs no catalogue, and a text that is not yet
    // translated shows as English instead of as a hash.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: "message" })] }),
    precompress(),
  ],
  build: { target: "es2022", reportCompressedSize: false, assetsInlineLimit: 0 },
  ssr: {
    // Bundled, because hundreds of small module files would slow the start of the server down.
    noExternal: [/^@mantine\//, /^@tabler\//, /^@lingui\//, /^@fontsource/],
  },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
});
