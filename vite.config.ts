/** How the web part is built: React Router's two bundles (browser and server) with the Lingui macros compiled away. */
import { lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

import { visits } from "./app/visits.ts";
import { bareEntities } from "./platform/web/build/bare-entities.ts";
import { icons } from "./platform/web/build/icons.ts";
import { linguiMacros } from "./platform/web/build/lingui-macros.ts";
import { pureRules } from "./platform/web/build/pure-rules.ts";
import { precompress } from "./platform/web/build/precompress.ts";
import { partScripts, routeStyles } from "./platform/web/build/route-styles.ts";
import { scriptModules } from "./platform/web/build/script-modules.ts";
import { serviceWorker } from "./platform/web/build/service-worker.ts";
import { sharedChunks } from "./platform/web/build/shared-chunks.ts";
import { sharedMessages } from "./platform/web/build/shared-messages.ts";
import { translatedScripts } from "./platform/web/build/translated-scripts.ts";

/** What every page needs of others, in one piece that stays the same for as long as they do. */
const base = /node_modules\/(react|react-dom|react-router|scheduler|@lingui|@tanstack)\//;

const shared = sharedChunks({
  isFrame: (id) => /\/app\/(root\.tsx|entry\.client\.tsx|slots\.ts)/.test(id),
  isElsewhere: (id) => base.test(id),
  isStaff: (id) => id.includes("/app/pages/admin/") || id.includes("/features/operators/screens/"),
  visits,
  isHeavy: (id) => /node_modules\/zod\//.test(id),
});

export default defineConfig({
  plugins: [
    icons(),
    shared.plugin,
    bareEntities(),
    pureRules(),
    reactRouter(),
    lingui(),
    sharedMessages(),
    linguiMacros(),
    partScripts(),
    routeStyles(),
    translatedScripts(),
    precompress(),
    scriptModules(),
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
              groups: [{ name: "base", test: base, priority: 1_000 }, ...shared.groups],
            },
          },
        },
      },
    },
  },
  ssr: {
    // Bundled, because hundreds of small module files would slow the start of the server down.
    noExternal: [/^@base-ui\//, /^@lingui\//],
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
