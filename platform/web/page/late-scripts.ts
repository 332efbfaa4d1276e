/** A page is readable without its scripts: styles, fonts and pictures of it come before them. */

/** @param html a page as React Router writes it, which has no way to say how much its scripts matter. */
export const withLateScripts = (html: string): string =>
  html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
