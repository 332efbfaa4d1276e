/** The providers that this server's settings name. */
import { use } from "react";
import { CapabilitiesContext } from "#platform/web/data/capabilities.ts";
import { providerCapability, signInProviders, type SignInProvider } from "../../sign-in-providers.ts";

export function useAvailableProviders(): SignInProvider[] {
  const capabilities = use(CapabilitiesContext);
  return signInProviders.filter((provider) => capabilities.includes(providerCapability(provider)));
}
