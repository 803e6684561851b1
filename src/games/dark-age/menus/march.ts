/**
 * Movement formations (DA-FORM-2): who goes, then their ways one after the other; at the end they are one
 * group again. A way is legal if the rest can follow it by their nearest contacts.
 */
import { flatMap } from '../../../kernel';
import { type Order, type Point, text } from '../../shapes';
import type { Menu, Part } from '../../shared/menu';
import { overlaps } from '../geometry/base';
import type { Known } from '../known';
import { type Current, type Field, type Standing, standingOf } from '../model/state';
import { fits, isOpenTo, placed, type Spot } from '../rules/fit';
import { isGroup, marchersOf, wouldTouch } from '../rules/formation';
import { radiusOf } from '../rules/ground';
import { routeTo } from '../rules/route';
import { moverOf } from '../rules/speed';
import { byNearness, spotsAround } from '../rules/spots';
import { speedOf } from '../rules/units';
import { MOST_CORNERS, wayFault } from '../rules/way';
import { membersPart } from './attack-parts';
import { asPoints, following, offPart, unitMenu } from './choices';
import { facingPart } from './facings';
import { wantedFacing, wayParts } from './way-parts';

const at = (field: Field, id: string): Standing | null => standingOf(field, id);
const withUnit = <F extends Field>(field: F, id: string, spot: Spot): F => ({
  ...field,
  units: field.units.map((unit) => (unit.id === id ? { ...unit, at: spot.at, facing: spot.facing } : unit)),
});

export const marchMenu = (known: Known, decision: string, leader: Standing): readonly Menu[] => {
  const others = marchersOf(known, leader);
  if (others.length < 2) return [];
  const parts = [
    membersPart(
      () => others,
      [2, 4],
      (members) => isGroup(known, leader, members),
      'DA-FORM-2',
    ),
    ...offPart([leader, ...others], ['evade']),
  ];
  return [unitMenu(decision, leader, 'march', parts)];
};

/** Where the members before this one stand now, and those that are held. */
const anchorsOf = (field: Field, { members, stuck }: Current, index: number): readonly Standing[] =>
  flatMap([...new Set([...members.slice(0, index), ...stuck])], (id) => at(field, id) ?? []);

const slowest = (known: Known, { members }: Current): number =>
  Math.min(...flatMap(members, (id) => standingOf(known, id) ?? []).map(speedOf));

/** As long as nobody is moved yet, the first has nobody to touch. */
const touchesOne = (field: Field, current: Current, index: number, unit: Standing, spot: Spot): boolean => {
  const anchors = anchorsOf(field, current, index);
  return anchors.length === 0 || wouldTouch(unit, spot, anchors);
};

/** The nearest place for the member of this number; null: there is none. */
const follow = (field: Field, current: Current, index: number, most: number): Spot | null => {
  const unit = at(field, current.members[index] ?? '');
  if (unit === null) return null;
  const here = { at: unit.at, facing: unit.facing };
  if (touchesOne(field, current, index, unit, here)) return here;
  const mover = moverOf(field, unit, 'walk', most);
  const spots = flatMap(anchorsOf(field, current, index), (anchor) => spotsAround(unit, anchor, 12))
    .filter((spot) => isNear(unit.at, spot.at, mover.reach) && fits(field, unit, spot))
    .sort(byNearness(unit.at))
    .slice(0, 8);
  return (
    spots.find(
      ({ at: goal }) => wayFault(field, mover, routeTo(field, mover, goal).slice(0, MOST_CORNERS)) === null,
    ) ?? null
  );
};
const isNear = (a: Point, b: Point, far: number): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= far * far;

/** Whether the members from this number on can follow, so that all are one group. */
const canFollow = (field: Field, current: Current, from: number, most: number): boolean => {
  let now = field;
  for (let index = from; index < current.members.length; index += 1) {
    const id = current.members[index] ?? '';
    if (current.stuck.includes(id)) continue;
    const spot = follow(now, current, index, most);
    if (spot === null) return false;
    now = withUnit(now, id, spot);
  }
  const [leader, ...others] = flatMap(current.members, (id) => at(now, id) ?? []);
  return leader === undefined || isGroup(now, leader, others);
};

/** The field when the members before this one have gone their ways. */
const fieldBefore = (known: Known, current: Current, order: Order, index: number): Known => {
  const ways = (order['ways'] ?? {}) as Readonly<
    Record<string, { readonly path?: unknown; readonly facing?: unknown }>
  >;
  return current.members.slice(0, index).reduce((field, id) => {
    const unit = at(field, id);
    const way = ways[id];
    if (unit === null || way === undefined) return field;
    const path = asPoints(way.path) ?? [];
    return withUnit(field, id, { at: path.at(-1) ?? unit.at, facing: Number(way.facing ?? unit.facing) });
  }, known);
};

const memberParts = (known: Known, current: Current, index: number): readonly Part[] => {
  const id = current.members[index] ?? '';
  const unit = at(known, id);
  if (unit === null) return [];
  const most = slowest(known, current);
  if (current.stuck.includes(id))
    return unit.kind === 'vehicle'
      ? []
      : [
          facingPart(
            `/ways/${id}/facing`,
            id,
            () => wantedFacing(known, unit, unit.at),
            () => null,
          ),
        ];
  const partsOf = (order: Order): readonly Part[] => {
    const field = fieldBefore(known, current, order, index);
    const mover = moverOf(field, unit, 'walk', most);
    return wayParts(
      field,
      mover,
      {
        couldEnd: (there) => isOpenTo(field, radiusOf(unit), unit.mode, there),
        isEnd: (there, facing) => {
          const spot = { at: there, facing };
          const isHere = there.x === unit.at.x && there.y === unit.at.y;
          return (
            touchesOne(field, current, index, unit, spot) &&
            (isHere && facing === unit.facing ? !hits(field, unit, spot) : fits(field, unit, spot)) &&
            canFollow(withUnit(field, id, spot), current, index + 1, most)
          );
        },
        wanted: (from) => {
          const spot = follow(field, current, index, most);
          const around = flatMap(anchorsOf(field, current, index), (anchor) => spotsAround(unit, anchor, 12))
            .sort(byNearness(from))
            .slice(0, 4);
          return [...around, ...(spot === null ? [] : [spot])].map((one) => one.at);
        },
      },
      `/ways/${id}`,
      index === 0 || stays(field, current, index, unit, most),
    );
  };
  return following(partsOf);
};
const hits = (field: Field, unit: Standing, spot: Spot): boolean =>
  field.units.some(
    (other) =>
      other.id !== unit.id &&
      other.at !== null &&
      overlaps(placed(unit, spot), placed(other, { at: other.at, facing: other.facing })),
  );
/** Whether it may stay where it is. */
const stays = (field: Field, current: Current, index: number, unit: Standing, most: number): boolean =>
  touchesOne(field, current, index, unit, unit) && canFollow(field, current, index + 1, most);

export const waysMenu = (known: Known, decision: string, current: Current): Menu => ({
  decision,
  type: 'ways',
  token: current.leader,
  label: text('da.order.ways', { count: current.members.length }),
  parts: flatMap(current.members, (_, index) => memberParts(known, current, index)),
});
