/** A visit as ahoy.js posts it, read into what is kept of it. */
import { addressOf, textOf } from "./stored-text.ts";

export type Parameters = Record<string, unknown>;

export function readVisit(parameters: Parameters) {
  const landingPage = addressOf(parameters.landing_page);
  const referrer = addressOf(parameters.referrer);
  const landing = landingPage && URL.canParse(landingPage) ? new URL(landingPage).searchParams : null;
  // UTM values may be sent by themselves; else they stand in the landing page's address.
  const utm = (name: string) => textOf(parameters[name] ?? landing?.get(name), 255);
  return {
    platform: textOf(parameters.platform, 255),
    landingPage,
    referrer,
    referringDomain: referrer && URL.canParse(referrer) ? new URL(referrer).host.slice(0, 255) || null : null,
    utmSource: utm("utm_source"),
    utmMedium: utm("utm_medium"),
    utmCampaign: utm("utm_campaign"),
    utmTerm: utm("utm_term"),
    utmContent: utm("utm_content"),
    screenWidth: pixels(parameters.screen_width),
    screenHeight: pixels(parameters.screen_height),
  };
}

/** A form sends numbers as text. */
function pixels(given: unknown): number | null {
  const number = Number(given ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 && number < 100_000 ? number : null;
}
