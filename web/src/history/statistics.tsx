/** To come. */
export const StatisticsPage = () => null;
