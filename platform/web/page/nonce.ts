/** The nonce with which this page's own inline scripts and styles run under the Content-Security-Policy. */
import { createContext } from "react";

export const NonceContext = createContext<string | undefined>(undefined);

/** Browsers hide the attribute from the DOM; the property of our own scripts still has it. */
export const readPageNonce = () => document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
