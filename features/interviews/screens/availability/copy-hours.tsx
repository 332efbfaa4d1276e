/** "Copy to…": the hours of one day for others. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCopy from "~icons/tabler/copy";
import { useState } from "react";

import { weekdayNames } from "#platform/web/i18n/calendar-days.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { Popover } from "#platform/web/ui/overlay/popover.tsx";
import type { Week } from "./typed-week.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./availability.module.css";

export function CopyHours({ index }: { index: number }) {
  const { t, i18n } = useLingui();
  const { form } = useFormScope();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number[]>([]);
  const names = weekdayNames(i18n.locale);
  const day = names[index]!.long;
  const open = (next: boolean) => {
    setChosen([]);
    setOpen(next);
  };
  const copy = () => {
    const week = form.getValues()["week"] as Week;
    const { ranges } = week[index]!;
    const copied = () => ({ isOn: true, ranges: ranges.map((range) => ({ ...range })) });
    form.setFieldValue(
      "week",
      week.map((old, at) => (chosen.includes(at) ? copied() : old)),
    );
    open(false);
  };
  return (
    <Popover
      isOpen={isOpen}
      onChange={open}
      label={t`Copy to… from ${day}`}
      className={classes.copy}
      align="start"
      button={
        <>
          <IconCopy size={18} />
          <Trans>Copy to…</Trans>
        </>
      }
    >
      <Stack gap={2} className={classes.copyDays}>
        {names.map(
          ({ long }, at) =>
            at !== index && (
              <Row as="label" gap={10} key={at} className={classes.copyDay}>
                <input
                  type="checkbox"
                  checked={chosen.includes(at)}
                  onChange={(event) =>
                    setChosen(
                      event.currentTarget.checked ? [...chosen, at] : chosen.filter((other) => other !== at),
                    )
                  }
                />
                {long}
              </Row>
            ),
        )}
        <Button size="small" onClick={copy} disabled={chosen.length === 0}>
          <Trans>Copy</Trans>
        </Button>
      </Stack>
    </Popover>
  );
}
