/** Numbered pages, in the URL. The total says "10,000+" when it is not counted to the end. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router";

import { numbers } from "./page-numbers.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./pagination.module.css";

export function Pagination({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  if (pages < 2) return null;
  const to = (number: number) => {
    const params = new URLSearchParams(search);
    if (number > 1) params.set("page", String(number));
    else params.delete("page");
    return { pathname, search: params.size ? `?${params}` : "" };
  };
  return (
    <Cluster as="nav" gap={4} justify="center" aria-label={t`Pages`} className={classes.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={classes.page}>
          <Trans>Previous</Trans>
        </Link>
      )}
      {numbers(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={to(number)}
            className={classes.page}
            aria-label={t`Page ${number}`}
            aria-current={number === page ? "page" : undefined}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={classes.page}>
          <Trans>Next</Trans>
        </Link>
      )}
    </Cluster>
  );
}

/** "128", or "10,000+" when the server stopped counting. */
export function TotalText({ total, isExact }: { total: number; isExact: boolean }) {
  const { i18n } = useLingui();
  return `${i18n.number(total)}${isExact ? "" : "+"}`;
}
