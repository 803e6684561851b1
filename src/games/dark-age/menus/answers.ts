/** Menus of the small questions: votes, free turns, splits, switching off, going on. */
import { type Order, text } from '../../shapes';
import type { Menu } from '../../shared/menu';
import { isRecord } from '../../../kernel';
import { isContactAhead } from '../geometry/arc';
import { baseOf, isFoe, contactsOf } from '../rules/units';
import type { Known } from '../known';
import { type Current, type Standing, standingOf } from '../model/state';
import { choice, offPart, refused } from './choices';
import { facingPart } from './facings';
import { wantedFacing } from './way-parts';
import { facingTo } from '../geometry/facing';

const plain = (decision: string, type: string): Menu => ({
  decision,
  type,
  token: null,
  label: text(`da.order.${type}`),
  parts: [],
});
export const voteMenus = (decision: string): readonly Menu[] => [
  plain(decision, 'refuse'),
  plain(decision, 'agree'),
];
export const resumeMenu = (decision: string): Menu => plain(decision, 'go-on');
export const turnEnds = (known: Known, decision: string): readonly Menu[] => {
  const active = known.seats.find(({ seat }) => seat === known.active);
  return [
    plain(decision, 'end-turn'),
    plain(decision, 'withdraw'),
    ...(active?.hasProposed === true ? [] : [plain(decision, 'propose-end')]),
  ];
};

export const stuckMenu = (known: Known, decision: string, unit: Standing): Menu => ({
  decision,
  type: 'turn',
  token: unit.id,
  label: text('da.order.turn', { unit: unit.name }),
  parts: [
    facingPart(
      '/facing',
      unit.id,
      () => wantedFacing(known, unit, unit.at),
      () => null,
    ),
  ],
});

/** DA-MOV-6: so that the contact with one who moved comes into the front arc. */
export const freeTurnMenus = (
  known: Known,
  decision: string,
  unit: Standing,
  current: Current,
): readonly Menu[] => {
  const movers = contactsOf(known, unit).filter(
    (other) => isFoe(unit, other) && (current.members.includes(other.id) || current.leader === other.id),
  );
  const [mover] = movers;
  const looks = (degrees: number): boolean =>
    movers.some((other) => isContactAhead({ ...baseOf(unit), facing: degrees }, baseOf(other)));
  return [
    { decision, type: 'stay', token: unit.id, label: text('da.order.stay', { unit: unit.name }), parts: [] },
    ...(mover === undefined
      ? []
      : [
          {
            decision,
            type: 'turn',
            token: unit.id,
            label: text('da.order.turn', { unit: unit.name }),
            parts: [
              facingPart(
                '/facing',
                unit.id,
                () => facingTo(unit.at, mover.at),
                () => looks,
                refused('free-turn', 'DA-MOV-6'),
              ),
            ],
          },
        ]),
  ];
};

export const defendMenu = (decision: string, unit: Standing): Menu => ({
  decision,
  type: 'defend',
  token: unit.id,
  label: text('da.order.defend', { unit: unit.name }),
  parts: offPart([unit], ['evade']),
});

/** Evenly, the first ones get what is left over. */
export const evenly = (ids: readonly string[], clicks: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    ids.map((id, index) => [id, Math.floor(clicks / ids.length) + (index < clicks % ids.length ? 1 : 0)]),
  );

const sums = (value: unknown, ids: readonly string[], clicks: number): boolean =>
  isRecord(value) && ids.reduce((sum, id) => sum + Number(value[id]), 0) === clicks;

export const splitMenu = (known: Known, decision: string, current: Current): Menu => {
  const { hits, clicks } = current;
  return {
    decision,
    type: 'split',
    token: current.leader,
    label: text('da.order.split', { clicks }),
    parts: [
      {
        pointer: '/clicks',
        title: text('da.ask.clicks'),
        bounds: () => ({
          kind: 'split',
          among: hits.map((id) => ({
            ...choice(id, text('da.unit', { unit: standingOf(known, id)?.name ?? id }), {
              token: id,
              at: standingOf(known, id)?.at ?? null,
            }),
            value: id,
            least: 0,
            most: clicks,
          })),
          total: { least: clicks, most: clicks },
        }),
        choose: () => evenly(hits, clicks),
        reason: (_: Order, value: unknown, isWithin: boolean) =>
          isWithin && sums(value, hits, clicks) ? null : refused('split', 'DA-RNG-6', { clicks }),
      },
    ],
  };
};
