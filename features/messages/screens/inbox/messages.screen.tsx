/** /messages: an educator's conversations with employers. */
import { page } from "#features/accounts/screens/session/route-handle.ts";
import { MessagesPage } from "./messages-page.tsx";

export const handle = page({ access: "educator", shell: "split" });

export default MessagesPage;
