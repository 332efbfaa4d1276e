/** Lighthouse's four scores of public pages on its phone profile, with what keeps each of them under 100. */
import lighthouse from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface LighthouseReport {
  path: string;
  /** Of 100, in the order of `categories`. */
  scores: Record<(typeof categories)[number], number>;
  /** Titles of audits that failed, with their category. */
  failed: string[];
}

/** @param port where a Chromium listens for its debugger. */
export async function lighthouseReport(url: string, port: number): Promise<LighthouseReport> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: "error" });
  if (!result) throw new Error(`Lighthouse did not measure ${url}`);
  const { lhr } = result;
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as LighthouseReport["scores"];
  const failed = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => lhr.audits[id]!)
      .filter(({ score }) => score !== null && score < (name === "performance" ? 0.9 : 1))
      .map(({ title, displayValue = "" }) => `${name}: ${title} ${displayValue}`.trim()),
  );
  return { path: new URL(url).pathname, scores, failed };
}

export function printLighthouse(reports: readonly LighthouseReport[]): void {
  const row = (name: string, cells: readonly string[]) =>
    console.log(name.slice(0, 40).padEnd(40) + cells.map((cell) => cell.padStart(16)).join(""));
  row("Lighthouse, phone profile", categories);
  for (const { path, scores, failed } of reports) {
    row(
      path,
      categories.map((name) => String(scores[name])),
    );
    for (const one of failed) console.log(`    ${one}`);
  }
}
