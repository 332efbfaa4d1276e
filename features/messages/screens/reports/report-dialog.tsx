/** The form that reports a conversation or a message, with all it takes to check it: it comes when it is opened. */
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";

export const ReportDialog = lazyPart(() => import("./report.form.tsx").then((module) => module.ReportForm));
