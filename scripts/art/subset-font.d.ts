/** The package has no types of its own; this is the part that we use. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  type Options = {
    targetFormat: "woff2" | "sfnt";
    /** All of them without it. */
    keepFeatures?: readonly string[];
    variationAxes: Record<string, Axis>;
  };
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;

  export { subsetFont as default };
}
