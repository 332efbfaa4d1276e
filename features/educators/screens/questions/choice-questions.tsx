/**
 * Choices: rows for a few and for months, a searchable list for more, a combobox for many, chips or one switch where it
 * fits.
 */
import { Plural, useLingui } from "@lingui/react/macro";

import { InBrowser } from "#platform/web/ui/layout/in-browser.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { Switch } from "#platform/web/ui/form/switch.tsx";

import { isOneOf } from "#platform/shared/literals.ts";

import { months } from "../../start-date.ts";
import { chosenValues } from "../../answer-value.ts";
import { Chips, Rows, SearchableRows } from "./option-rows.tsx";
import classes from "./questions.module.css";
import type { QuestionControl } from "./question-frame.tsx";
import { questionTexts } from "./question-texts.ts";

const Combobox = lazyPart(() =>
  import("#platform/web/ui/form/combobox.tsx").then((module) => module.Combobox),
);
const MultiCombobox = lazyPart(() =>
  import("#platform/web/ui/form/combobox.tsx").then((module) => module.MultiCombobox),
);

const maxRows = 8;
const maxSearchableRows = 20;

/** Nobody searches for a month: they are known by heart. */
const isMonth = ({ value }: { value: string }) => isOneOf(months, value);

/** One of the options; its value is stored as it is. */
export function OneOf({ question, value, onChange, control }: QuestionControl) {
  const { i18n } = useLingui();
  const { label, options } = questionTexts(i18n, question);
  const [chosen = ""] = chosenValues(value);
  const rows = { type: "radio" as const, label, options, chosen: [chosen], control, onPick: onChange };
  if (options.length <= maxRows || options.some(isMonth)) return <Rows {...rows} />;
  if (options.length <= maxSearchableRows) return <SearchableRows {...rows} />;
  return (
    <InBrowser waiting={waiting}>
      <Combobox
        control={inGroup(control, label)}
        options={options}
        isClearable={!question.required}
        value={chosen || null}
        onChange={(next) => onChange(next ?? "")}
      />
    </InBrowser>
  );
}

/** Any of the options, stored as a JSON list in the order they are offered. */
export function ManyOf({ question, value, onChange, control }: QuestionControl) {
  const { i18n } = useLingui();
  const { label, options } = questionTexts(i18n, question);
  const chosen = chosenValues(value);
  const choose = (values: readonly string[]) => {
    const inOrder = options.map((option) => option.value).filter((one) => values.includes(one));
    onChange(inOrder.length > 0 ? JSON.stringify(inOrder) : "");
  };
  const flip = (one: string) =>
    choose(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  const rows = { type: "checkbox" as const, label, options, chosen, control, onPick: flip };
  const [only] = options;
  if (question.inputType === "checkbox" && options.length === 1 && only)
    return (
      <Switch
        className={classes.switch}
        isOn={chosen.includes(only.value)}
        onChange={() => (flip(only.value), control.onBlur())}
      >
        {only.label}
      </Switch>
    );
  if (options.length > maxSearchableRows)
    return (
      <>
        <InBrowser waiting={waiting}>
          <MultiCombobox
            control={inGroup(control, label)}
            options={options}
            value={chosen}
            onChange={choose}
          />
        </InBrowser>
        <Count of={chosen} />
      </>
    );
  if (question.inputType === "multi_select") return <Chips {...rows} />;
  if (options.length <= maxRows) return <Rows {...rows} />;
  return (
    <>
      <SearchableRows {...rows} />
      <Count of={chosen} />
    </>
  );
}

/** The group has the question's id already. */
const inGroup = (control: QuestionControl["control"], label: string) => ({
  ...control,
  id: `${control.id}-box`,
  "aria-label": label,
});

const Count = ({ of }: { of: readonly string[] }) => (
  <div className="tiny muted" role="status">
    {of.length > 0 && <Plural value={of.length} one="# selected" other="# selected" />}
  </div>
);

const waiting = (
  <Stack className={classes.whole}>
    <SkeletonRows count={1} />
  </Stack>
);
