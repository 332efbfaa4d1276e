/** The line with suggestions itself, in a chunk of its own. */
import { Autocomplete } from "@mantine/core";
import { useState } from "react";

import type { Control } from "./field.tsx";
import { Pill } from "../data/pill.tsx";
import { labelOf, suggested, type Suggestion } from "./suggestions.ts";
import { WithMantine } from "./with-mantine.tsx";

interface SuggestProps {
  control: Control;
  options: readonly Suggestion[];
  value: string;
  onChange: (value: string) => void;
}

export function Suggest({ control, options, value, onChange }: SuggestProps) {
  // What is typed stays as typed, also where a list in another language would call it otherwise.
  const [text, setText] = useState(() => labelOf(options, value));
  if (suggested(options, text) !== value && text !== value) setText(labelOf(options, value));
  const notes = new Map(options.map(({ label, note }) => [label, note]));
  return (
    <WithMantine>
      <Autocomplete
        {...control}
        w="100%"
        autoComplete="off"
        data={[...new Set(options.map(({ label }) => label))]}
        value={text}
        limit={60}
        maxDropdownHeight={280}
        renderOption={({ option }) => (
          <>
            <span style={{ flex: 1 }}>{option.value}</span>
            {notes.get(option.value) && <Pill>{notes.get(option.value)}</Pill>}
          </>
        )}
        onChange={(next) => {
          setText(next);
          onChange(suggested(options, next));
        }}
      />
    </WithMantine>
  );
}
