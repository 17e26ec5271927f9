import type { ComponentProps } from "react";
import { about } from "#content/about.ts";
import { Closing } from "./closing.tsx";
import { Points } from "./points.tsx";
import { Why } from "./why.tsx";

/** What the about page has below its welcome: two parts of it are the home page's too. */
export function AboutFurther({ EnquiryLink }: ComponentProps<typeof Closing>) {
  return (
    <>
      <Points {...about.work} />
      <Why />
      <Closing EnquiryLink={EnquiryLink} />
    </>
  );
}
