/** The areas as radio rows, those of the educator's ZIP first; typing finds others. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { usePreserveReturnPath } from "#features/accounts/screens/preserve-return-path.ts";
import { pages } from "#features/paths.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { UserProfile } from "../../user-profile.ts";
import classes from "./areas.module.css";
import { type Area, sortAreas } from "./areas.ts";

const schema = () => import("./educator-registration.ts").then((module) => module.areaInput);

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
  const preserve = usePreserveReturnPath();
  const change = useChange(UserProfile);
  const form = useZodForm({
    schema,
    guard: false,
    initial: { search: "", geographyId: chosen },
    submit: async ({ geographyId }) => {
      await change.run(profile, { geographyId });
      onChosen(areas.find(({ id }) => id === geographyId)!);
    },
  });
  const { search, geographyId } = form.form.values;
  const ids = new Set(near.map(({ id }) => id));
  const visibleAreas = sortAreas({ areas, near: ids, search, chosen: geographyId });
  const unlisted = `${pages.registerTeacherCityPending}?zip=${profile.zipCode ?? ""}&listed=no`;
  // In the search field Enter searches; it must not submit the form while its rows are still loading.
  const preventSubmitOnEnter = (event: React.KeyboardEvent) => {
    const isSearch = event.target instanceof Element && event.target.matches("input[name=search]");
    if (event.key === "Enter" && isSearch) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field inside
    <div className={classes.areas} onKeyDown={preventSubmitOnEnter}>
      <Form
        form={form}
        submit={t`Continue`}
        beside={
          <Link to={preserve(unlisted)}>
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
          options={visibleAreas.map(({ id, longName, descriptiveLabel }) => ({
            value: id,
            label: longName,
            hint: descriptiveLabel,
          }))}
        />
        <p role="status" className="muted">
          {visibleAreas.length === 0 && <Trans>No area is called that.</Trans>}
        </p>
      </Form>
    </div>
  );
}
