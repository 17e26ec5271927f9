import type { ComponentProps } from "react";
import { firm } from "#content/firm.ts";
import { AboutUs } from "./about-us.tsx";
import { Banner } from "./banner.tsx";
import { Closing } from "./closing.tsx";
import { Points } from "./points.tsx";
import { Why } from "./why.tsx";

/** What the home page has below the first screen. */
export function Further({ EnquiryLink }: ComponentProps<typeof Banner>) {
  return (
    <>
      <Banner EnquiryLink={EnquiryLink} />
      <Points {...firm.commitment} />
      <AboutUs />
      <Why />
      <Closing EnquiryLink={EnquiryLink} />
    </>
  );
}
