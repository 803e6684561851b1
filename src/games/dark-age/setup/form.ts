/** From which parts a client builds a setup (GAM-2). */
import { flatMap } from '../../../kernel';
import { type FormPart, text, words } from '../../shapes';
import { MAX_ARMY_SIZE, MAX_FIGURES, pointsOf, SIZE_STEP } from '../armies/army';
import { FIGURES, listedFigure } from '../armies/figures';
import { READY_ARMIES } from '../armies/ready-armies';
import { TABLE_KINDS } from '../table/seeded-table';
import { FIELD_INCHES, MAX_TURNS } from './setup-shape';

const choice = (part: string, ids: readonly string[]): FormPart => ({
  part,
  title: text(`da.form.${part}`),
  kind: 'one-of',
  from: ids.map((id) => ({
    id,
    title: text(`da.${part}.${id}`),
    text: text(`da.${part}.${id}.text`),
    cost: null,
  })),
  least: 1,
  most: 1,
});

const number = (part: string, least: number, most: number, unit: string | null): FormPart => ({
  part,
  title: text(`da.form.${part}`),
  kind: 'number',
  least,
  most,
  unit,
});

const armies = (index: number): FormPart => ({
  part: `forces/${index}/army`,
  title: text('da.form.army', { number: index + 1 }),
  kind: 'one-of',
  from: READY_ARMIES.map(({ id, faction, size, figures }) => {
    const points = pointsOf(flatMap(figures, (one) => listedFigure(one) ?? []));
    return {
      id,
      title: text('da.army', { faction: words(`da.faction.${faction}`), size }),
      text: text('da.army.text', { figures: figures.length, points }),
      cost: points,
    };
  }),
  least: 0,
  most: 1,
});

const figures = (index: number): FormPart => ({
  part: `forces/${index}/figures`,
  title: text('da.form.figures', { number: index + 1 }),
  kind: 'some-of',
  from: FIGURES.map(({ id, name, rank, kind, faction, points }) => ({
    id,
    title: text('da.figure', { name, rank: words(`da.rank.${rank}`) }),
    text: text('da.figure.text', {
      kind: words(`da.kind.${kind}`),
      faction: words(`da.faction.${faction ?? 'none'}`),
    }),
    cost: points,
  })),
  least: 0,
  most: MAX_FIGURES,
});

/** What the player has made of the catalogue's mechs. The army size is a part of its own. */
const own = (index: number): FormPart => ({
  part: `forces/${index}/own`,
  title: text('da.form.own', { number: index + 1 }),
  kind: 'force',
  seat: index === 0 ? 'A' : 'B',
  budget: MAX_ARMY_SIZE,
  unit: 'points',
  catalogue: 'figures',
});

export const FORM: readonly FormPart[] = [
  number('size', SIZE_STEP, MAX_ARMY_SIZE, 'points'),
  number('field', FIELD_INCHES.least, FIELD_INCHES.most, 'inch'),
  choice('terrain', ['none', ...TABLE_KINDS]),
  choice('pool', ['none', 'flat', 'all']),
  number('turns', 1, MAX_TURNS, 'turns'),
  choice('victory', ['total', 'conditions']),
  armies(0),
  figures(0),
  own(0),
  armies(1),
  figures(1),
  own(1),
];
