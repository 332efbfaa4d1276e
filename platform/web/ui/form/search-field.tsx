/** Words to search by, with a magnifying glass: searched for after a pause in typing, and immediately by Enter. */
import { useId } from "react";
import IconSearch from "~icons/tabler/search";

import { useDebouncedCallback } from "../../hooks/use-debounced.ts";
import { useOptimisticParam } from "../../hooks/use-optimistic-param.ts";
import field from "./field.module.css";
import classes from "./search-field.module.css";

const debounceMs = 300;

interface SearchFieldProps {
  label: string;
  /** The label is read aloud and not shown. */
  hideLabel?: boolean;
  placeholder?: string;
  /** The words of the search that is shown; a change from outside (Back, "Clear all") shows in the field. */
  value: string;
  /** Gets the words without spaces around them. */
  onSearch: (words: string) => void;
  /** With every key, for what shows that a search is about to run. */
  onTyping?: (words: string) => void;
  maxLength?: number;
  className?: string | undefined;
}

export function SearchField(props: SearchFieldProps) {
  const { label, hideLabel, value, onSearch, onTyping, className, ...rest } = props;
  const id = useId();
  const typed = useOptimisticParam(value);
  const send = (words: string) => {
    typed.sent(words.trim());
    if (words.trim() !== value) onSearch(words.trim());
  };
  const search = useDebouncedCallback(send, debounceMs);
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : field.label}>
        {label}
      </label>
      <div className={classes.search}>
        <IconSearch size={18} />
        <input
          {...rest}
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          className={field.input}
          value={typed.value}
          onChange={(event) => {
            typed.setValue(event.currentTarget.value);
            onTyping?.(event.currentTarget.value);
            search.schedule(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            search.cancel();
            send(typed.value);
          }}
        />
      </div>
    </div>
  );
}
