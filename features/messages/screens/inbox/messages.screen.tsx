/** /messages: an educator's conversations with employers. */
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { MessagesPage } from "./messages-page.tsx";

export const handle = routeHandle({ access: "educator", shell: "split" });

export default MessagesPage;
