/** Somebody at a browser of their own, watched for errors of the page. */
import { type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { shiftDate, testClockOffsetMs } from "#platform/server/testing/test-clock.ts";
import { type Person } from "./api.ts";
import { productUrl } from "./product-url.ts";

export type Visitor = Page;
/** A page of somebody who is signed in, and who that is. */
export type SignedIn = Page & { profile: Person };

export interface Entrance {
  /** Opens a fresh browser profile; signed in when a person is given. */
  open: {
    (): Promise<Visitor>;
    (person: Person, options?: BrowserContextOptions): Promise<SignedIn>;
  };
  /** What pages complained about so far, and closes them all. */
  close: () => Promise<string[]>;
}

const clockOffsetMs = testClockOffsetMs();

export function entrance(browser: Browser, options: BrowserContextOptions): Entrance {
  const errors: string[] = [];
  const pages: Page[] = [];
  const open = async (person?: Person, more: BrowserContextOptions = {}) => {
    const context = await browser.newContext({
      ...options,
      ...more,
      baseURL: productUrl(),
      storageState: stateOf(person),
    });
    if (clockOffsetMs) await context.addInitScript(shiftDate, clockOffsetMs);
    await context.addInitScript(reportViolations);
    const page = await context.newPage();
    watch(page, errors);
    pages.push(page);
    return person ? Object.assign(page, { profile: person }) : page;
  };
  const close = async () => {
    for (const page of pages) await page.context().close();
    return errors;
  };
  return { open: open as Entrance["open"], close };
}

function stateOf(person: Person | undefined) {
  const stored = Object.entries(person?.storage ?? {}).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: productUrl(), localStorage: stored }] };
}

/** What the Content-Security-Policy refuses or only reports (Trusted Types) is an error of the page. */
function reportViolations(): void {
  document.addEventListener(
    "securitypolicyviolation",
    ({ violatedDirective, sourceFile, sample, blockedURI }) =>
      console.error("CSP:", violatedDirective, blockedURI, sourceFile ?? "", sample),
  );
}

/** Chromium writes a line for every call without a good answer; these belong to what a journey tries on purpose. */
const refusals =
  /Failed to load resource: (the server responded with a status of (401|402|409|412|413|415|422|429)|net::ERR_FAILED)/;

function watch(page: Page, errors: string[]): void {
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error" || refusals.test(message.text())) return;
    const { url } = message.location();
    // The page itself may be one that is not there; what it loads may not.
    if (url === page.url() && /status of (404|410)/.test(message.text())) return;
    errors.push(`${page.url()}: ${message.text()} (${url})`);
  });
}
