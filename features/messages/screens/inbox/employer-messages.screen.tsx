/** /employer/messages: an employer's conversations with educators. */
import { page } from "#platform/web/page-handle.ts";
import { MessagesPage } from "./messages-page.tsx";

export const handle = page({ access: "employer", shell: "split" });

export default MessagesPage;
