/**
 * The field of a worksheet (TBL): what is open in a side's entry, what it says, and what contradicts the
 * battle.
 */
import { flatMap, REMOVE, violation, type Violation } from '../../../kernel';
import { buildingViolations, minesViolations, turnsViolations } from '../../../rules';
import type { BattleSetup } from '../../contract';
import type { FieldEntry } from './worksheet';

/** Pointers of what the side has to fill in before it has said all that it has to say of the field. */
export const fieldOpen = (setup: BattleSetup, side: string, entry: FieldEntry): readonly string[] => [
  ...(entry.holder === null ? ['/holder'] : []),
  ...(entry.turns === null ? ['/turns'] : []),
  ...(entry.minesUsed === null && (setup.sides.find((one) => one.side === side)?.minesAllowed ?? 0) > 0
    ? ['/minesUsed']
    : []),
];

/** Everything that sides can say differently, by pointer. */
export const fieldFacts = (
  setup: BattleSetup,
  { holder, turns, buildings }: FieldEntry,
): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ...(holder === null ? [] : [['/holder', holder.side] as const]),
    ...(turns === null ? [] : [['/turns', turns] as const]),
    ...flatMap(setup.buildings, ({ id, cp }) =>
      // Who has said how it ended has left the other buildings as they were.
      holder !== null || buildings[id] !== undefined
        ? [[`/buildings/${id}`, buildings[id] ?? cp] as const]
        : [],
    ),
  ]);

/** What is wrong already, whatever is still to come (CMB-8). Pointers are within the entry. */
export const fieldContradictions = (
  setup: BattleSetup,
  side: string,
  { holder, turns, buildings, minesUsed }: FieldEntry,
): readonly Violation[] => {
  const own = setup.sides.find((one) => one.side === side);
  const named = holder?.side ?? null;
  const stranger = named !== null && !setup.sides.some((one) => one.side === named);
  return [
    ...(stranger
      ? [
          violation('battle/unknown-side', 'CMB-8', '/holder/side', {
            side: named,
            right: { values: [...setup.sides.map((one) => one.side), null] },
          }),
        ]
      : []),
    ...(turns === null ? [] : turnsViolations(setup, turns, '/turns')),
    ...flatMap(Object.entries(buildings), ([id, cp]) => {
      const building = setup.buildings.find((one) => one.id === id);
      const pointer = `/buildings/${id}`;
      if (building === undefined)
        return [violation('battle/unknown-building', 'CMB-8', pointer, { building: id, right: REMOVE })];
      return buildingViolations(building, cp, pointer);
    }),
    ...(minesUsed === null || own === undefined ? [] : minesViolations(own, minesUsed, '/minesUsed')),
  ];
};
