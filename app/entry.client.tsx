/** Hydrates the server-rendered page in the browser. */
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { browserSession } from "#features/accounts/screens/session/browser-session.ts";
import { RenderedSessionContext } from "#features/accounts/screens/session/current-session.ts";
import {
  isForeignPage,
  leaveForeignPage,
  sessionOfPage,
  startPageSession,
} from "#features/accounts/screens/session/page-session.ts";
import { isFeaturesPath } from "#features/operators/product-features.ts";
import { viewerBundle } from "#features/accounts/viewer-paths.ts";
import { registerApiSession } from "#platform/web/api-client/api-session.ts";
import { setDocumentBundle } from "#platform/web/data/document-bundle.ts";
import { forgetCopiesWithSession } from "#platform/web/data/kept-copies.ts";
import { queryClient } from "#platform/web/data/query-client.ts";
import { startOutbox } from "#platform/web/data/send-outbox.ts";
import { registerLiveChannels } from "#platform/web/live/live-updates.ts";
import { outboxSenders } from "./shell/outbox-senders.ts";
import { liveChannels } from "./shell/live-channels.ts";
import { startServiceWorker } from "./service-worker/keep-pages.ts";
import { listenForInstall } from "#platform/web/page/install-app.ts";
import { cachePageData, takePageData } from "#platform/web/page/page-data.ts";
import { loadRenderedParts } from "#platform/web/page/rendered-parts.ts";
import { activateLocale } from "#platform/web/i18n/i18n.ts";
import type { Language } from "#platform/shared/language.ts";
import { NonceContext, readPageNonce } from "#platform/web/page/nonce.ts";
import { installTrustedTypesPolicy } from "#platform/web/page/trusted-types.ts";

/** No `await` at the top of the module: chunks that import it would wait for each other. */
async function start() {
  installTrustedTypesPolicy();
  registerApiSession(browserSession);
  setDocumentBundle({
    ...viewerBundle,
    mayHold: (path) => viewerBundle.mayHold(path) || isFeaturesPath(path),
  });
  const documents = takePageData();
  // Of what was rendered for another session, nothing is taken over.
  if (isForeignPage()) await leaveForeignPage();
  const session = documents && sessionOfPage();
  if (session) cachePageData(queryClient(), documents);
  startPageSession();
  registerLiveChannels(liveChannels);
  forgetCopiesWithSession();
  startOutbox(outboxSenders);
  listenForInstall();
  startServiceWorker();
  const language = document.documentElement.lang as Language;
  await Promise.all([activateLocale(i18n, language), loadRenderedParts()]);
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nProvider i18n={i18n}>
        <NonceContext value={readPageNonce()}>
          <QueryClientProvider client={queryClient()}>
            <RenderedSessionContext value={session}>
              <HydratedRouter />
            </RenderedSessionContext>
          </QueryClientProvider>
        </NonceContext>
      </I18nProvider>,
    );
  });
}

void start();
