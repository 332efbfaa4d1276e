/** /messages: an educator's conversations with employers. */
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { educatorSide } from "../side.ts";
import { MessagesPage } from "./messages-page.tsx";
import { conversationListPath } from "./use-conversations.ts";

export const handle = routeHandle(
  { access: "educator", shell: "split", hasServerData: true },
  (read, { search }) => read(conversationListPath(educatorSide, search)),
);

export default MessagesPage;
