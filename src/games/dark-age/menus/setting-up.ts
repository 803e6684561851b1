/** Menus before the first turn: pool, terrain, deployment (DA-SET). */
import { type Order, type Point, text } from '../../shapes';
import type { Menu, Part } from '../../shared/menu';
import { facingIn, freePlaces, isDeployable, zoneOf } from '../rules/deployment';
import { fittingOf, isPlaceable, laid, placesFor } from '../rules/terrain-pool';
import type { Known } from '../known';
import { named } from '../named';
import type { Unit } from '../model/state';
import type { Template } from '../model/terrain';
import { fits, fitsAnyhow } from '../rules/fit';
import { choice, isPoint, lastPoint, refused, targetPart } from './choices';
import { facingPart } from './facings';
import { wholeDegrees } from '../geometry/facing';

const pieceChoice = (template: Template) =>
  choice(template.id, text('da.piece', { piece: named('look', template.look) }));

export const poolMenu = (known: Known, decision: string): Menu => {
  const { from, most } = known.poolFrom ?? { from: [], most: 0 };
  return {
    decision,
    type: 'pool',
    token: null,
    label: text('da.order.pool'),
    parts: [
      {
        pointer: '/pieces',
        title: text('da.ask.pieces'),
        bounds: () => ({ kind: 'some-of', from: from.map(pieceChoice), least: 0, most, limits: [] }),
        choose: () => from.slice(0, most).map(({ id }) => id),
        reason: (_, __, isWithin) => (isWithin ? null : refused('pool', 'DA-SET-5', { most })),
      },
    ],
  };
};

const nearestOf = (places: readonly Point[], to: Point | null): Point => {
  const [first = { x: 0, y: 0 }] = places;
  if (to === null) return first;
  const far = (p: Point): number => (p.x - to.x) ** 2 + (p.y - to.y) ** 2;
  return places.reduce((best, next) => (far(next) < far(best) ? next : best), first);
};

const rectangle = (least: Point, most: Point): readonly Point[] => [
  least,
  { x: most.x, y: least.y },
  most,
  { x: least.x, y: most.y },
];

export const placeMenu = (known: Known, decision: string): Menu => {
  const fitting = fittingOf(known);
  const templateOf = (order: Order): Template | undefined => fitting.find(({ id }) => id === order['piece']);
  const placesOf = (order: Order): readonly Point[] => {
    const template = templateOf(order);
    return template === undefined ? [] : placesFor(known, template, Number(order['angle']));
  };
  const isFree = (order: Order, at: Point): boolean => {
    const template = templateOf(order);
    return template !== undefined && isPlaceable(known, laid(template, at, Number(order['angle'])));
  };
  const hasPlace = (order: Order, angle: number): boolean => placesOf({ ...order, angle }).length > 0;
  const angle: Part = {
    pointer: '/angle',
    title: text('da.ask.angle'),
    bounds: () => ({ kind: 'facing', from: null, arcs: null }),
    choose: (order, sent) => {
      const wanted = typeof sent === 'number' && Number.isSafeInteger(sent) ? wholeDegrees(sent) : 0;
      return [wanted, 0, 90].find((one) => hasPlace(order, one)) ?? 0;
    },
    reason: (order, value, isWithin) =>
      isWithin && !hasPlace(order, Number(value)) ? refused('piece-place', 'DA-SET-5') : null,
  };
  const at: Part = {
    pointer: '/at',
    title: text('da.ask.at'),
    isLarge: true,
    bounds: () => ({
      kind: 'place',
      places: [],
      region: { within: [{ polygon: rectangle({ x: 0, y: 0 }, known.field) }], without: [] },
    }),
    choose: (order, sent) => nearestOf(placesOf(order), lastPoint(sent)),
    reason: (order, value) =>
      isPoint(value) && isFree(order, value) ? null : refused('piece-place', 'DA-SET-5'),
  };
  return {
    decision,
    type: 'place',
    token: null,
    label: text('da.order.place'),
    parts: [targetPart('/piece', () => fitting.map(pieceChoice), refused('piece', 'DA-SET-5')), angle, at],
  };
};

export const deployMenu = (known: Known, decision: string, unit: Unit): Menu => {
  const zone = zoneOf(known, unit.seat);
  const ahead = facingIn(known, unit.seat);
  const facings = [ahead, wholeDegrees(ahead + 90)];
  const canTurn = (at: Point, facing: number): boolean => isDeployable(known, unit, at, facing);
  return {
    decision,
    type: 'deploy',
    token: unit.id,
    label: text('da.order.deploy', { unit: unit.name }),
    parts: [
      {
        pointer: '/at',
        title: text('da.ask.at'),
        token: unit.id,
        isLarge: true,
        bounds: () => ({
          kind: 'place',
          places: [],
          region: { within: [{ polygon: rectangle(zone.least, zone.most) }], without: [] },
        }),
        choose: (_, sent) => {
          const all = facings.map((facing) => freePlaces(known, unit, facing)).find((one) => one.length > 0);
          return nearestOf(all ?? [], lastPoint(sent));
        },
        reason: (_, value) =>
          isPoint(value) && facings.some((facing) => canTurn(value, facing))
            ? null
            : refused('deploy', 'DA-SET-6', { unit: unit.name }),
      },
      facingPart(
        '/facing',
        unit.id,
        () => ahead,
        ({ at }) =>
          unit.kind === 'vehicle' && isPoint(at) && !fitsAnyhow(known, unit, at)
            ? (facing) => fits(known, unit, { at, facing })
            : null,
      ),
    ],
  };
};
