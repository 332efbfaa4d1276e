/** The report form, loaded when it is opened. */
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";

export const ReportDialog = lazyPart(() => import("./report.form.tsx").then((module) => module.ReportForm));
