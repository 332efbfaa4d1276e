/** The host's time zone: those of the United States first, any other found by typing. */
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";

import { zoneNames, zoneOptions } from "#platform/web/i18n/time-zone.ts";
import { ComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";

export function TimeZoneField() {
  const { t, i18n } = useLingui();
  const { form } = useFormScope();
  const current = String(form.getValues()["timeZone"]);
  const options = useMemo(() => zoneOptions(i18n, [...zoneNames(), current]), [i18n, current]);
  return (
    <ComboboxField
      name="timeZone"
      label={t`Time zone`}
      hint={t`Your hours are in this zone. Educators see them in theirs.`}
      options={options}
    />
  );
}
