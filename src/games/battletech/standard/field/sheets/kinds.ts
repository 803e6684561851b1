/** Kinds of country, and what their sheets are made of (BT-MAP-1). */
import type { Canvas } from './canvas';
import { grove, hill, hollow, lake, peak, river, rough, town } from './features';

export const COUNTRIES = ['clear', 'woods', 'hills', 'mountains', 'lake', 'urban', 'badlands'] as const;
export type Country = (typeof COUNTRIES)[number];

const times = (count: number, draw: () => void): void => {
  for (let index = 0; index < count; index += 1) draw();
};

export const DRAWN: Readonly<Record<Country, (canvas: Canvas) => void>> = {
  clear: (canvas) => {
    const { chance } = canvas;
    times(chance.int(1, 2), () => hill(canvas, 1, 2));
    times(chance.int(3, 5), () => grove(canvas, chance.int(2, 5), 2));
    times(chance.int(1, 3), () => rough(canvas, chance.int(1, 4)));
  },
  woods: (canvas) => {
    const { chance } = canvas;
    times(chance.int(2, 3), () => hill(canvas, 2, 2));
    times(chance.int(10, 14), () => grove(canvas, chance.int(5, 10), 4));
    times(chance.int(1, 2), () => rough(canvas, 3));
  },
  hills: (canvas) => {
    const { chance } = canvas;
    times(chance.int(5, 7), () => hill(canvas, chance.int(2, 4), chance.int(2, 4)));
    times(chance.int(3, 6), () => grove(canvas, chance.int(3, 6), 3));
    times(chance.int(1, 3), () => rough(canvas, chance.int(2, 4)));
  },
  mountains: (canvas) => {
    const { chance } = canvas;
    times(chance.int(3, 5), () => hill(canvas, chance.int(3, 4), chance.int(3, 5)));
    times(chance.int(3, 5), () => peak(canvas, chance.int(4, 7)));
    times(chance.int(3, 5), () => rough(canvas, chance.int(3, 6)));
    times(chance.int(2, 3), () => grove(canvas, chance.int(2, 4), 3));
  },
  lake: (canvas) => {
    const { chance } = canvas;
    times(chance.int(1, 2), () => hill(canvas, 2, 2));
    times(chance.int(3, 5), () => grove(canvas, chance.int(3, 6), 3));
    if (chance.maybe(0.5)) river(canvas);
    times(chance.int(2, 3), () => lake(canvas, chance.int(1, 3)));
  },
  urban: (canvas) => town(canvas),
  badlands: (canvas) => {
    const { chance } = canvas;
    times(chance.int(4, 6), () => hill(canvas, chance.int(1, 3), chance.int(1, 3)));
    times(chance.int(3, 4), () => hollow(canvas, 1, chance.int(6, 12)));
    times(chance.int(8, 11), () => rough(canvas, chance.int(3, 7)));
  },
};
