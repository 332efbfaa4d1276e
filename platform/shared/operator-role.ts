/** The roles of operators (domain.md 1), and what each may read and change: one word for every resource. */

/** `all` may everything; only it looks after the operators themselves. */
export const operatorRoles = ["all", "review", "support", "money", "content"] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** The roles that may, beside `all`. Whoever may write may read. */
export interface OperatorAccess {
  read: readonly OperatorRole[];
  write: readonly OperatorRole[];
}

export const operatorAccess = {
  /** What the account of any operator has of its own, such as its sessions. */
  own: { read: operatorRoles, write: operatorRoles },
  /** What pages are made of: brands, questions, lists to choose from. */
  content: { read: operatorRoles, write: ["content"] },
  /** Plans and their prices, which everyone sees. */
  pricing: { read: operatorRoles, write: ["money"] },
  /** What belongs to a person or a program. */
  people: { read: ["review", "support"], write: ["support"] },
  /** Whom to ask about a bill. */
  contacts: { read: ["review", "support", "money"], write: ["support"] },
  /** What is approved or moderated, and may be put right for somebody who asks for help. */
  reviewed: { read: operatorRoles, write: ["review", "support"] },
  /** Who looks for work: read by those alone who approve or help them. */
  seekers: { read: ["review", "support"], write: ["review", "support"] },
  /** Decisions about people and programs: support reads them to explain them. */
  decisions: { read: ["review", "support"], write: ["review"] },
  /** What two people wrote to each other: only what was reported. */
  private: { read: ["review"], write: ["review"] },
  /** What was paid. */
  payments: { read: ["money"], write: ["money"] },
} as const satisfies Record<string, OperatorAccess>;

/** Any actor; only operators have a role. `actor.ts` is built on this file. */
interface Caller {
  kind: string;
  role?: string;
}

/** Whether the caller is an operator of one of these roles, or of `all`; by default of `all` alone. */
export const hasOperatorRole = (actor: Caller, roles: readonly OperatorRole[] = []): boolean =>
  actor.kind === "operator" && (actor.role === "all" || roles.some((role) => role === actor.role));
