/** The one-time word that lets this page's own inline scripts and styles run under the Content-Security-Policy. */
import { createContext } from "react";

export const NonceContext = createContext<string | undefined>(undefined);

/** In the browser the attribute is hidden from the DOM, but the property of our own scripts still tells it. */
export const nonceOfPage = () => document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
