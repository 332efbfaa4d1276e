/** /employer/messages: an employer's conversations with educators. */
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { employerSide } from "../side.ts";
import { MessagesPage } from "./messages-page.tsx";
import { conversationListPath } from "./use-conversations.ts";

export const handle = routeHandle(
  { access: "employer", shell: "split", hasServerData: true },
  (read, { search }) => read(conversationListPath(employerSide, search)),
);

export default MessagesPage;
