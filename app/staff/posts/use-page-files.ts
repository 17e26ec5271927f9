import { useCallback, useEffect, useRef, useState } from "react";
import { areImages } from "./post-fields.ts";

/**
 * Files dropped or pasted anywhere on the page: a drop beside the mark would else make the browser leave for the
 * file. `isOver` while files are held over it; `take` is for those that come in another way. `onFiles` hears of them once
 * their first bytes are read.
 */
export function usePageFiles(onFiles: (files: File[], areAllImages: boolean) => void) {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  const take = useCallback(async (files: File[]) => {
    const areAllImages = await areImages(files);
    latest.current(files, areAllImages);
  }, []);

  useEffect(() => {
    const listening = new AbortController();
    const on = <Name extends keyof WindowEventMap>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ) => addEventListener(name, listener, { signal: listening.signal });

    on("dragover", (event) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    });
    on("dragleave", ({ relatedTarget }) => relatedTarget === null && setOver(false));
    on("drop", (event) => {
      setOver(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      void take([...event.dataTransfer.files]);
    });
    on("paste", (event) => {
      // Text copied from an office program brings a picture of itself along: then the text is meant.
      if (!hasFiles(event.clipboardData) || event.clipboardData.types.includes("text/plain"))
        return;
      event.preventDefault();
      void take([...event.clipboardData.files]);
    });
    return () => listening.abort();
  }, [take]);
  return { isOver, take };
}

function hasFiles(data: DataTransfer | null): data is DataTransfer {
  return data?.types.includes("Files") ?? false;
}
