/** Plays campaign after campaign, one seed each, so that any of them can be played again alone. */
import { drawWar, type War } from './draw-war';
import { playCampaign } from './play-campaign';
import type { CampaignRecord } from './record/campaign-record';
import { Recorder } from './record/recorder';

/** The seed of the n-th campaign, from 1. */
export const seedOf = (seed: string, number: number): string => `${seed} ${number}`;

export const playWar = (seed: string, war: War): CampaignRecord => {
  const setup = drawWar(seed, war);
  const recorder = new Recorder();
  const final = playCampaign(setup, war.rounds, recorder.listen);
  return recorder.finish(setup, final);
};
