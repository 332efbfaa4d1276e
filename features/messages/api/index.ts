/** What messages add to the server. */
import { feature } from "#platform/server/feature.ts";
import { conversationChannel } from "./conversation.channel.ts";
import { conversationsChannel } from "./conversations.channel.ts";

export const messages = feature({ name: "messages", channels: [conversationsChannel, conversationChannel] });
