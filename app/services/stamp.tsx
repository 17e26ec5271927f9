import type { Look } from "./looks.ts";

type Props = Pick<Look, "stamp" | "size"> & {
  /** For a picture below the first screen. */
  isLazy?: boolean;
};

/** The stamp of a service. An ornament: the service's name stands beside it. */
export function Stamp({ stamp, size, isLazy = false }: Props) {
  const [width, height] = size;
  return (
    <img
      className="stamp"
      src={stamp}
      alt=""
      width={width}
      height={height}
      {...(isLazy && { loading: "lazy" })}
    />
  );
}
