/**
 * What stands on a picture's ground: buildings with who controls them, mechs by force with their count,
 * battles, the HQ.
 */
import { flatMap } from '../../kernel';
import type { BuildingType } from '../buildings';
import { BUILDING_ICONS } from './building-icons.generated';
import { middle, outline } from './hexes';
import { DANGER, INK, PAPER, polygon, seatLook, seatOutline } from './looks';
import { circle, shape, type Lettering, type Mark, type Point, type Shape } from './marks';
import type { PictureScene, SceneBuilding, SceneToken } from './scene';

/** From the middle of a plate to its sides. */
const PLATE = 9;
/** A plate's edge: a square whose two upper corners are cut off. */
const OUTLINE = polygon([
  ...[-PLATE, -PLATE + 2.5, -PLATE + 2.5, -PLATE],
  ...[PLATE - 2.5, -PLATE, PLATE, -PLATE + 2.5],
  ...[PLATE, PLATE, -PLATE, PLATE],
]);
const TOKEN = 7.5;
/** The names of hexes stand above. */
const BELOW_NAME = 4;
const HALF_INK = { colour: INK, width: 1.2 } as const;

/**
 * `d` in other units: for icons, which are drawn on a grid of 24. Only numbers of icons: absolute M and
 * relative or absolute rest.
 */
const iconShapes = (type: BuildingType | null, scale: number, y: number): readonly Shape[] => {
  const icon = type === null ? undefined : BUILDING_ICONS[type];
  return icon === undefined
    ? []
    : [
        {
          ...shape(icon, null, { colour: INK, width: 2.1 }),
          at: { x: -12 * scale, y: y - 12 * scale, scale },
        },
      ];
};

export const buildingSymbol = ({
  type,
  seat,
  inSight,
  works,
}: Omit<SceneBuilding, 'hex' | 'type'> & { readonly type: BuildingType | null }): readonly Shape[] => {
  const foot = PLATE * 0.5;
  return [
    shape(OUTLINE, { colour: PAPER }, null),
    ...(seat === null
      ? []
      : [
          shape(
            polygon([-PLATE, foot, PLATE, foot, PLATE, PLATE, -PLATE, PLATE]),
            { colour: seatLook(seat).colour },
            { colour: INK, width: 0.8 },
          ),
        ]),
    ...iconShapes(type, (seat === null ? 1.55 : 1.3) * (PLATE / 24), seat === null ? 0 : -PLATE * 0.24),
    shape(OUTLINE, null, inSight ? HALF_INK : { ...HALF_INK, dash: [2.6, 2.4] }),
    ...(works ? [] : [shape(`M${-PLATE} ${-PLATE}L${PLATE} ${PLATE}`, null, { colour: DANGER, width: 2 })]),
  ];
};

export const tokenSymbol = ({
  seat,
  own,
  remembered,
}: Pick<SceneToken, 'seat' | 'own' | 'remembered'>): readonly Shape[] => {
  const { colour } = seatLook(seat);
  const at = seatOutline(seat, TOKEN);
  if (remembered)
    return [
      shape(at, { colour: PAPER, opacity: 0.85 }),
      shape(at, { colour, opacity: 0.3 }),
      shape(at, null, { colour: INK, width: 1.3, dash: [2.6, 2.4] }),
    ];
  const plate = own
    ? [shape(seatOutline(seat, TOKEN + 2.6), { colour: '#ffffff' }, { colour: INK, width: 0.9 })]
    : [];
  return [...plate, shape(at, { colour }, { colour: INK, width: 1.2 })];
};

export const COUNT: Omit<Lettering, 'fill'> = { size: 10.5, bold: true, anchor: 'middle' };
/** From the middle of a token to the foot of its count; the middle of a triangle lies lower. */
export const countFoot = (seat: number): number => (seat === 7 ? 5 : 3.7);
export const countColour = ({ seat, remembered }: Pick<SceneToken, 'seat' | 'remembered'>) => ({
  colour: remembered ? INK : seatLook(seat).on,
});

