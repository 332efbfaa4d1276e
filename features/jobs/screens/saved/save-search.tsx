/**
 * "Save this search": one press for an educator, who then gets new jobs by email; an address to confirm for people
 * without an account. The code behind the press is loaded on demand.
 */
import { Trans } from "@lingui/react/macro";
import IconBell from "~icons/tabler/bell";
import { Suspense, useDeferredValue, useState } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import type { SaveSearchProps } from "./save-search-button.tsx";

const SaveSearchButton = lazyPart(
  () => import("./save-search-button.tsx").then((module) => module.SaveSearchButton),
  "save-search-button",
);
const SaveSearchByEmail = lazyPart(() =>
  import("./save-search-by-email.tsx").then((module) => module.SaveSearchByEmail),
);

export function SaveSearch(props: SaveSearchProps) {
  const { userType: known, status } = useSession();
  // The server-rendered button stays until the educator's own has loaded: a button must not disappear while it is pressed.
  const userType = useDeferredValue(known);
  // The press is stored until the code that handles it has loaded.
  const [isPressed, setPressed] = useState(false);
  const { state, variant = "subtle", size, children = <Trans>Save this search</Trans> } = props;
  const buttonProps = { variant, size, children };
  const release = () => setPressed(false);
  const plain = (
    <Button {...buttonProps} leftSection={<IconBell size={18} />} onClick={() => setPressed(true)} />
  );
  if (userType === "employer" || userType === "operator") return null;
  return (
    <Suspense>
      {userType === "educator" ? (
        <SaveSearchButton state={state} {...buttonProps} isPressed={isPressed} onAnswered={release} />
      ) : (
        plain
      )}
      {isPressed && status === "signed-out" && (
        <Suspense>
          <SaveSearchByEmail state={state} onClose={release} />
        </Suspense>
      )}
    </Suspense>
  );
}
