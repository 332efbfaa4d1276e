/** Whether a brand's domain leads to this product, and what is to be set where it does not. */
import { z } from "zod";

/** `ready`: it leads here · `elsewhere`: to another machine · `missing`: its name is not known. */
export const domainStates = ["ready", "elsewhere", "missing"] as const;

export const DomainState = z.object({
  domain: z.string(),
  state: z.enum(domainStates),
  addresses: z.array(z.string()),
  /** The record to set at whoever keeps the domain: its name is the domain. */
  record: z.object({ type: z.literal("CNAME"), value: z.string() }),
});
export type DomainState = z.infer<typeof DomainState>;
