/** Whether two versions of a campaign stand at the same phase. */
import type { LoadedCampaign } from './campaign-store';

export const samePhase = (a: LoadedCampaign, b: LoadedCampaign): boolean => {
  const one = a.state.campaign;
  const other = b.state.campaign;
  return (
    one.epoch === other.epoch &&
    one.round === other.round &&
    one.phase === other.phase &&
    one.step === other.step
  );
};
