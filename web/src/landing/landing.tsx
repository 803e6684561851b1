/** `/`: for strangers what this is, for players their campaigns. */
import { user } from '../api/session';
import { Stranger } from './stranger';
import { MyCampaigns } from './my-campaigns';

export const Landing = () =>
  user.value === undefined ? null : user.value === null ? <Stranger /> : <MyCampaigns />;