export const BATTLE_SYMBOL: readonly Shape[] = [
  shape(circle(0, 0, 6), { colour: DANGER }, { colour: PAPER, width: 1.4 }),
  shape('M-2.4-2.4l4.8 4.8M2.4-2.4l-4.8 4.8', null, { colour: PAPER, width: 1.4 }),
];

export const hqSymbol = (seat: number): readonly Shape[] => [
  shape(outline(1.6), null, { colour: '#ffffff', width: 3.6 }),
  shape(outline(1.6), null, { colour: seatLook(seat).colour, width: 2.2 }),
];

interface Placed<T> {
  readonly thing: T;
  readonly at: Point;
}

/** Things of one hex stand side by side, the building first. */
function placed(scene: PictureScene, [left, top]: Point) {
  const hexes = new Map<string, (SceneBuilding | SceneToken)[]>();
  for (const thing of [...scene.buildings, ...scene.tokens])
    hexes.set(thing.hex, [...(hexes.get(thing.hex) ?? []), thing]);
  const buildings: Placed<SceneBuilding>[] = [];
  const tokens: Placed<SceneToken>[] = [];
  for (const [hex, things] of hexes) {
    const [x, y] = middle(hex);
    const apart = things.length < 3 ? 19 : 32 / (things.length - 1);
    things.forEach((thing, index) => {
      const at: Point = [
        left + x + Math.round((index - (things.length - 1) / 2) * apart),
        top + y + BELOW_NAME,
      ];
      if ('type' in thing) buildings.push({ thing, at });
      else tokens.push({ thing, at });
    });
  }
  return { buildings, tokens };
}

/** Equal symbols are drawn once. */
export class Symbols {
  readonly #made = new Map<string, readonly Shape[]>();

  name(key: string, make: () => readonly Shape[]): string {
    if (!this.#made.has(key)) this.#made.set(key, make());
    return key;
  }

  all(): Readonly<Record<string, readonly Shape[]>> {
    return Object.fromEntries(this.#made);
  }
}

export const buildingKey = ({ type, seat, inSight, works }: SceneBuilding): string =>
  `b-${type}-${seat ?? 0}-${inSight ? 1 : 0}${works ? 1 : 0}`;
export const tokenKey = ({
  seat,
  own,
  remembered,
}: Pick<SceneToken, 'seat' | 'own' | 'remembered'>): string =>
  `m-${seat}-${remembered ? 'seen' : own ? 'own' : 'there'}`;

export function thingsOf(scene: PictureScene, origin: Point, symbols: Symbols): readonly Mark[] {
  const { buildings, tokens } = placed(scene, origin);
  const at = (hex: string, dx: number, dy: number): Point => [
    origin[0] + middle(hex)[0] + dx,
    origin[1] + middle(hex)[1] + dy,
  ];
  const { hq } = scene;
  return [
    ...(hq === null || scene.eyes === null
      ? []
      : [
          stamp(
            symbols.name(`hq-${scene.eyes}`, () => hqSymbol(scene.eyes ?? 0)),
            at(hq, 0, 0),
          ),
        ]),
    ...buildings.map(({ thing, at: place }) =>
      stamp(
        symbols.name(buildingKey(thing), () => buildingSymbol(thing)),
        place,
      ),
    ),
    ...flatMap(tokens, ({ thing, at: place }): Mark[] => [
      stamp(
        symbols.name(tokenKey(thing), () => tokenSymbol(thing)),
        place,
      ),
      {
        kind: 'texts',
        lettering: { ...COUNT, fill: countColour(thing) },
        texts: [{ at: [place[0], place[1] + countFoot(thing.seat)], words: String(thing.count) }],
      },
    ]),
    ...(scene.battles.length === 0
      ? []
      : [
          {
            kind: 'stamps',
            symbol: symbols.name('battle', () => BATTLE_SYMBOL),
            at: scene.battles.map((hex) => at(hex, 14, -9)),
          } as const,
        ]),
  ];
}

const stamp = (symbol: string, at: Point): Mark => ({ kind: 'stamps', symbol, at: [at] });
