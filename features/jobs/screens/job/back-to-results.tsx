/** "Back to results" on a phone, where the list is another page. */
import { Trans } from "@lingui/react/macro";
import IconArrowLeft from "~icons/tabler/arrow-left";
import { Link, useNavigate } from "react-router";

import { pages } from "#features/paths.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-page.module.css";
import type { SearchOrigin } from "../card/searched-place.ts";

export function BackToResults({ from }: { from: SearchOrigin | null }) {
  const navigate = useNavigate();
  if (!from) return null;
  return (
    <div className={`narrow-only ${classes.back}`} data-shell>
      <Row
        as={Link}
        gap={6}
        to={pages.jobs + from.search}
        className="link-line"
        onClick={(event: React.MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          // Back, so that the list is where it was.
          void navigate(-1);
        }}
      >
        <IconArrowLeft size={18} />
        <Trans>Back to results</Trans>
      </Row>
    </div>
  );
}
