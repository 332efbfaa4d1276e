/** A field for longer texts with headings, lists and links. The editor itself is in a separate chunk. */
import { Field, type FieldProps } from "./field.tsx";
import { InBrowser } from "../layout/in-browser.tsx";
import { lazyPart } from "../layout/lazy-part.tsx";
import { SkeletonRows } from "../feedback/skeleton-rows.tsx";

const RichTextEditor = lazyPart(() =>
  import("./rich-text-editor.tsx").then((module) => module.RichTextEditor),
);

const waiting = (
  <div style={{ width: "100%" }}>
    <SkeletonRows count={1} height={210} />
  </div>
);

/** The form's value is HTML, "" without text. */
export const RichTextField = (props: FieldProps) => (
  <Field {...props}>
    {(control, value, change) => (
      <InBrowser waiting={waiting}>
        <RichTextEditor
          control={control}
          label={String(props.label)}
          value={String(value ?? "")}
          onChange={change}
        />
      </InBrowser>
    )}
  </Field>
);
