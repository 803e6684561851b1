/** The sheet of a figure: base, present values, dials as tracks (DA-FIG-1, DA-FIG-4). */
import { flatMap } from '../../kernel';
import { type Card, text, type Text } from '../shapes';
import { term } from '../shared/terms';
import type { Known } from './known';
import { named } from './named';
import type { Click, HeatStop } from './model/figure';
import type { Unit } from './model/state';
import { damageOf, speedOf, weaponOf } from './rules/units';

const figure = (value: number): Text => text('da.number', { value });
const line = (
  title: string,
  value: Text,
  terms: Card['lines'][number]['terms'] = [],
): Card['lines'][number] => ({
  title: text(`da.card.${title}`),
  value,
  terms,
});
const warm = (value: number | undefined): Card['lines'][number]['terms'] =>
  value === undefined || value === 0 ? [] : [term('da.term.heat', value)];

const linesOf = (unit: Unit): Card['lines'] => [
  line('speed', figure(speedOf(unit)), warm(unit.warmth?.speed)),
  line('attack', figure(unit.now.attack)),
  line('defence', figure(unit.now.defence)),
  line('points', figure(unit.points)),
  line('rank', text(`da.rank.${unit.rank}`)),
  line('mode', text(`da.mode.${unit.mode}`)),
  line('faction', text('da.name', { name: named('faction', unit.faction ?? 'none') })),
  line('tokens', figure(unit.tokens)),
  ...(unit.cooling === null ? [] : [line('cooling', figure(unit.cooling))]),
  ...unit.now.equipment.map(({ id, oneShot }) =>
    line('equipment', text(oneShot ? 'da.one-shot' : 'da.name', { name: named('equipment', id) })),
  ),
  ...(unit.warmth?.effects ?? []).map((effect) =>
    line('effect', text('da.name', { name: named('effect', effect) })),
  ),
];

const clickText = ({ primary, secondary, speed, attack, defence, repairStop }: Click): Text =>
  text(repairStop ? 'da.click.stop' : 'da.click', {
    primary,
    secondary: secondary ?? '–',
    speed,
    attack,
    defence,
  });
const stopText = ({ primary, secondary, speed }: HeatStop): Text =>
  text('da.stop', { primary, secondary, speed });

const tracksOf = ({ openDials }: Known, unit: Unit): Card['tracks'] => {
  const dials = openDials?.[unit.id];
  return [
    {
      title: text('da.card.damage-dial'),
      value: unit.click,
      most: dials?.dial.length ?? unit.click,
      steps: (dials?.dial ?? [unit.now]).map((click, index) => ({
        at: dials === undefined ? unit.click : index,
        text: clickText(click),
      })),
    },
    ...(unit.warmth === null
      ? []
      : [
          {
            title: text('da.card.heat-dial'),
            value: unit.stop,
            most: (dials?.heat ?? null) === null ? unit.stop : (dials?.heat?.length ?? 1) - 1,
            steps: (dials?.heat ?? [unit.warmth]).map((stop, index) => ({
              at: dials === undefined ? unit.stop : index,
              text: stopText(stop),
            })),
          },
        ]),
  ];
};

export const cardOf = (known: Known, token: string): Card | null => {
  const unit = known.units.find(({ id }) => id === token);
  if (unit === undefined) return null;
  return {
    token,
    title: text('da.unit', { unit: unit.name }),
    lines: linesOf(unit),
    tracks: tracksOf(known, unit),
    weapons: flatMap(['primary', 'secondary'] as const, (slot) => {
      const weapon = weaponOf(unit, slot);
      return weapon === null
        ? []
        : [
            {
              title: text(`da.card.${slot}`),
              where: text(`da.weapon.${weapon.type}`),
              ready: unit.gone === null && !unit.isShutDown && unit.captor === null,
              text: text('da.card.weapon', {
                damage: damageOf(unit, slot),
                min: weapon.min,
                max: weapon.max,
                targets: weapon.targets,
              }),
            },
          ];
    }),
    sheet: null,
  };
};
