/**
 * One page: its title, its H1 and, for public pages, what search engines and link previews read.
 *
 *     <Page title={t`My applications`} actions={<Button …/>}>…</Page>
 */
import { useEffect } from "react";

import { useOrigin } from "../../page/origin.ts";
import { useSiteName } from "../../page/site-name.ts";
import { announcePage } from "./page-change.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./page.module.css";

export interface PageProps {
  /** Names the page in the tab, and is its H1. */
  title: string;
  /** A different H1, or false for a visually hidden one. */
  heading?: React.ReactNode | false;
  /** Buttons at the right of the H1. */
  actions?: React.ReactNode;
  /** One sentence under the H1. */
  lead?: React.ReactNode;
  /** slim: 400 px · narrow: 480 px · form: 640 px · content: 1200 px · wide: all available. */
  width?: "slim" | "narrow" | "form" | "content" | "wide";
  /** For search engines and previews; public pages have one. */
  description?: string;
  /** The page's own address, absolute. */
  canonical?: string;
  /** The path of its picture in link previews, 1200 × 630. */
  image?: string;
  /** schema.org data. */
  jsonLd?: object;
  /** Keeps search engines out. */
  noIndex?: boolean;
  /** Only the page's name in the tab, as on the home page. */
  bareTitle?: boolean;
  children?: React.ReactNode;
}

export function Page(props: PageProps) {
  const { title, heading, actions, lead, width = "content", children } = props;
  useEffect(() => announcePage(title), [title]);
  return (
    <div className={classes.page} data-width={width}>
      <Head {...props} />
      <Cluster
        gap={[12, 24]}
        justify="between"
        className={heading === false ? "visually-hidden" : classes.top}
      >
        <h1 tabIndex={-1}>{heading || title}</h1>
        {heading !== false && actions && (
          <Cluster gap={8} align="stretch">
            {actions}
          </Cluster>
        )}
      </Cluster>
      {lead && <p className={`reading muted ${classes.lead}`}>{lead}</p>}
      {children}
    </div>
  );
}

function Head({ title, bareTitle, description, canonical, image, jsonLd, noIndex }: PageProps) {
  const siteName = useSiteName();
  const origin = useOrigin();
  const full = bareTitle ? title : `${title} · ${siteName}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {description && <meta property="og:title" content={title} />}
      {description && <meta property="og:description" content={description} />}
      {description && <meta property="og:site_name" content={siteName} />}
      {description && <meta property="og:type" content="website" />}
      {image && <meta property="og:image" content={origin + image} />}
      {image && <meta property="og:image:width" content="1200" />}
      {image && <meta property="og:image:height" content="630" />}
      {image && <meta property="og:image:alt" content={title} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(jsonLd) }} />}
    </>
  );
}

/** "</script>" in a text would end the element. */
const safeJson = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");
