/** What others near the chosen location offer for this role: "Most post $18–$22 per hour." */
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Location } from "#features/employers/location.ts";
import { call } from "#platform/web/api-client/api.ts";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { MoneyText } from "../labels/money-text.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";

interface Hint {
  low: number | null;
  high: number | null;
  count: number;
}

/** A smaller sample would say more about one center than about the area. */
const minSampleSize = 5;

export function PayHint() {
  const { form } = useFormScope();
  const { roleType, locationIds } = form.getValues();
  const locations = useCollection(Location, { size: 100, sort: "name" });
  const at = locations.data?.find(({ id }) => id === locationIds[0]);
  const zip = String(at?.zip ?? "");
  const query = useQuery({
    queryKey: ["pay_hint", roleType, zip],
    enabled: zip !== "",
    queryFn: ({ signal }) => {
      const params = new URLSearchParams({ zipCode: zip, ...(roleType ? { role: roleType } : {}) });
      return call<Hint>(`job_listings/pay_hint?${params}`, { signal });
    },
  });
  const { low, high, count } = query.data ?? { low: null, high: null, count: 0 };
  return (
    <p role="status" className="muted">
      {low !== null && high !== null && count >= minSampleSize && (
        <Trans>
          Most jobs like this near you post <MoneyText pay={{ min: low, max: high, interval: "hour" }} />.
        </Trans>
      )}
    </p>
  );
}
