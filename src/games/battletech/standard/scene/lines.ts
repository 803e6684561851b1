/** Figures of a record sheet with what they are made of now: MP, skills, heat sinks (GAM-7). */
import { type Card, text, type Term } from '../../../shapes';
import { term } from '../../../shared/terms';
import { sinksLeft } from '../heat/heat-sinks';
import { heatMpLoss } from '../heat/scale';
import type { Mech } from '../mech/model';
import { walkMp } from '../movement/points/burdens';
import { jumpMp } from '../movement/points/jump-mp';
import { runMp } from '../movement/points/run';
import { pilotingTerms } from '../piloting/target';
import { totalOf } from '../../../shared/terms';
import { spokenTerms } from '../tell/terms';

type Line = Card['lines'][number];

const line = (code: string, value: number, terms: readonly Term[] = []): Line => ({
  title: text(`bt.card.${code}`),
  value: text('bt.number', { value }),
  terms,
});

const some = (code: string, value: number): readonly Term[] => (value === 0 ? [] : [term(code, value)]);

/** As designed, less by heat, and what damage and load do. */
const mpLine = (code: string, now: number, designed: number, byHeat: number): Line => {
  const hot = Math.max(-designed, -byHeat);
  return line(code, now, [
    term('bt.mp.design', designed),
    ...some('bt.mp.heat', hot),
    ...some('bt.mp.damage', now - designed - hot),
  ]);
};

export const linesOf = (mech: Mech): readonly Line[] => {
  const { sheet, heat } = mech;
  const piloting = pilotingTerms(mech);
  return [
    line('tons', sheet.tons),
    line('bv', sheet.bv),
    line('gunnery', mech.gunnery),
    line('piloting', totalOf(piloting), spokenTerms(piloting)),
    mpLine('walk', walkMp(mech), sheet.walk, heatMpLoss(heat)),
    mpLine(
      'run',
      runMp(mech),
      sheet.run,
      sheet.run - Math.ceil((Math.max(0, sheet.walk - heatMpLoss(heat)) * 3) / 2),
    ),
    mpLine('jump', jumpMp(mech, 0), sheet.jump, 0),
    line('sinks', sinksLeft(mech), [
      term('bt.sinks.design', sheet.heatSinks.capacity),
      ...some('bt.sinks.lost', sinksLeft(mech) - sheet.heatSinks.capacity),
    ]),
  ];
};
