/**
 * The component library, for the parts that are worth its weight: searchable selects, calendars. It stays out of the
 * first load, so a part that uses it stands in a lazy chunk of its own and is wrapped in this.
 */
import "../../theme/mantine.css";

import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { use } from "react";

import { schemeKey } from "../../theme/color-scheme.ts";
import { NonceContext } from "../../page/nonce.ts";
import { cssVariables, theme } from "../../theme/theme.ts";

const manager = localStorageColorSchemeManager({ key: schemeKey });

export function WithMantine({ children }: { children: React.ReactNode }) {
  const nonce = use(NonceContext);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      getStyleNonce={nonce ? () => nonce : undefined}
    >
      {children}
    </MantineProvider>
  );
}
