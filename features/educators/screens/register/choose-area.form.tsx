/** The areas as radio rows, the own ZIP's first; typing finds others. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { z } from "zod";

import { useCarry } from "#features/accounts/screens/carry.ts";
import { pages } from "#features/paths.ts";
import { useChange } from "#platform/web/use-change.ts";
import { RadioField } from "#platform/web/ui/choice-field.tsx";
import { Form } from "#platform/web/ui/form.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { useZodForm } from "#platform/web/ui/use-zod-form.ts";
import { UserProfile } from "../../user-profile.ts";
import classes from "./areas.module.css";
import { type Area, listed } from "./areas.ts";

const schema = z.object({
  search: z.string(),
  geographyId: z.string().min(1, /*i18n*/ "Choose where you want to work"),
});

interface ChooseAreaProps {
  profile: { id: string; type: string; zipCode: string | null };
  areas: readonly Area[];
  near: readonly Area[];
  /** Chosen before, when one comes back from the next step. */
  chosen: string;
  onChosen: (area: Area) => void;
}

export function ChooseAreaForm({ profile, areas, near, chosen, onChosen }: ChooseAreaProps) {
  const { t } = useLingui();
  const carry = useCarry();
  const change = useChange(UserProfile);
  const form = useZodForm({
    schema,
    guard: false,
    initial: { search: "", geographyId: chosen },
    submit: async ({ geographyId }) => {
      await change.run(profile as never, { geographyId });
      onChosen(areas.find(({ id }) => id === geographyId)!);
    },
  });
  const { search, geographyId } = form.form.values as { search: string; geographyId: string };
  const ids = new Set(near.map(({ id }) => id));
  const shown = listed({ areas, near: ids, search, chosen: geographyId });
  const unlisted = `${pages.registerTeacherCityPending}?zip=${profile.zipCode ?? ""}&listed=no`;
  // In the field Enter finds; it must not send a form whose rows are still being looked for.
  const keepEnter = (event: React.KeyboardEvent) => {
    if (event.key === "Enter" && (event.target as HTMLElement).matches("input[name=search]"))
      event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field inside
    <div className={classes.areas} onKeyDown={keepEnter}>
      <Form
        form={form}
        submit={t`Continue`}
        beside={
          <Link to={carry(unlisted)}>
            <Trans>My area isn't listed</Trans>
          </Link>
        }
      >
        <div className={classes.search}>
          <TextField name="search" type="search" autoComplete="off" label={t`Find an area`} />
        </div>
        <RadioField
          name="geographyId"
          label={t`Where do you want to work?`}
          options={shown.map(({ id, longName, descriptiveLabel }) => ({
            value: id,
            label: longName,
            hint: descriptiveLabel,
          }))}
        />
        <p role="status" className={classes.none}>
          {shown.length === 0 && <Trans>No area is called that.</Trans>}
        </p>
      </Form>
    </div>
  );
}
