import { optimize } from "svgo";

/** The same drawing in fewer bytes. Ids stay: braids and masks refer to them. */
export function optimised(svg: string): string {
  return optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: "preset-default",
        params: {
          overrides: {
            cleanupIds: false,
            convertShapeToPath: false,
            mergePaths: false,
            removeHiddenElems: false,
          },
        },
      },
    ],
  }).data;
}
