/** Switches between list, table and board. */
import { useLingui } from "@lingui/react/macro";
import IconLayoutKanban from "~icons/tabler/layout-kanban";
import IconLayoutList from "~icons/tabler/layout-list";
import IconTable from "~icons/tabler/table";

import classes from "./applicant-list.module.css";
import { applicantViews, type ApplicantView } from "../filters/applicant-search.ts";

const icons = { list: IconLayoutList, table: IconTable, board: IconLayoutKanban };

export function ViewSwitch({
  view,
  onChange,
}: {
  view: ApplicantView;
  onChange: (view: ApplicantView) => void;
}) {
  const { t } = useLingui();
  const names = { list: t`List`, table: t`Table`, board: t`Board` };
  return (
    <div role="group" aria-label={t`View`} className={classes.views}>
      {applicantViews.map((one) => {
        const Sign = icons[one];
        return (
          <button
            key={one}
            type="button"
            className={classes.view}
            data-view={one}
            aria-pressed={one === view}
            title={names[one]}
            onClick={() => onChange(one)}
          >
            <Sign size={18} />
            <span className={classes.long}>{names[one]}</span>
          </button>
        );
      })}
    </div>
  );
}
