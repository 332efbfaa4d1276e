/** The server's clock, from the `Date` header of its responses: the browser's own may be wrong by minutes. */

let serverAheadMs = 0;

/** Records a response of the API that has just arrived. A slow response makes the server seem a little behind. */
export function recordServerDate(headers: Headers): void {
  const date = Date.parse(headers.get("Date") ?? "");
  if (!Number.isNaN(date)) serverAheadMs = date - Date.now();
}

/** A moment of the browser's clock in the server's time: never later than it really was. */
export const toServerTime = (moment: number): number => moment + serverAheadMs;
