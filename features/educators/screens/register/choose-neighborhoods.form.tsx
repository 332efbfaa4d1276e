/** Chooses any number of the area's neighborhoods, saved as the answer to the location question. */
import { useLingui } from "@lingui/react/macro";

import { CheckboxesField } from "#platform/web/ui/form/choice-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { useCreate } from "#platform/web/data/use-create.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { ProfileQuestionAnswer } from "../../profile-question.ts";
import classes from "./areas.module.css";
import type { Area } from "./areas.ts";

const schema = () => import("./educator-registration.ts").then((module) => module.neighborhoodsInput);

interface ChooseNeighborhoodsProps {
  area: Area;
  /** Titles of the area's neighborhoods. */
  titles: readonly string[];
  onDone: () => void;
}

export function ChooseNeighborhoodsForm({ area, titles, onDone }: ChooseNeighborhoodsProps) {
  const { t } = useLingui();
  const answer = useCreate(ProfileQuestionAnswer, { at: "user_profile/profile_question_answers" });
  const form = useZodForm({
    schema,
    guard: false,
    initial: { neighborhoods: [] },
    submit: async ({ neighborhoods }) => {
      const value = JSON.stringify(placeOf(area, neighborhoods));
      await answer.run({ profileQuestionName: "desired_location", value });
      onDone();
    },
  });
  return (
    <div className={classes.areas}>
      <Form
        form={form}
        submit={t`Continue`}
        beside={<Button variant="subtle" onClick={onDone}>{t`Skip for now`}</Button>}
      >
        <CheckboxesField
          name="neighborhoods"
          label={t`Which parts of it would you like to work in?`}
          hint={t`Choose as many as you like.`}
          options={titles}
          columns={2}
        />
      </Form>
    </div>
  );
}

/** A place in the question's format: the area's coordinates, and the chosen neighborhoods. */
const placeOf = ({ shortName, latitude, longitude }: Area, areas: string[]) => ({
  address: [...areas, shortName].join(", "),
  lat: latitude,
  lng: longitude,
  placeId: null,
  areas,
});
