/** Plays campaign after campaign, one seed each, so that any of them can be played again alone. */
import { drawWar, type War } from './draw-war';
import type { Fights } from './fights/fights';
import { playCampaign } from './play-campaign';
import type { CampaignRecord } from './record/campaign-record';
import { Recorder } from './record/recorder';

/** The seed of the n-th campaign, from 1. */
export const seedOf = (seed: string, number: number): string => `${seed} ${number}`;

/** `fights`: left out, the stand-in. */
export const playWar = (seed: string, war: War, fights?: Fights): CampaignRecord => {
  const setup = drawWar(seed, war);
  const recorder = new Recorder();
  const final = playCampaign(setup, war.rounds, recorder.listen, fights);
  return recorder.finish(setup, final);
};
