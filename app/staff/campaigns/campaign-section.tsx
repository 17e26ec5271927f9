import { Link } from "react-router";
import { arrived, type Section } from "#app/staff/section.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { sectionPath } from "#contract/staff-paths.ts";
import { campaignsId } from "./campaign-path.ts";

/** Posts that are sent to subscribers: the list, or one that is being written. */
export const campaignSection: Section = {
  id: campaignsId,
  title: "Campaigns",
  intro: "Posts sent to the subscribers who have confirmed, one mail each.",
  icon: "send",
  action: (
    <Link className={buttonClass({ variant: "line", size: "sm" })} to={sectionPath("blog")}>
      Choose a post
    </Link>
  ),
  async load(address) {
    const { loadCampaigns } = await arrived(import("./campaigns.tsx"), address);
    return loadCampaigns(address);
  },
};
