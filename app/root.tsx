/** The document around every page: language, brand, colours before first paint, the shell and the guard. */
import "#platform/web/theme/fonts.css";
import "#platform/web/theme/tokens.css";
import "#platform/web/theme/base.css";

import { useLingui } from "@lingui/react";
import { use } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "react-router";

import { OperatorGate } from "#features/accounts/screens/second-factor/operator-gate.tsx";
import { useIdentify } from "#features/analytics/screens/use-identify.ts";
import { SiteNameContext } from "#platform/web/page/site-name.ts";
import { beforePaint } from "./shell/before-paint.ts";
import { defaultBrand } from "#features/brands/site-brand.ts";
import { BrandContext } from "#features/brands/screens/use-brand.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { guestLoader } from "#platform/web/data/loader-context.ts";
import { NonceContext } from "#platform/web/page/nonce.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { markReceived, replayEarlyInput, useMarkHydrated } from "#platform/web/page/replay-early-input.ts";
import { PageClockContext } from "#platform/web/hooks/use-clock.ts";
import { RenderedWidthContext } from "#platform/web/hooks/use-media-query.ts";
import { MapTilesContext } from "#features/places/screens/map/map-tiles.ts";
import { CapabilitiesContext } from "#platform/web/data/capabilities.ts";
import { Guard } from "./shell/guard.tsx";
import { Shell } from "./shell/shell.tsx";
import { viewerKey } from "#features/accounts/page-viewer.ts";
import { useKeepPages } from "./service-worker/use-keep-pages.ts";
import { brandTokens } from "#features/brands/screens/brand-tokens.ts";
import { fontLinks } from "#platform/web/theme/fonts.ts";
import { zodWithoutEvalScript } from "#platform/web/page/trusted-types.ts";
import { SlotFillsContext } from "#platform/web/ui/layout/slot.tsx";
import { usePageViews } from "#platform/web/page/use-page-views.ts";
import { useSlotFills } from "./use-slot-fills.ts";

export const loader = guestLoader(
  async ({ brand, origin, collections, mapTiles, timeZone, viewer, viewportWidth }) => ({
    viewer,
    viewportWidth,
    brand,
    origin,
    collections,
    mapTiles,
    clock: { now: new Date().toISOString(), timeZone },
  }),
);
// Neither brand nor origin changes while the page is open; viewer, width and clock are those it was rendered for.
export const shouldRevalidate = () => false;
export const links = () => fontLinks;

export function Layout({ children }: { children: React.ReactNode }) {
  useMarkHydrated();
  const { i18n } = useLingui();
  const nonce = use(NonceContext);
  const loaded = useRouteLoaderData<typeof loader>("root");
  const brand = loaded?.brand ?? defaultBrand;
  const tokens = brandTokens(brand.theme);
  return (
    <html
      lang={i18n.locale}
      data-viewer={viewerKey(loaded?.viewer)}
      data-session={loaded?.viewer?.userType}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {/* Vite's own client gives it to the style elements of hot reload. */}
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${zodWithoutEvalScript}${beforePaint}${replayEarlyInput}` }}
        />
        <Links nonce={nonce} />
        {tokens && (
          <style
            id="brand-tokens"
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: tokens }}
          />
        )}
        <link rel="manifest" href={`/manifest.webmanifest?language=${i18n.locale}`} />
        <link rel="apple-touch-icon" href="/app-icons/apple-touch.png" />
        <link rel="icon" href={brand.logo?.mediumUrl ?? "/favicon.svg"} />
      </head>
      <body onClickCapture={markReceived} onInputCapture={markReceived}>
        <SiteNameContext value={brand.name}>
          <BrandContext value={brand}>
            <PageClockContext value={loaded?.clock ?? null}>
              <RenderedWidthContext value={loaded?.viewportWidth ?? null}>
                <CapabilitiesContext value={loaded?.collections ?? []}>
                  <MapTilesContext value={loaded?.mapTiles ?? null}>{children}</MapTilesContext>
                </CapabilitiesContext>
              </RenderedWidthContext>
            </PageClockContext>
          </BrandContext>
        </SiteNameContext>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  usePageViews();
  useIdentify();
  useKeepPages();
  return (
    <ErrorFrame>
      <OperatorGate>
        <Guard>
          <Outlet />
        </Guard>
      </OperatorGate>
    </ErrorFrame>
  );
}

/** A missing page keeps the shell; any other failure replaces the whole page. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />;
  return (
    <ErrorFrame>
      <NotFound />
    </ErrorFrame>
  );
}

function ErrorFrame({ children }: { children: React.ReactNode }) {
  return (
    <SlotFillsContext value={useSlotFills()}>
      <Shell>{children}</Shell>
    </SlotFillsContext>
  );
}
