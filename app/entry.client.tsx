/** Hydrates the server-rendered page in the browser. */
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { browserSession } from "#features/accounts/screens/session/browser-session.ts";
import { registerApiSession } from "#platform/web/api-client/api-session.ts";
import { speak } from "#platform/web/i18n/i18n.ts";
import type { Language } from "#platform/shared/language.ts";
import { NonceContext, nonceOfPage } from "#platform/web/page/nonce.ts";
import { installTrustedTypesPolicy } from "#platform/web/page/trusted-types.ts";

installTrustedTypesPolicy();
registerApiSession(browserSession);

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
