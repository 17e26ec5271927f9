import { arrived, type Section } from "#app/staff/section.ts";
import { campaignsId } from "./campaign-path.ts";

/** Posts that are sent to subscribers: the list, or one that is being written. */
export const campaignSection: Section = {
  id: campaignsId,
  title: "Campaigns",
  intro: "Posts sent to the subscribers who have confirmed, one mail each.",
  icon: "send",
  async load(address) {
    const { loadCampaigns } = await arrived(import("./campaigns.tsx"));
    return loadCampaigns(address);
  },
};
