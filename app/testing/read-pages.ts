/** For tests: a collection read to its end, by the links of its pages or by their numbers. */
interface Requester {
  request: (path: string) => Promise<{ status: number; text: string; json: () => unknown }>;
}

interface PageDocument {
  data: { id: string }[];
  links: { next: string | null };
  meta: { page: { total: number; totalIsExact: boolean } };
}

export interface ReadPages {
  ids: string[];
  /** What the pages say there is: once each. */
  totals: number[];
}

/** Follows `links.next` from `path`, which is relative to the API; `between` runs after each page. */
export async function readByLinks(
  who: Requester,
  path: string,
  between?: (ids: readonly string[]) => Promise<void>,
): Promise<ReadPages> {
  const ids: string[] = [];
  const totals = new Set<number>();
  for (let next: string | null = path; next;) {
    const document = await readPage(who, next.replace(/^\/api\//, ""));
    ids.push(...document.data.map(({ id }) => id));
    totals.add(document.meta.page.total);
    await between?.(ids);
    next = document.links.next;
  }
  return { ids, totals: [...totals] };
}

/** The same by `page[number]`. */
export async function readByNumbers(who: Requester, path: string): Promise<ReadPages> {
  const ids: string[] = [];
  const totals = new Set<number>();
  for (let number = 1; ; number += 1) {
    const { data, meta } = await readPage(who, `${path}&page[number]=${number}`);
    ids.push(...data.map(({ id }) => id));
    totals.add(meta.page.total);
    if (data.length === 0 || ids.length >= meta.page.total) return { ids, totals: [...totals] };
  }
}

async function readPage(who: Requester, path: string): Promise<PageDocument> {
  const answer = await who.request(path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  // What it answers is checked against the API's own description by the server of the tests.
  return answer.json() as PageDocument;
}
