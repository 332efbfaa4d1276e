/**
 * Babel plugin, after Lingui's macros: turns the English sentences that have holes or plurals into what Lingui runs,
 * so that the browser need not bring a parser for message syntax along.
 */
import { compileMessage } from "@lingui/message-utils/compileMessage";

interface Path {
  node: { key: { name?: string }; value: { type: string; value?: unknown } };
  parent: { properties: { key?: { name?: string } }[] };
}

/** Babel hands its own toolbox in; only the one tool used here is described. */
interface Babel {
  types: { valueToNode(value: unknown): Path["node"]["value"] };
}

export const compiledMessages = ({ types }: Babel) => ({
  visitor: {
    Program: {
      exit(program: { traverse(visitor: object): void }) {
        program.traverse({
          ObjectProperty({ node, parent }: Path) {
            if (node.key.name !== "message" || node.value.type !== "StringLiteral") return;
            if (!parent.properties.some((property) => property.key?.name === "id")) return;
            node.value = types.valueToNode(compiled(String(node.value.value)));
          },
        });
      },
    },
  },
});

/** A plain sentence stays one. */
function compiled(message: string) {
  const parts = compileMessage(message);
  return Array.isArray(parts) && parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
}
