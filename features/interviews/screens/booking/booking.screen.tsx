/** /interview/{employerSlug}/{interviewTypeSlug}: a free time picked and confirmed in three taps. */
import { useLingui } from "@lingui/react/macro";
import { data, useLoaderData, useParams } from "react-router";

import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { guestLoader } from "#platform/web/data/loader-context.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { FreeTime } from "../../availability.ts";
import { InterviewEventType } from "../../event-type.ts";
import { eventTypeRequest, freeTimesRequest } from "./booking-requests.ts";
import { BookingPage } from "./booking-page.tsx";

export const handle = routeHandle({ access: "public", shell: "flow", hasServerData: true });

export const loader = guestLoader(async ({ api, params }) => {
  const type = await api.get(
    collectionPath(InterviewEventType, eventTypeRequest(params.employerSlug!, params.interviewTypeSlug!)),
  );
  const [row] = type.data as WireResource[];
  if (!row) throw data(null, { status: 404 });
  return { type, times: await api.get(collectionPath(FreeTime, freeTimesRequest(row.id))) };
});
export { skipServerLoader as clientLoader } from "#platform/web/data/skip-server-loader.ts";

export default function BookingScreen() {
  const { t } = useLingui();
  const { employerSlug, interviewTypeSlug } = useParams();
  const loaded = useLoaderData<typeof loader>();
  const query = useCollection(InterviewEventType, {
    ...eventTypeRequest(employerSlug!, interviewTypeSlug!),
    initial: loaded?.type,
  });
  const type = query.data?.[0];
  if (query.data && !type && !query.isUpdating) return <NotFound />;
  return (
    <Loaded query={{ ...query, data: type }} failure={t`We couldn't load this interview.`}>
      {(found) => <BookingPage key={found.id} type={found} times={loaded?.times} />}
    </Loaded>
  );
}
