/** The searchable selects themselves, in a chunk of their own. */
import { useLingui } from "@lingui/react/macro";
import { MultiSelect, Select } from "@mantine/core";

import type { Control } from "./field.tsx";
import type { Option } from "./select-field.tsx";
import { WithMantine } from "./with-mantine.tsx";

interface ComboboxProps {
  control: Control;
  options: readonly (string | Option)[];
  isClearable?: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
}

export function Combobox({ control, options, isClearable, value, onChange }: ComboboxProps) {
  const { t } = useLingui();
  return (
    <WithMantine>
      <Select
        {...control}
        w="100%"
        searchable
        clearable={isClearable}
        data={[...options]}
        value={value}
        onChange={onChange}
        nothingFoundMessage={t`Nothing matches`}
        maxDropdownHeight={280}
      />
    </WithMantine>
  );
}

/** A chip longer than a phone is wide is cut short rather than pushing the page wide. */
const chips = {
  root: { minWidth: 0 },
  input: { display: "flex", alignItems: "center" },
  pillsList: { flex: 1, minWidth: 0 },
  pill: { maxWidth: "100%" },
};

interface MultiComboboxProps extends Omit<ComboboxProps, "value" | "onChange" | "isClearable"> {
  value: string[];
  onChange: (value: string[]) => void;
}

export function MultiCombobox({ control, options, value, onChange }: MultiComboboxProps) {
  const { t } = useLingui();
  return (
    <WithMantine>
      <MultiSelect
        {...control}
        w="100%"
        styles={chips}
        searchable
        hidePickedOptions
        data={[...options]}
        value={value}
        onChange={onChange}
        nothingFoundMessage={t`Nothing matches`}
        maxDropdownHeight={280}
      />
    </WithMantine>
  );
}
