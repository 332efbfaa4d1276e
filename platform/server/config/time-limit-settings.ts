/** The settings of how long things may take, for hosts that are slower, or watched more closely, than most. */
import { setting } from "./setting.ts";
import { wholeNumber } from "./setting-kinds.ts";

export const timeLimitSettings = {
  requestSeconds: setting(
    "REQUEST_SECONDS",
    "60",
    wholeNumber(1, 3_600),
    "Seconds in which a request has to arrive whole; uploads of files have a limit of their own.",
  ),
  uploadSeconds: setting(
    "UPLOAD_SECONDS",
    "1800",
    wholeNumber(1, 86_400),
    "Seconds in which an uploaded file, or one part of it, has to arrive whole.",
  ),
  statementSeconds: setting(
    "STATEMENT_SECONDS",
    "15",
    wholeNumber(1, 3_600),
    "Seconds a database statement of a request may take; jobs, imports and migrations have limits of their own.",
  ),
  shutdownDelaySeconds: setting(
    "SHUTDOWN_DELAY_SECONDS",
    "0",
    wholeNumber(0, 300),
    "Seconds a stopping web process still accepts requests while /readyz returns 503: longer than a load balancer takes to notice.",
  ),
};
