/** Languages and where their texts live. Natural English sentences in the code are the source. */
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "es"],
  fallbackLocales: { default: "en" },
  // Where the macro takes it from: values of ours are text, whatever people write in their names.
  runtimeConfigModule: { Trans: ["#platform/web/i18n/trans.tsx", "Trans"] },
  catalogs: [
    {
      path: "<rootDir>/locales/{locale}",
      include: ["<rootDir>/app", "<rootDir>/db/seed", "<rootDir>/features", "<rootDir>/platform"],
      exclude: ["**/node_modules/**", "**/*.test.ts", "**/*.test.tsx"],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
