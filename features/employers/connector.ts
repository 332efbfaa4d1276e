/** A requested or existing connection to an outside system (applicant tracking, payroll). */
import { entity } from "#platform/shared/entity.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";

export const connectorStates = ["requested", "connected", "disconnected"] as const;
export type ConnectorState = (typeof connectorStates)[number];

export const Connector = entity("connectors", {
  attributes: {
    /** What the system is called. */
    service: requiredText(/*i18n*/ "Say which system it is", 100),
    note: z.string().trim().max(2000),
    /** Operators change it, since they make the connection. */
    state: z.enum(connectorStates),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { account: "account", employer: "employers" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    connectors: typeof Connector;
  }
}
