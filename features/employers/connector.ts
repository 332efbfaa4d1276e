/** An outside system (applicant tracking, payroll) somebody asks to be connected with, or is. */
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
    /** Operators move it: they are who connects. */
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
