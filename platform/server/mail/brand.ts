/** The look and the sender of a mail: those of the brand its reader knows. */

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

/** Black or white, whichever is read better on a colour (WCAG 2.2, relative luminance). */
export function textOn(colour: string): "#000000" | "#ffffff" {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? "#000000" : "#ffffff";
}
