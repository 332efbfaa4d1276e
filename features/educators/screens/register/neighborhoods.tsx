/** The second step, when an area has neighborhoods; otherwise it continues immediately. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";

import { GeographyOption } from "#features/places/geography-option.ts";
import { FlowFrame } from "#platform/web/ui/layout/flow-frame.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import type { Area } from "./areas.ts";
import { ChooseNeighborhoodsForm } from "./choose-neighborhoods.form.tsx";

interface NeighborhoodsProps {
  area: Area;
  onBack?: () => void;
  onDone: () => void;
}

export function Neighborhoods({ area, onBack, onDone }: NeighborhoodsProps) {
  const { t } = useLingui();
  const { id, longName: place, displayNeighborhoodLocations } = area;
  const options = useCollection(GeographyOption, {
    filter: { geographyId: id, category: "location" },
    size: 100,
    enabled: displayNeighborhoodLocations,
  });
  // What is offered everywhere are kinds of places, not places.
  const titles = options.data?.filter(({ geographyId }) => geographyId === id).map(({ title }) => title);
  const hasNoNeighborhoods = !displayNeighborhoodLocations || titles?.length === 0;
  const continueTo = useEffectEvent(onDone);
  useEffect(() => {
    if (hasNoNeighborhoods) continueTo();
  }, [hasNoNeighborhoods]);
  if (hasNoNeighborhoods) return null;
  return (
    <FlowFrame onBack={onBack}>
      <Page
        title={t`Choose your area`}
        heading={t`Where in ${place}?`}
        lead={<Trans>Employers there see that you would like to work near them.</Trans>}
        width="form"
        noIndex
      >
        <Loaded query={{ ...options, data: titles }} failure={<Trans>We couldn't load areas.</Trans>}>
          {(known) => <ChooseNeighborhoodsForm area={area} titles={known} onDone={onDone} />}
        </Loaded>
      </Page>
    </FlowFrame>
  );
}
