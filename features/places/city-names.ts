/** City names: how the gazetteer's spelling is mended for reading, and how a typed one is made comparable. */
import { ownValue } from "#platform/shared/own-value.ts";

const whole: Record<string, string> = {
  Apo: "APO",
  Fpo: "FPO",
  Dpo: "DPO",
  "At&t": "AT&T",
  "Fuquay Varina": "Fuquay-Varina",
  "J B P H H": "Joint Base Pearl Harbor-Hickam",
  "Kng Of Prussa": "King of Prussia",
  "Land O Lakes": "Land O' Lakes",
  "M C B H Kaneohe Bay": "MCBH Kaneohe Bay",
  "Opa Locka": "Opa-locka",
  "U S A F Academy": "USAF Academy",
  "U S Geological Survey": "U.S. Geological Survey",
  "Wilkes Barre": "Wilkes-Barre",
  "Winston Salem": "Winston-Salem",
};

/** "Mcallen" → "McAllen", "O Fallon" → "O'Fallon", "King Of Prussia" → "King of Prussia", "Dover Afb" → "Dover AFB". */
export function cityName(raw: string): string {
  return (
    ownValue(whole, raw) ??
    raw
      .replace(/\bMc ?([a-z])/gi, (_, letter: string) => `Mc${letter.toUpperCase()}`)
      .replace(/\bO (?=[A-Z][a-z])/g, "O'")
      .replace(/^D (?=[A-Z])/, "D'")
      .replace(/(?<=\w )D (?=[A-Z])/g, "d'")
      .replace(/\bA F B\b|\bAfb\b/g, "AFB")
      .replace(/^N (?=[A-Z])/, "North ")
      .replace(/^S (?=[A-Z])/, "South ")
      .replace(/(?<= )(Of|The|And|On|In|At)(?= )/g, (word) => word.toLowerCase())
  );
}

/** One form for "St. Louis", "saint louis" and "SaintLouis": letters and digits only, the usual short forms written out. */
export function cityKey(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/\bst\b/g, "saint")
    .replace(/\bft\b/g, "fort")
    .replace(/\bmt\b/g, "mount")
    .replaceAll(" ", "");
}
