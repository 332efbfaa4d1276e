/** How the web part is built: React Router's two bundles (browser and server) with the Lingui macros compiled away. */
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vite";

import { bareEntities } from "./platform/web/build/bare-entities.ts";
import { icons } from "./platform/web/build/icons.ts";
import { compiledMessages } from "./platform/web/build/compiled-messages.ts";
import { pureRules } from "./platform/web/build/pure-rules.ts";
import { precompress } from "./platform/web/build/precompress.ts";
import { sharedMessages } from "./platform/web/build/shared-messages.ts";

// "message" keeps the English sentence in the code: English needs no catalogue, and a text that is not yet
// translated shows as English instead of as a hash.
const macros = linguiTransformerBabelPreset({ descriptorFields: "message" });

/** The shell and the parts that nearly every page uses, as folders or as files without their ending. */
const frame = [
  "app/shell/",
  "features/accounts/screens/not-found",
  "features/accounts/screens/session/",
  "features/brands/(site-brand|screens/(help-links|use-brand))",
  "features/employers/screens/(co-brand|current-employer-profile|select-profile/profile-switcher)",
  "features/messages/screens/unread-count",
  "features/notifications/screens/",
  "features/plans/screens/plan-strip",
  "platform/web/(api-client|data|i18n|live|page)/",
  "platform/web/hooks/use-(copy-link|delayed|search|stored)",
  "platform/web/theme/color-scheme",
  "platform/web/ui/feedback/(empty|loaded|skeleton-rows|toasts?)",
  "platform/web/ui/form/button",
  "platform/web/ui/layout/(page|page-change|slot|strip|strip-slot)",
  "platform/web/ui/media/(avatar|blocks)",
  "platform/web/ui/overlay/(dialog|menu-button|popover)",
];
/** Files of these folders that are loaded on demand, or by the server alone. */
const notInFrame =
  /\/(go-to-dialog|go-to-pages|session-over|notification-list|cable|ticket-socket|rendered-pages)\./;

const framePattern = new RegExp(
  `/(${frame.map((path) => (path.endsWith("/") ? path : `${path}\\.`)).join("|")})`,
);
const isFrame = (id: string) => framePattern.test(id) && !notInFrame.test(id);

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
