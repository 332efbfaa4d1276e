/** The look and the sender of a mail: those of the brand its reader knows. */
import { luminance } from "#platform/shared/colors.ts";

export interface MailBrand {
  name: string;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** Absolute address of a raster image; without one the name is shown instead. */
  logoUrl?: string;
  /** Absolute address of a small square image shown beside the name, where there is no logo. */
  markUrl?: string;
  /** The brand's colour, `#rrggbb`, for the button and the name. */
  primary: string;
  /** `Name <address>`; without one mail comes under the brand's name from the address in MAIL_FROM. */
  sender?: string;
  contactEmail: string;
}

/** The brand of the product itself, for hosts that are not configured. */
export const defaultMailBrand = (origin: string): MailBrand => ({
  name: "Cubby",
  origin,
  primary: "#0b5d51",
  markUrl: `${origin}/mail-mark.png`,
  contactEmail: "help@cubby.example",
});

/** Black or white, whichever is read better on a color (WCAG 2.2). */
export const textOn = (color: string): "#000000" | "#ffffff" =>
  luminance(color) > 0.179 ? "#000000" : "#ffffff";
