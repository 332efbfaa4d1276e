/** After a hire, lets the educator withdraw the other open applications. Nothing is withdrawn automatically. */
import { Plural } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { JobApplication } from "../../application.ts";

const WithdrawDialog = lazyPart(() =>
  import("./withdraw-others-dialog.tsx").then((module) => module.WithdrawOthersDialog),
);

export function WithdrawOthers() {
  const [isAsked, setAsked] = useState(false);
  const query = useCollection(JobApplication, {
    filter: { statusCategory: ["new", "in_progress", "offer"] },
    include: ["jobListing.employer"],
    size: 100,
  });
  const others = query.data ?? [];
  if (others.length === 0) return null;
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsked(true)}>
        <Plural
          value={others.length}
          one="Withdraw my other application"
          other="Withdraw my # other applications"
        />
      </Button>
      <Suspense>{isAsked && <WithdrawDialog others={others} close={() => setAsked(false)} />}</Suspense>
    </>
  );
}
