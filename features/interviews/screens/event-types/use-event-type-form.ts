/** Making or changing an interview type: one form for the dialog, and for the middle of an invitation. */
import { useLingui } from "@lingui/react/macro";
import { Location } from "#features/employers/location.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { useOrigin } from "#platform/web/page/origin.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { interviewBookingPath } from "#features/paths.ts";
import { InterviewEventType } from "../../event-type.ts";
import { defaultInterviewType } from "../../interview-constants.ts";
import { eventTypesPath, type EventType } from "./use-event-types.ts";
import { attributesOf, eventTypeForm, newEventType, linkSuffix, valuesOf } from "./form-values.ts";
import { defaultNames } from "./event-type-labels.ts";

/** `type` null makes a new one. `saved` gets what the server kept. */
export function useEventTypeForm(type: EventType | null, saved: (type: EventType) => void) {
  const { i18n } = useLingui();
  const create = useCreate(InterviewEventType, { at: eventTypesPath });
  const change = useChange(InterviewEventType, { at: eventTypesPath });
  const name = i18n._(defaultNames[defaultInterviewType]);
  const form = useZodForm({
    schema: eventTypeForm,
    initial: type ? valuesOf(type) : newEventType({ name, slug: linkSuffix(name) }),
    guard: false,
    submit: async (values) => {
      const attributes = attributesOf(values);
      const kept = type ? await change.run(type, attributes) : await create.run(attributes);
      saved(kept as EventType);
    },
  });
  return { form, fields: { ...useSurroundings(), isNew: type === null } };
}

/** What is known already, so that nobody types it again. */
function useSurroundings() {
  const profile = useCurrentEmployerProfile();
  const origin = useOrigin();
  const locations = useCollection(Location, { size: 1 });
  const [first] = locations.data ?? [];
  const place = [first?.address, [first?.city, first?.zip].filter(Boolean).join(" ")].filter(Boolean);
  const slug = profile?.employer?.slug;
  return {
    address: place.join(", "),
    linkStart: slug && `${origin}${interviewBookingPath(slug, "-").slice(0, -1)}`,
  };
}
