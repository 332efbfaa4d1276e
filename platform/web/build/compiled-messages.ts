/**
 * Babel plugin, after Lingui's macros: compiles the English sentences that have placeholders or plurals, so that the
 * browser's bundle needs no parser for message syntax.
 */
import { compileMessage } from "@lingui/message-utils/compileMessage";

interface Path {
  node: { key: { name?: string }; value: { type: string; value?: unknown } };
  parent: { properties: { key?: { name?: string } }[] };
}

/** The part of Babel's API that is used here. */
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
            node.value = types.valueToNode(compileSentence(String(node.value.value)));
          },
        });
      },
    },
  },
});

/** A plain sentence stays a string. */
function compileSentence(message: string) {
  const parts = compileMessage(message);
  return Array.isArray(parts) && parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
}
