/** Renders one page on the server, whole, in the visitor's language. */
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import { I18nProvider } from "@lingui/react";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";

import type { PageViewer } from "#features/accounts/page-viewer.ts";
import { localeInstance } from "#platform/web/i18n/i18n.ts";
import { webContext } from "#platform/web/data/loader-context.ts";
import { routeHandleOf } from "#features/accounts/screens/session/route-handle.ts";
import { NonceContext } from "#platform/web/page/nonce.ts";
import { refusalOf } from "./shell/page-access.ts";

const timeoutMs = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: unknown,
) {
  const { nonce, language, viewer } = webContext(loadContext);
  const i18n = await localeInstance(language);
  const html = await render(
    <I18nProvider i18n={i18n}>
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    </I18nProvider>,
    nonce,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : html, {
    status: refusalStatus(routerContext, viewer) ?? status,
    headers,
  });
}

/** The status of a page that is not for its reader, which `Guard` renders in its place. */
function refusalStatus(
  { routeModules, staticHandlerContext }: EntryContext,
  viewer: PageViewer | null,
): number | undefined {
  const routeId = staticHandlerContext.matches.at(-1)?.route.id;
  if (!viewer || routeId === undefined) return undefined;
  const { access } = routeHandleOf(routeId, routeModules[routeId]?.handle);
  return refusalOf(access, viewer.userType)?.status;
}

const render = (page: React.ReactNode, nonce: string) =>
  new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => reject(error),
    });
    setTimeout(abort, timeoutMs).unref();
  });
