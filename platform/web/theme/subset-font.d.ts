declare module "subset-font" {
  type Range = { min: number; max: number; default?: number };
  interface Options {
    targetFormat: "woff2";
    /** A number pins an axis, a range limits it. */
    variationAxes?: Record<string, number | Range>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
