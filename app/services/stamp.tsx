import type { ServiceSlug } from "#content/service-page.ts";
import { looks } from "./looks.ts";

type Props = {
  slug: ServiceSlug;
  /** For a picture below the first screen. */
  isLazy?: boolean;
};

/** The stamp of a service. An ornament: the service's name stands beside it. */
export function Stamp({ slug, isLazy = false }: Props) {
  const { stamp, size } = looks[slug];
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
