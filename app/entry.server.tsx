/** Renders one page on the server, whole, in the visitor's language. */
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import { I18nProvider } from "@lingui/react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type Params, ServerRouter } from "react-router";

import type { PageViewer } from "#features/accounts/page-viewer.ts";
import {
  renderedSession,
  RenderedSessionContext,
} from "#features/accounts/screens/session/current-session.ts";
import { localeInstance } from "#platform/web/i18n/i18n.ts";
import { type WebContext, webContext } from "#platform/web/data/loader-context.ts";
import { PageReadsContext } from "#platform/web/data/page-reads.ts";
import { createQueryClient } from "#platform/web/data/query-client.ts";
import { type RouteHandle, routeHandleOf } from "#features/accounts/screens/session/route-handle.ts";
import { NonceContext } from "#platform/web/page/nonce.ts";
import { readPageData, withPageData } from "#platform/web/page/page-data.ts";
import { withLateScripts } from "#platform/web/page/late-scripts.ts";
import { RenderedPartsContext, withRenderedParts } from "#platform/web/page/rendered-parts.ts";
import type { SlotFill } from "#platform/web/ui/layout/slot.tsx";
import { refusalOf } from "./shell/page-access.ts";
import { slotFills } from "./slots.ts";
import { FirstSlotFillsContext, renderedFills } from "./use-slot-fills.ts";

const timeoutMs = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: unknown,
) {
  const context = webContext(loadContext);
  const { nonce, language, viewer, readersApi, partFiles } = context;
  const i18n = await localeInstance(language);
  const match = routerContext.staticHandlerContext.matches.at(-1);
  const handle = match
    ? routeHandleOf(match.route.id, routerContext.routeModules[match.route.id]?.handle)
    : null;
  const refusal = viewer && handle && refusalOf(handle.access, viewer.userType);
  const hasData = handle && (refusal || comesWithData(handle, request, match?.params));
  const reader = hasData ? readerWithData(handle, context) : null;
  const client = createQueryClient();
  // What loaders have read can be sent once only, with the page itself.
  const { serverHandoffStream: _, ...withoutHandoff } = routerContext;
  const parts = new Set<string>();
  const page = (router: EntryContext, fills: readonly SlotFill[]) => (
    <I18nProvider i18n={i18n}>
      <NonceContext value={nonce}>
        <QueryClientProvider client={client}>
          <RenderedSessionContext value={reader && renderedSession(reader)}>
            <RenderedPartsContext value={parts}>
              <FirstSlotFillsContext value={fills}>
                <ServerRouter context={router} url={request.url} nonce={nonce} />
              </FirstSlotFillsContext>
            </RenderedPartsContext>
          </RenderedSessionContext>
        </QueryClientProvider>
      </NonceContext>
    </I18nProvider>
  );
  const documents = reader && (await readDocuments(page(withoutHandoff, slotFills), client, readersApi!));
  parts.clear();
  const markup = await render(page(routerContext, reader ? renderedFills(slotFills) : []), nonce);
  const html = withLateScripts(withRenderedParts(markup, parts, partFiles));
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : documents ? withPageData(html, documents) : html, {
    status: refusal?.status ?? status,
    headers,
  });
}

function comesWithData(
  { hasServerData = false }: RouteHandle,
  { url }: Request,
  params: Params = {},
): boolean {
  return typeof hasServerData === "function"
    ? hasServerData(new URL(url).searchParams, params)
    : hasServerData;
}

/**
 * The reader who gets the page with its data, or the frame around what refuses it: one who has no profile to choose first,
 * in a zone and a window that are known, so that nothing changes once scripts run.
 */
function readerWithData(
  { access }: RouteHandle,
  { viewer, timeZone, viewportWidth }: WebContext,
): PageViewer | null {
  if (!viewer || !timeZone || !viewportWidth) return null;
  const mustChoose = access === "employer" && viewer.userType === "employer" && !viewer.employerProfileId;
  return mustChoose ? null : viewer;
}

/** All that the page reads, also once the parts of other features have come. */
const readDocuments = (
  page: React.ReactNode,
  client: QueryClient,
  api: NonNullable<WebContext["readersApi"]>,
) =>
  readPageData({
    client,
    render: (add) => rendered(<PageReadsContext value={add}>{page}</PageReadsContext>),
    read: (path) => api.get(path),
  });

const render = async (page: React.ReactNode, nonce: string) =>
  text((await rendered(page, nonce)).pipe(new PassThrough()));

/** Resolves once the page is whole. */
const rendered = (page: React.ReactNode, nonce?: string) =>
  new Promise<ReturnType<typeof renderToPipeableStream>>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      nonce,
      // A page comes whole: none of its parts waits for a script to be shown.
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(stream),
      onShellError: reject,
      onError: (error) => reject(error),
    });
    setTimeout(() => stream.abort(), timeoutMs).unref();
  });
