/** Compiles the Lingui macros away, for the bundles and for tests that render screens. */
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { compiledMessages } from "./compiled-messages.ts";

// "message" keeps the English sentence in the code: English needs no catalogue, and a text that is not yet
// translated shows as English instead of as a hash.
const macros = linguiTransformerBabelPreset({ descriptorFields: "message" });

export const linguiMacros = () =>
  babel({ presets: [{ ...macros, preset: { plugins: [...macros.preset.plugins, compiledMessages] } }] });
