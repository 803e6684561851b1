import type { Line, Say } from '../say';
import { Wer } from '../words/de';
import type { WrecksLeftTold as S } from './wrecks-left';

type Wreck = S['wrecks'][number];
const aDesign = (say: Say, { force, design }: Pick<Wreck, 'force' | 'design'>): string => {
  const owner = say.isYou(force) ? 'dein Mech' : say.force(force);
  return owner === null ? say.design(design) : `${say.design(design)} (${owner})`;
};
const aWreck = (say: Say, wreck: Wreck): string =>
  say.isYou(wreck.force) ? `${wreck.name} (dein Mech)` : aDesign(say, wreck);

export const wrecksLeft: Line<S> = ({ hex, right, wrecks, share }, say) => {
  const taken = share === null ? '' : `Die Söldner haben ihren Anteil genommen: ${aDesign(say, share)}.`;
  if (wrecks.length === 0)
    return taken === ''
      ? `In ${hex} gibt es nichts zu bergen.`
      : `In ${hex} bleibt nichts zu bergen. ${taken}`;
  return `${Wer(say, right)} ${say.isYou(right) ? 'kannst' : 'kann'} in ${hex} bergen: ${say.list(wrecks.map((one) => aWreck(say, one)))}.${taken === '' ? '' : ` ${taken}`}`;
};
