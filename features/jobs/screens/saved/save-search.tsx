/**
 * "Save this search": one press for an educator, who then hears of new jobs by mail; an address to confirm for who has
 * no account. What happens behind the press is loaded when it is needed.
 */
import { Trans } from "@lingui/react/macro";
import { IconBell } from "@tabler/icons-react";
import { Suspense, useDeferredValue, useState } from "react";

import { useSession } from "#platform/web/session.ts";
import { Button, type ButtonProps } from "#platform/web/ui/button.tsx";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import type { JobSearchState } from "../use-job-search.ts";

const EducatorSave = lazyPart(() => import("./educator-save.tsx").then((module) => module.EducatorSave));
const SaveByMail = lazyPart(() => import("./save-by-mail.tsx").then((module) => module.SaveByMail));

export interface SaveSearchProps {
  state: JobSearchState;
  variant?: ButtonProps["variant"];
  size?: ButtonProps["size"];
  /** What the button says; "Save this search" unless told. */
  children?: React.ReactNode;
}

export function SaveSearch(props: SaveSearchProps) {
  const { userType: known, status } = useSession();
  // The button of the server's HTML stays until an educator's own has arrived: none is taken away while it is pressed.
  const userType = useDeferredValue(known);
  // A press is kept until what answers it has arrived.
  const [isPressed, setPressed] = useState(false);
  const { state, variant = "subtle", size, children = <Trans>Save this search</Trans> } = props;
  const look = { variant, size, children };
  const release = () => setPressed(false);
  const plain = (
    <Button
      {...look}
      leftSection={<IconBell size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => setPressed(true)}
    />
  );
  if (userType === "employer" || userType === "operator") return null;
  return (
    <Suspense>
      {userType === "educator" ? (
        <EducatorSave state={state} {...look} isPressed={isPressed} onAnswered={release} />
      ) : (
        plain
      )}
      {isPressed && status === "signed-out" && (
        <Suspense>
          <SaveByMail state={state} onClose={release} />
        </Suspense>
      )}
    </Suspense>
  );
}
