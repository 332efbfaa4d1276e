/** How the web part is built: React Router's two bundles (browser and server) with the Lingui macros compiled away. */
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vite";
import { relative } from "node:path";

import { isInFrame } from "./app/shell/frame-chunk.ts";
import { bareEntities } from "./platform/web/build/bare-entities.ts";
import { icons } from "./platform/web/build/icons.ts";
import { compiledMessages } from "./platform/web/build/compiled-messages.ts";
import { pureRules } from "./platform/web/build/pure-rules.ts";
import { precompress } from "./platform/web/build/precompress.ts";
import { serviceWorker } from "./platform/web/build/service-worker.ts";
import { sharedMessages } from "./platform/web/build/shared-messages.ts";

// "message" keeps the English sentence in the code: English needs no catalogue, and a text that is not yet
// translated shows as English instead of as a hash.
const macros = linguiTransformerBabelPreset({ descriptorFields: "message" });

/** Module ids are absolute; what is not in the project's folder begins with "../". */
const isFrame = (id: string) => isInFrame(relative(import.meta.dirname, id));

export default defineConfig({
  plugins: [
    icons(),
    bareEntities(),
    pureRules(),
    reactRouter(),
    lingui(),
    sharedMessages(),
    babel({
      presets: [{ ...macros, preset: { plugins: [...macros.preset.plugins, compiledMessages] } }],
    }),
    precompress(),
    serviceWorker("app/service-worker/service-worker.ts"),
  ],
  build: {
    target: "es2022",
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // Building a schema does nothing by itself, so one that nobody uses may go.
    rolldownOptions: { treeshake: { manualPureFunctions: ["z"] } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs, in one piece: it compresses better and is asked for once.
                {
                  name: "base",
                  test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui|@tanstack)\//,
                },
                { name: "frame", test: isFrame },
                // Apart, or the bundler lays it into a chunk that every page needs.
                { name: "zod", test: /node_modules\/zod\// },
              ],
            },
          },
        },
      },
    },
  },
  ssr: {
    // Bundled, because hundreds of small module files would slow the start of the server down.
    noExternal: [/^@base-ui\//, /^@lingui\//, /^@fontsource/],
  },
  optimizeDeps: {
    // All of it at the first start: what is found only while a page loads makes the browser load it twice.
    entries: ["app/{root,entry.client}.tsx", "{features,platform/web}/**/*.tsx", "!**/*.test.*"],
    include: [
      "@lingui/core > @lingui/message-utils > @messageformat/date-skeleton",
      "@lingui/core > @lingui/message-utils > @messageformat/date-skeleton/lib/options.js",
      "@lingui/core > @lingui/message-utils > @messageformat/parser",
      "@lingui/react > use-sync-external-store/shim",
    ],
  },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
});
