/** Which of this product's own addresses a request is at; links are built from that, never from what the caller wrote. */
import type { Config } from "#platform/server/config/config.ts";
import { type BrandRow, originOf } from "./brand-of-host.ts";

export interface Site {
  /** The brand of the host, else the default one. */
  brand: BrandRow | null;
  /** Scheme, host and port for links: a brand's own host on the scheme of PUBLIC_URL, else PUBLIC_URL. */
  origin: string;
  /** Whether the host is one of a brand, of PUBLIC_URL or of API_HOST. */
  isKnown: boolean;
}

type Settings = Pick<Config, "publicUrl" | "apiHost">;

/**
 * Anybody can send any `Host` header, and a link in a mail that leads there hands its token over. The header therefore
 * chooses among the addresses that operators have named and adds none. `brandOf` is `brandsOf(db)`.
 */
export const sitesOf =
  ({ publicUrl, apiHost }: Settings, brandOf: (host: string) => Promise<BrandRow | null>) =>
  async (host: string): Promise<Site> => {
    const brand = await brandOf(host);
    const domain = brand && [brand.domain, ...brand.domains].find((one) => isSameHost(host, one));
    if (brand && domain && !brand.isDefault)
      return { brand, origin: originOf({ ...brand, domain }, publicUrl), isKnown: true };
    const local = loopbackOrigin(host, publicUrl);
    const isKnown = Boolean(domain) || isPublicHost(host, publicUrl) || isSameHost(host, apiHost ?? "");
    return { brand, origin: local ?? publicUrl, isKnown: isKnown || local !== null };
  };

export type SiteOf = ReturnType<typeof sitesOf>;

/** `Host: a b` is no host: RFC 9110, 7.2, wants 400. An empty one is legal in HTTP/1.0. */
export const isHostHeader = (host: string) => /^([a-z0-9._-]*|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host);

/** Compared as addresses, because some proxies write the usual port out. */
function isPublicHost(host: string, publicUrl: string): boolean {
  const own = new URL(publicUrl);
  return URL.parse(`${own.protocol}//${host}`)?.host === own.host;
}

/** A name without a port stands for every port: a proxy may listen at another one than people see. */
function isSameHost(host: string, known: string): boolean {
  const name = host.toLowerCase();
  return known !== "" && (name === known || name.replace(/:\d+$/, "") === known);
}

const loopback = ["localhost", "127.0.0.1", "[::1]"];

/** On one's own machine its names are one place, at the port that people use. */
function loopbackOrigin(host: string, publicUrl: string): string | null {
  const own = new URL(publicUrl);
  const requested = URL.parse(`${own.protocol}//${host}`);
  const isOwn =
    requested?.port === own.port && [requested, own].every(({ hostname }) => loopback.includes(hostname));
  return isOwn ? requested.origin : null;
}
