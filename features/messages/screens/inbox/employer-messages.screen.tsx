/** /employer/messages: an employer's conversations with educators. */
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { MessagesPage } from "./messages-page.tsx";

export const handle = routeHandle({ access: "employer", shell: "split" });

export default MessagesPage;
