/** One line of text with suggestions: the value of the suggestion that the text names, else the text itself. */
import { Field, type FieldProps } from "./field.tsx";
import { InBrowser } from "../layout/in-browser.tsx";
import { lazyPart } from "../layout/lazy-part.tsx";
import { SkeletonRows } from "../feedback/skeleton-rows.tsx";
import type { Suggestion } from "./suggestions.ts";

const Suggest = lazyPart(() => import("./suggest.tsx").then((module) => module.Suggest));

interface SuggestFieldProps extends FieldProps {
  options: readonly Suggestion[];
  onChange?: (value: string) => void;
}

const waiting = (
  <div style={{ width: "100%" }}>
    <SkeletonRows count={1} />
  </div>
);

export const SuggestField = ({ options, onChange, ...field }: SuggestFieldProps) => (
  <Field {...field}>
    {(control, value, change) => (
      <InBrowser waiting={waiting}>
        <Suggest
          control={control}
          options={options}
          value={String(value ?? "")}
          onChange={(next) => (change(next), onChange?.(next))}
        />
      </InBrowser>
    )}
  </Field>
);
