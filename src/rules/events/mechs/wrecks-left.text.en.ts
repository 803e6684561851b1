import type { Line, Say } from '../say';
import { Who, whose } from '../words/en';
import type { WrecksLeftTold as S } from './wrecks-left';

type Wreck = S['wrecks'][number];
const aDesign = (say: Say, { force, design }: Pick<Wreck, 'force' | 'design'>): string =>
  say.isYou(force) || say.force(force) !== null
    ? `${whose(say, force)} ${say.design(design)}`
    : say.design(design);
const aWreck = (say: Say, wreck: Wreck): string =>
  say.isYou(wreck.force) ? `your ${wreck.name}` : aDesign(say, wreck);

export const wrecksLeft: Line<S> = ({ hex, right, wrecks, share }, say) => {
  const taken = share === null ? '' : `The mercenaries took their share: ${aDesign(say, share)}.`;
  if (wrecks.length === 0)
    return taken === ''
      ? `Nothing can be salvaged in ${hex}.`
      : `Nothing is left to salvage in ${hex}. ${taken}`;
  return `${Who(say, right)} can salvage in ${hex}: ${say.list(wrecks.map((one) => aWreck(say, one)))}.${taken === '' ? '' : ` ${taken}`}`;
};
