/** Of which days, brand, area and source the reports are, in the page's address. */
import { useLingui } from "@lingui/react/macro";

import { Brand } from "#features/brands/brand.ts";
import { Geography } from "#features/places/geography.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import field from "#platform/web/ui/form/field.module.css";
import classes from "./insight.module.css";

const names = ["from", "until", "brandId", "geographyId", "source", "by"] as const;
const defaultDays = 28;
const minuteMs = 60_000;

/** What the API is asked: what stands in the address, by default of the last four weeks. */
export function useReportSearch(): string {
  const [search] = useSearch();
  const now = useNow(minuteMs);
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const until = search["until"] || dayOf(now.getTime());
  const from = search["from"] || dayOf(Date.parse(until) - (defaultDays - 1) * dayMs);
  const all: Record<string, string | undefined> = { ...search, from, until };
  return String(new URLSearchParams(names.flatMap((name) => (all[name] ? [[name, all[name]]] : []))));
}

export function ReportFilters() {
  const { t } = useLingui();
  const [, setSearch] = useSearch();
  const shown = new URLSearchParams(useReportSearch());
  const brands = useCollection(Brand, { size: 100 });
  const areas = useCollection(Geography, { size: 100 });
  const day = (name: "from" | "until", label: string) => (
    <label>
      <span className={field.label}>{label}</span>
      <input
        type="date"
        className={field.input}
        value={shown.get(name) ?? ""}
        onChange={(event) => setSearch({ [name]: event.currentTarget.value })}
      />
    </label>
  );
  const choice = (name: string, label: string, options: { value: string; label: string }[], none: string) => (
    <label>
      <span className={field.label}>{label}</span>
      <select
        className={`${field.input} ${field.select}`}
        value={shown.get(name) ?? ""}
        onChange={(event) => setSearch({ [name]: event.currentTarget.value })}
      >
        <option value="">{none}</option>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={classes.filters} role="group" aria-label={t`What the reports are about`}>
      {day("from", t`From`)}
      {day("until", t`Until`)}
      {choice(
        "brandId",
        t`Brand`,
        (brands.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        t`All`,
      )}
      {choice(
        "geographyId",
        t`Area`,
        (areas.data ?? []).map(({ id, longName }) => ({ value: id, label: longName })),
        t`All`,
      )}
      {choice(
        "by",
        t`Table by`,
        [
          { value: "brand", label: t`Brand` },
          { value: "geography", label: t`Area` },
          { value: "source", label: t`Source` },
        ],
        t`Nothing`,
      )}
    </div>
  );
}
