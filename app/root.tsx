/** The document around every page: language, brand, colours before first paint, and the shell. */
import "#platform/web/theme/mantine.css";
import "#platform/web/theme/fonts.css";
import "#platform/web/theme/tokens.css";
import "#platform/web/theme/base.css";

import { useLingui } from "@lingui/react";
import { ColorSchemeScript, mantineHtmlProps, MantineProvider } from "@mantine/core";
import { use } from "react";
import { Links, Outlet, Scripts, useRouteLoaderData } from "react-router";

import { defaultBrand } from "#platform/web/brand-for-web.ts";
import { BrandContext } from "#platform/web/brand.ts";
import { load } from "#platform/web/load-context.ts";
import { NonceContext } from "#platform/web/nonce.ts";
import { usePageViews } from "#platform/web/use-page-views.ts";
import { beforePaint } from "#platform/web/before-paint.ts";
import { brandTokens } from "#platform/web/theme/brand-tokens.ts";
import { fontLinks } from "#platform/web/theme/fonts.ts";
import { cssVariables, theme } from "#platform/web/theme/theme.ts";

export const loader = load(async ({ brand, origin }) => ({ brand, origin }));
// The brand does not change while the page is open.
export const shouldRevalidate = () => false;
export const links = () => fontLinks;

export function Layout({ children }: { children: React.ReactNode }) {
  const { i18n } = useLingui();
  const nonce = use(NonceContext);
  const { brand } = useRouteLoaderData<typeof loader>("root") ?? { brand: defaultBrand };
  const tokens = brandTokens(brand.theme);
  return (
    <html lang={i18n.locale} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} suppressHydrationWarning />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforePaint }} />
        <Links nonce={nonce} />
        {tokens && (
          <style
            id="brand-tokens"
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: tokens }}
          />
        )}
        <link rel="icon" href={brand.logo?.mediumUrl ?? "/favicon.svg"} />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
          getStyleNonce={nonce ? () => nonce : undefined}
        >
          <BrandContext value={brand}>{children}</BrandContext>
        </MantineProvider>
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  usePageViews();
  return <Outlet />;
}
