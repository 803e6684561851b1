/** Plays the campaigns one after another, and lets signals in between them. */
import { type CampaignRecord, type Fights, playWar, seedOf, type War } from '../../simulation';

export interface Played {
  readonly records: readonly CampaignRecord[];
  /** Whether it was told to stop before all were played. */
  readonly stopped: boolean;
}

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** `stopped` is asked before every campaign, `told` after it: how many of all are played. */
export const playAll = async (
  campaigns: number,
  seed: string,
  war: War,
  stopped: () => boolean,
  told: (played: number) => void,
  fights?: Fights,
): Promise<Played> => {
  const records: CampaignRecord[] = [];
  for (let number = 1; number <= campaigns; number += 1) {
    await pause();
    if (stopped()) return { records, stopped: true };
    records.push(playWar(seedOf(seed, number), war, fights));
    told(number);
  }
  return { records, stopped: false };
};
