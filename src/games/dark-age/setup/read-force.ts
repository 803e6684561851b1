/** A force of a setup (DA-SET-1, DA-SET-2, DA-SET-4): its army, its zone, and how its figures begin. */
import { flatMap, type Violation } from '../../../kernel';
import { refusal } from '../../shared/refusal';
import type { Point } from '../../shapes';
import { armyViolations, SIZE_STEP } from '../armies/army';
import { listedFigure } from '../armies/figures';
import { readyArmy } from '../armies/ready-armies';
import type { Figure } from '../model/figure';
import type { Box, Force, Start } from '../model/setup';
import { EDGES, zoneOf } from '../table/zones';
import type { SentForce } from './setup-shape';

const LETTERS = 'ABCDEFGH';

/** What a force goes by. */
export interface Ground {
  readonly field: Point;
  /** Army size. */
  readonly size: number;
  /** Figures that forces may name besides those of the list. */
  readonly made: readonly Figure[];
}

type Named = readonly (string | Figure)[];

/** What is not found is left out, and named. */
const known = (
  asked: Named,
  find: (id: string) => Figure | null,
  pointer: string,
  wrong: Violation[],
): readonly Figure[] =>
  flatMap(asked, (one, index) => {
    const figure = typeof one === 'string' ? find(one) : one;
    if (figure === null)
      wrong.push(
        refusal('dark-age/no-such-figure', 'DA-SET-2', `${pointer}/${index}`, { figure: String(one) }),
      );
    return figure ?? [];
  });

/** The figures as the list has them, before they get the ids of the match. */
const figuresOf = (
  { army = [], figures = [], own = [] }: SentForce,
  made: readonly Figure[],
  pointer: string,
  wrong: Violation[],
): readonly Figure[] => {
  const ready = typeof army === 'string' ? readyArmy(army) : null;
  if (typeof army === 'string' && ready === null)
    wrong.push(refusal('dark-age/no-such-army', 'DA-SET-2', `${pointer}/army`, { army }));
  const first: Named = typeof army === 'string' ? (ready?.figures ?? []) : army;
  return [
    ...known(first, listedFigure, `${pointer}/army`, wrong),
    ...known(figures, listedFigure, `${pointer}/figures`, wrong),
    ...known(own, (id) => made.find((one) => one.id === id) ?? null, `${pointer}/own`, wrong),
  ];
};

const isWithin = ({ least, most }: Box, field: Point): boolean =>
  least.x < most.x && least.y < most.y && most.x <= field.x && most.y <= field.y;

const startsOf = (
  { starts = [] }: SentForce,
  army: readonly Figure[],
  pointer: string,
  wrong: Violation[],
): Readonly<Record<string, Start>> => {
  const found: Record<string, Start> = {};
  starts.forEach(({ figure: id, click, isShutDown }, index) => {
    const figure = army.find((one) => one.id === id);
    const at = `${pointer}/${index}`;
    if (figure === undefined)
      wrong.push(refusal('dark-age/no-such-start', 'DA-SET-6', `${at}/figure`, { figure: id }));
    else if (click >= figure.dial.length)
      wrong.push(
        refusal('dark-age/no-such-click', 'DA-SET-6', `${at}/click`, {
          ...{ name: figure.name, click, last: figure.dial.length - 1 },
        }),
      );
    else found[id] = { click, isShutDown };
  });
  return found;
};

export const readForce = (
  sent: SentForce,
  index: number,
  { field, size, made }: Ground,
  wrong: Violation[],
): Force => {
  const pointer = `/forces/${index}`;
  const seat = sent.seat ?? LETTERS.charAt(index);
  const edge = sent.edge ?? EDGES[index] ?? 'south';
  const before = wrong.length;
  const figures = figuresOf(sent, made, pointer, wrong);
  // Of an army that is not known as a whole, only what is sure is said.
  const against = armyViolations(figures, size, `${pointer}/army`);
  wrong.push(
    ...(wrong.length > before ? against.filter(({ code }) => code !== 'dark-age/army-empty') : against),
  );
  const army = figures.map((figure, at) => ({ ...figure, id: `${seat.toLowerCase()}${at + 1}` }));
  if (sent.zone !== undefined && !isWithin(sent.zone, field))
    wrong.push(refusal('dark-age/zone', 'DA-SET-4', `${pointer}/zone`));
  return {
    seat,
    side: sent.side ?? seat,
    edge,
    army,
    orders: sent.orders ?? Math.max(1, Math.floor(size / SIZE_STEP)),
    zone: sent.zone ?? zoneOf(field, edge),
    starts: startsOf(sent, army, `${pointer}/starts`, wrong),
    exits: sent.exits ?? [],
  };
};
