/** What the server's clock says, told by the `Date` of its answers: the browser's own may be wrong by minutes. */

let ahead = 0;

/** Notes an answer of the API that has just arrived. An answer that took long makes the server seem a little behind. */
export function noteDate(headers: Headers): void {
  const date = Date.parse(headers.get("Date") ?? "");
  if (!Number.isNaN(date)) ahead = date - Date.now();
}

/** A moment of the browser's clock in the server's time: never later than it really was there. */
export const onServer = (moment: number): number => moment + ahead;
