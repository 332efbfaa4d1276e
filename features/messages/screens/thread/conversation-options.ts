/** How one conversation is read: from which collection, and with what relations. */
import type { Side } from "../side.ts";

export const conversationOptions = ({ at, type }: Side) => ({
  at,
  include: type === "EmployerProfile" ? ["userProfile"] : [],
});
