/** The implementation of the searchable selects, in a separate chunk. */
import { Combobox as Base } from "@base-ui/react/combobox";
import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import IconCheck from "~icons/tabler/check";
import IconChevronDown from "~icons/tabler/chevron-down";
import IconX from "~icons/tabler/x";
import { Row } from "#platform/web/ui/layout/stack.tsx";

import classes from "./combobox.module.css";
import type { Control } from "./field.tsx";
import field from "./field.module.css";
import type { Option } from "./select-field.tsx";

interface ComboboxProps {
  control: Control;
  options: readonly (string | Option)[];
  isClearable?: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
}

export function Combobox({ control, options, isClearable, value, onChange }: ComboboxProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const all = options.map(optionOf);
  return (
    <Base.Root
      items={all}
      value={all.find((option) => option.value === value) ?? null}
      isItemEqualToValue={isSameOption}
      onValueChange={(next) => (next || isClearable) && onChange(next?.value ?? null)}
      autoHighlight
    >
      <div ref={root} className={classes.control}>
        <Base.Input {...control} className={field.input} autoComplete="off" />
        <Row className={classes.buttons}>
          {isClearable && (
            <Base.Clear aria-label={t`Clear selection`}>
              <IconX size={18} />
            </Base.Clear>
          )}
          {/* The text field opens the list by keyboard; a second stop would only be in the way. */}
          <Base.Trigger tabIndex={-1} aria-hidden="true">
            <IconChevronDown />
          </Base.Trigger>
        </Row>
        <OptionList container={root} />
      </div>
    </Base.Root>
  );
}

interface MultiComboboxProps extends Omit<ComboboxProps, "value" | "onChange" | "isClearable"> {
  value: string[];
  onChange: (value: string[]) => void;
}

export function MultiCombobox({ control, options, value, onChange }: MultiComboboxProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const all = options.map(optionOf);
  const chosen = value.map((one) => all.find((option) => option.value === one) ?? optionOf(one));
  return (
    <Base.Root
      multiple
      items={all.filter((option) => !value.includes(option.value))}
      value={chosen}
      isItemEqualToValue={isSameOption}
      onValueChange={(next) => onChange(next.map((option) => option.value))}
      autoHighlight
    >
      <div ref={root} className={classes.control}>
        <Base.Chips className={classes.chips}>
          {chosen.map(({ value: one, label: name }) => (
            <Base.Chip key={one} aria-label={name} className={`small ${classes.chip}`}>
              <span className="truncate">{name}</span>
              <Base.ChipRemove aria-label={t`Remove ${name}`}>
                <IconX size={16} />
              </Base.ChipRemove>
            </Base.Chip>
          ))}
          <Base.Input {...control} autoComplete="off" />
        </Base.Chips>
        <OptionList container={root} />
      </div>
    </Base.Root>
  );
}

/** Beside its field instead of at the end of the page: in a dialog, everything outside of it is inert. */
function OptionList({ container }: { container: React.RefObject<HTMLElement | null> }) {
  const { t } = useLingui();
  return (
    <Base.Portal container={container}>
      <Base.Positioner
        className={classes.positioner}
        anchor={container}
        positionMethod="fixed"
        sideOffset={4}
      >
        <Base.Popup className={classes.popup}>
          <Base.Empty className={classes.none}>{t`Nothing matches`}</Base.Empty>
          <Base.List>
            {(option: Option) => (
              <Base.Item key={option.value} value={option} className={classes.option}>
                <span>{option.label}</span>
                <Base.ItemIndicator>
                  <IconCheck size={18} />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

const optionOf = (option: string | Option): Option =>
  typeof option === "string" ? { value: option, label: option } : option;

const isSameOption = (one: Option, other: Option) => one.value === other.value;
