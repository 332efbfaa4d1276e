/** /messages: an educator's conversations with employers. */
import { page } from "#platform/web/page-handle.ts";
import { MessagesScreen } from "./messages-screen.tsx";

export const handle = page({ access: "educator", shell: "split" });

export default MessagesScreen;
