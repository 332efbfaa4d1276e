/** Supply and demand by ZIP: as a map, with its table beside it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import { ReportCard } from "./report-card.tsx";

const ZipMap = lazy(() => import("./zip-map.tsx").then(({ ZipMap: map }) => ({ default: map })));

interface ZipBalance {
  zip: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
  educators: number;
  jobs: number;
}
type ZipRow = ZipBalance & { id: string };

export function ZipsReport({ search }: { search: string }) {
  const { t } = useLingui();
  const rowsOf = (zips: ZipBalance[]): ZipRow[] => zips.map((one) => ({ ...one, id: one.zip }));
  return (
    <ReportCard<ZipBalance[], ZipRow>
      name="zips"
      search={search}
      title={t`Where educators and jobs are now`}
      sentence={(zips) => {
        const short = zips.filter(({ jobs, educators }) => jobs > educators).length;
        const all = zips.length;
        return t`In ${short} of ${all} ZIPs there are more open jobs than educators: they are rings. Full circles have more educators.`;
      }}
      chart={(zips) => <ZipMap rows={rowsOf(zips)} />}
      rowsOf={rowsOf}
      columns={[
        {
          key: "zip",
          header: <Trans>ZIP</Trans>,
          cell: ({ zip, city, state }) => `${zip} ${city}, ${state}`,
        },
        { key: "educators", header: <Trans>Educators</Trans>, cell: ({ educators }) => educators },
        { key: "jobs", header: <Trans>Open jobs</Trans>, cell: ({ jobs }) => jobs },
      ]}
      definitions={[
        {
          term: t`Educators`,
          text: t`Approved educators who look for work, by the ZIP of their profile, now.`,
        },
        { term: t`Open jobs`, text: t`Published jobs, by the ZIP of each of their locations, now.` },
      ]}
    />
  );
}
