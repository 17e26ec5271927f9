import { useEffect, useRef } from "react";
import type { FormImage } from "./post-fields.ts";

/** Chosen images hold their files in memory by their addresses: until the editor goes, since Undo may want them back. */
export function useFreedImages(images: readonly FormImage[]): void {
  const addresses = useRef(new Set<string>());
  useEffect(() => {
    for (const { file, src } of images) if (file) addresses.current.add(src);
  }, [images]);
  useEffect(() => {
    const all = addresses.current;
    return () => {
      for (const address of all) URL.revokeObjectURL(address);
    };
  }, []);
}
