import { useEffect, useRef, useState } from "react";

/**
 * Files dropped or pasted anywhere on the page: a drop beside the mark would else make the browser leave for the
 * file. True while files are held over it.
 */
export function usePageFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

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
      latest.current([...event.dataTransfer.files]);
    });
    on("paste", (event) => {
      // Text copied from an office program brings a picture of itself along: then the text is meant.
      if (!hasFiles(event.clipboardData) || event.clipboardData.types.includes("text/plain"))
        return;
      event.preventDefault();
      latest.current([...event.clipboardData.files]);
    });
    return () => listening.abort();
  }, []);
  return isOver;
}

function hasFiles(data: DataTransfer | null): data is DataTransfer {
  return data?.types.includes("Files") ?? false;
}
