/** What everybody hears of an event (GAM-6, GAM-10); of what goes on by itself nothing. */
import { type Params, type Telling, text, words } from '../shapes';
import { pathLength } from '../shared/plane';
import { type State, unitOf } from './model/state';
import { named } from './named';
import type { Event } from './play/events';

type Line = readonly [code: string, params: Params, tokens: readonly string[]];
const nameOf = (state: State, id: string): string => unitOf(state, id)?.name ?? id;

const WAYS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
/** A facing, in whole degrees clockwise from north, with the nearest of eight directions. */
const sight = (degrees: number): Params => ({
  degrees,
  way: words(`da.way.${WAYS[Math.round(degrees / 45) % WAYS.length] ?? 'n'}`),
});

const moved = (state: State, event: Event & { type: 'moved' }): Line => {
  const unit = nameOf(state, event.unit);
  const from = unitOf(state, event.unit)?.at ?? null;
  if (event.path.length === 0 || from === null)
    return ['da.event.looks', { unit, ...sight(event.facing) }, [event.unit]];
  const inches = Math.ceil(pathLength(from, event.path) / 100);
  return [`da.event.goes-${event.how}`, { unit, inches, ...sight(event.facing) }, [event.unit]];
};

const attacked = (state: State, event: Event & { type: 'attacked' }): Line => {
  const { targets } = event;
  // Of one target it goes without saying which was hit.
  const few = targets.length === 1 ? '-one' : '';
  const result = event.isFumble
    ? 'fumble'
    : event.isCritical
      ? `critical${few}`
      : event.hits.length > 0
        ? `hit${few}`
        : 'miss';
  return [
    'da.event.attacked',
    {
      unit: nameOf(state, event.unit),
      kind: words(`da.kind-of.${event.kind}`),
      target: targets.map((target) => nameOf(state, target)).join(', '),
      result: words(`da.result.${result}`, { hits: event.hits.length, targets: targets.length }),
    },
    [event.unit, ...targets],
  ];
};

const razed = (state: State, { unit, piece: id, cp }: Event & { type: 'razed' }): Line => {
  const piece = state.terrain.find((one) => one.id === id);
  const code = cp >= (piece?.cp ?? 0) ? 'da.event.razed' : 'da.event.shelled';
  return [code, { unit: nameOf(state, unit), look: named('look', piece?.look ?? id), cp }, [unit]];
};

const one = (state: State, code: string, unit: string, more: Params = {}): Line => [
  `da.event.${code}`,
  { unit: nameOf(state, unit), ...more },
  [unit],
];

const said = (state: State, event: Event): Line | null => {
  switch (event.type) {
    case 'asked':
    case 'answered':
    case 'went':
    case 'resumed':
    case 'singed':
    case 'done':
    case 'rested':
      return null;
    case 'pooled':
      return event.pieces.length === 0 ? null : ['da.event.pooled', { pieces: event.pieces.length }, []];
    case 'first-rolled':
      return event.first === null
        ? ['da.event.first-equal', {}, []]
        : ['da.event.first', { seat: event.first }, []];
    case 'placed':
      return ['da.event.placed', { look: named('look', event.piece.look) }, []];
    case 'dropped':
      return ['da.event.dropped', { pieces: event.pieces.length }, []];
    case 'deploying':
      return ['da.event.deploying', {}, []];
    case 'deployed':
      return one(state, 'deployed', event.unit);
    case 'turn':
      return ['da.event.turn', { seat: event.seat, round: event.round }, []];
    case 'zone':
      return ['da.event.zone', { seat: event.seat, points: event.points }, []];
    case 'ordered':
      return [
        event.current.pushed.length > 0 ? 'da.event.ordered-pushed' : 'da.event.ordered',
        {
          unit: nameOf(state, event.current.leader),
          kind: words(`da.order-kind.${event.current.kind}`),
          others: event.current.members.length - 1,
        },
        event.current.members,
      ];
    case 'broke-away':
      return one(state, event.success ? 'broke-away' : 'held', event.unit);
    case 'moved':
      return moved(state, event);
    case 'towed':
      return one(state, 'towed', event.unit);
    case 'turned':
      return one(state, 'looks', event.unit, sight(event.facing));
    case 'left':
      return one(state, 'left', event.unit);
    case 'attacked':
      return attacked(state, event);
    case 'razed':
      return razed(state, event);
    case 'fists':
      return one(state, 'fists', event.unit, { clicks: event.clicks });
    case 'damaged':
      return one(state, 'damaged', event.unit, { clicks: event.clicks, why: words(`da.why.${event.why}`) });
    case 'repaired':
      return one(state, 'repaired', event.unit, { clicks: event.clicks });
    case 'eliminated':
      return event.to === null
        ? one(state, 'eliminated', event.unit)
        : one(state, 'eliminated-for', event.unit, { seat: event.to, points: event.points });
    case 'captured':
      return [
        'da.event.captured',
        { unit: nameOf(state, event.unit), captor: nameOf(state, event.by) },
        [event.unit, event.by],
      ];
    case 'freed':
      return one(state, 'freed', event.unit);
    case 'turncoat':
      return one(state, 'turncoat', event.unit, { seat: event.seat });
    case 'heated':
      return one(state, 'heated', event.unit, { clicks: event.clicks });
    case 'cooled':
      return one(state, 'cooled', event.unit, { clicks: event.clicks });
    case 'heat-effect':
      return one(state, event.happens ? 'effect' : 'no-effect', event.unit, {
        effect: named('effect', event.effect),
      });
    case 'shut-down':
      return one(state, 'shut-down', event.unit);
    case 'restarted':
      return one(state, 'restarted', event.unit);
    case 'proposed':
      return ['da.event.proposed', { seat: event.seat }, []];
    case 'voted':
      return [event.agreed ? 'da.event.agreed' : 'da.event.refused', {}, []];
    case 'withdrawn':
      return ['da.event.withdrawn', { seat: event.seat }, []];
    case 'drawn-lots':
      return ['da.event.lots', {}, []];
    case 'ended':
      return ['da.event.ended', { reason: event.outcome.reason }, []];
  }
};

export const tell = (before: State, event: Event): Telling | null => {
  const line = said(before, event);
  return line === null
    ? null
    : { type: event.type, text: text(line[0], line[1]), tokens: line[2], rolls: event.rolls };
};
