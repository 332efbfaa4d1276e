/** Hydrates the server-rendered page in the browser. */
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { browserSession } from "#features/accounts/screens/session/browser-session.ts";
import { leaveForeignPage, startPageSession } from "#features/accounts/screens/session/page-session.ts";
import { isFeaturesPath } from "#features/operators/product-features.ts";
import { viewerBundle } from "#features/accounts/viewer-paths.ts";
import { registerApiSession } from "#platform/web/api-client/api-session.ts";
import { setDocumentBundle } from "#platform/web/data/document-bundle.ts";
import { forgetCopiesWithSession } from "#platform/web/data/kept-copies.ts";
import { startOutbox } from "#platform/web/data/send-outbox.ts";
import { registerLiveChannels } from "#platform/web/live/live-updates.ts";
import { outboxSenders } from "./shell/outbox-senders.ts";
import { liveChannels } from "./shell/live-channels.ts";
import { startServiceWorker } from "./service-worker/keep-pages.ts";
import { listenForInstall } from "#platform/web/page/install-app.ts";
import { activateLocale } from "#platform/web/i18n/i18n.ts";
import type { Language } from "#platform/shared/language.ts";
import { NonceContext, readPageNonce } from "#platform/web/page/nonce.ts";
import { installTrustedTypesPolicy } from "#platform/web/page/trusted-types.ts";

installTrustedTypesPolicy();
registerApiSession(browserSession);
setDocumentBundle({
  ...viewerBundle,
  mayHold: (path) => viewerBundle.mayHold(path) || isFeaturesPath(path),
});
// Of what was rendered for another session, nothing is taken over.
if ("foreign" in document.documentElement.dataset) await leaveForeignPage();
startPageSession();
registerLiveChannels(liveChannels);
forgetCopiesWithSession();
startOutbox(outboxSenders);
listenForInstall();
startServiceWorker();

await activateLocale(i18n, document.documentElement.lang as Language);

startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider i18n={i18n}>
      <NonceContext value={readPageNonce()}>
        <HydratedRouter />
      </NonceContext>
    </I18nProvider>,
  );
});
