/** The implementation of the field with suggestions, in a separate chunk. */
import { Autocomplete } from "@base-ui/react/autocomplete";
import { useRef, useState } from "react";

import classes from "./combobox.module.css";
import type { Control } from "./field.tsx";
import field from "./field.module.css";
import { Pill } from "../data/pill.tsx";
import { labelOf, suggested, type Suggestion } from "./suggestions.ts";

interface SuggestProps {
  control: Control;
  options: readonly Suggestion[];
  value: string;
  onChange: (value: string) => void;
}

export function Suggest({ control, options, value, onChange }: SuggestProps) {
  // The text stays as typed, also if a list in another language has another word for it.
  const [text, setText] = useState(() => labelOf(options, value));
  if (suggested(options, text) !== value && text !== value) setText(labelOf(options, value));
  const root = useRef<HTMLDivElement>(null);
  return (
    <Autocomplete.Root
      items={withDistinctLabels(options)}
      itemToStringValue={(option) => option.label}
      limit={60}
      openOnInputClick
      value={text}
      onValueChange={(next) => {
        setText(next);
        onChange(suggested(options, next));
      }}
    >
      <div ref={root} className={classes.control}>
        <Autocomplete.Input {...control} className={field.input} autoComplete="off" />
        <Autocomplete.Portal container={root}>
          <Autocomplete.Positioner className={classes.positioner} positionMethod="fixed" sideOffset={4}>
            <Autocomplete.Popup className={classes.popup}>
              <Autocomplete.List>
                {(option: Suggestion) => (
                  <Autocomplete.Item key={option.label} value={option} className={classes.option}>
                    <span>{option.label}</span>
                    {option.note && <Pill>{option.note}</Pill>}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </div>
    </Autocomplete.Root>
  );
}

/** Of suggestions with the same label the first place and the last note count. */
const withDistinctLabels = (options: readonly Suggestion[]) => [
  ...new Map(options.map((option) => [option.label, option])).values(),
];
