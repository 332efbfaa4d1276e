/** "Help me write": a draft of a work entry's description, made by a language model from what the entry says. */
import type { WorkHistoryInput } from "../../work-history-input.ts";

interface HelpMeWriteProps {
  /** What the form holds now; its description serves as notes. */
  entry: WorkHistoryInput;
  /** The draft the educator took over: put it into the description and send `aiGenerated: true`. */
  onText: (text: string) => void;
}

/** Nothing where no language model is there. */
export function HelpMeWrite(_props: HelpMeWriteProps) {
  return null;
}
