/** The syntax trees of the project's sources, for checks of code patterns. */
import { parse, type ParserPlugin } from "@babel/parser";
import type { SourceFile } from "./source-files.ts";

/** The part of Babel's nodes that the checks use. */
export interface Node {
  type: string;
  loc: { start: { line: number } };
  /** Where its text begins and ends in the file. */
  start: number;
  end: number;
  pattern?: string;
  flags?: string;
  value?: string;
  name?: string;
  operator?: string;
  computed?: boolean;
  callee?: Node;
  arguments?: Node[];
  property?: Node;
  object?: Node;
  expression?: Node;
  left?: Node;
}

export interface Comment {
  value: string;
  /** Its last line. */
  line: number;
}

/** Calls `visitor` with every node of a file, parents first. */
export function visitNodes(
  { path, text }: SourceFile,
  visitor: (node: Node, comments: Comment[]) => void,
): void {
  const plugins: ParserPlugin[] = path.endsWith("x") ? ["typescript", "jsx"] : ["typescript"];
  const { program, comments } = parse(text, { sourceType: "module", plugins });
  const lines = (comments ?? []).map(({ value, loc }) => ({ value, line: loc!.end.line }));
  visit(program, (node) => visitor(node, lines));
}

function visit(node: unknown, visitor: (node: Node) => void): void {
  if (Array.isArray(node)) return node.forEach((one) => visit(one, visitor));
  if (typeof node !== "object" || node === null) return;
  if (typeof (node as Node).type === "string" && (node as Node).loc) visitor(node as Node);
  for (const [key, child] of Object.entries(node)) if (key !== "loc") visit(child, visitor);
}
