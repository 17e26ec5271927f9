import type { ComponentType, ReactNode } from "react";
import { firm } from "#content/firm.ts";
import { AboutUs } from "./about-us.tsx";
import { Banner } from "./banner.tsx";
import { Closing } from "./closing.tsx";
import { Points } from "./points.tsx";
import { Why } from "./why.tsx";

type Props = {
  /** Opens the enquiry dialog. */
  EnquiryLink: ComponentType<{ className: string; onClick?: () => void; children: ReactNode }>;
};

/** What the home page has below the first screen. */
export function Further({ EnquiryLink }: Props) {
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
