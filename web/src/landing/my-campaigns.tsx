/** To come. */
export const MyCampaigns = () => null;
