/** Wakes the server-rendered page up in the browser. */
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { speak } from "#platform/web/i18n.ts";
import type { Language } from "#platform/shared/language.ts";
import { NonceContext, nonceOfPage } from "#platform/web/nonce.ts";

// Zod would try `new Function`, which the Content-Security-Policy refuses and reports.
// Said here and not by its `config`, which would bring the library along.
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };

await speak(i18n, document.documentElement.lang as Language);

startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider i18n={i18n}>
      <NonceContext value={nonceOfPage()}>
        <HydratedRouter />
      </NonceContext>
    </I18nProvider>,
  );
});
