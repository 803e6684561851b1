import type { ForceId } from '../../../kernel/ids';
import { rowsOf } from '../../model/draft';
import type { Audience } from '../../model/audience';
import { decideDecideReport } from '../../commands/battle/decide-report';
import { decideFileReport } from '../../commands/battle/file-report';
import { planetary1 } from '../../rulesets/planetary-1';
import { declare, engineShot, onlyBattle, quietReport, withUnits } from '../../testing/battles';
import { resolutionOf, world } from '../../testing/world';
import { EVENTS, type CampaignEvent } from '..';
import { besideOf } from '../beside';
import { tellOf } from '../tell';

const H = 'hunchback-hbk-4g';
const A: Audience = { kind: 'force', force: 'A' as ForceId };
const B: Audience = { kind: 'force', force: 'B' as ForceId };
const C: Audience = { kind: 'force', force: 'C' as ForceId };
const observer: Audience = { kind: 'observer' };
const tell = (event: CampaignEvent | undefined, to: Audience) =>
  event === undefined
    ? 'no such event'
    : (EVENTS[event.type] as { tell(data: object, to: Audience): unknown }).tell(event.data, to);

const opening = (fogOfWar: boolean) =>
  declare(
    world({ players: 3, phase: 'combat', step: 'declarations', options: { fogOfWar } })
      .mech('A', H, '0505')
      .mech('B', H, '0505')
      .mech('B', H, '0505')
      .mech('B', H, '1010')
      .mech('C', H, '0506')
      .build(),
  );
const ending = () => {
  const state = opening(true).state.finish();
  const { id, setup } = onlyBattle(state);
  const resolution = resolutionOf(state, { ruleset: planetary1 });
  const lost = { fate: 'on-field-unfit', condition: engineShot(H) } as const;
  const body = withUnits(
    quietReport(setup),
    {
      B1: { ...lost, pilot: { hits: 1, fate: 'captured' } },
      B2: { ...lost, pilot: { hits: 0, fate: 'safe' } },
    },
    'A',
  );
  decideFileReport(resolution, { actor: { kind: 'force', force: 'A' as ForceId }, battle: id, body });
  decideDecideReport(resolution, { battle: id, report: null });
  return resolution;
};
const ofType = (events: readonly CampaignEvent[], type: CampaignEvent['type']) =>
  events.find((event) => event.type === type);

describe('battle events', () => {
  it('SIGHT-4 that a battle is fought is public, where and who is not', () => {
    const event = ofType(opening(true).events, 'battle-opened');
    expect(tell(event, A)).toMatchObject({ hex: '0505', sides: [{ forces: ['A'] }, { forces: ['B'] }] });
    for (const other of [C, observer]) expect(tell(event, other)).toEqual({});
  });

  it('SIGHT-4 without fog of war the place is open to all', () => {
    expect(tell(ofType(opening(false).events, 'battle-opened'), C)).toMatchObject({ hex: '0505' });
  });

  it('SIGHT-4 reports are told to who fights in the battle', () => {
    const event = ofType(ending().events, 'report-filed');
    expect(tell(event, B)).toMatchObject({ by: 'A' });
    for (const other of [C, observer]) expect(tell(event, other)).toBeNull();
  });

  it('DEP-5 the owner of a captured pilot is not told where they are, and the enemy not where an escaped one went', () => {
    const event = ofType(ending().events, 'battle-ended');
    expect(tell(event, B)).toMatchObject({
      pilots: [
        { pilot: 'A1p' },
        { pilot: 'B1p', status: 'captured', hex: null },
        { pilot: 'B2p', status: 'stored', hex: '1010' },
      ],
    });
    expect(tell(event, A)).toMatchObject({
      pilots: [
        { pilot: 'A1p' },
        { pilot: 'B1p', status: 'captured', hex: '0505' },
        { pilot: 'B2p', status: 'stored', hex: null },
      ],
    });
    for (const other of [C, observer]) expect(tell(event, other)).toEqual({});
  });

  it('SIGHT-4 names of units and pilots are told to who fought, and a battle says its sides to nobody else', () => {
    const { events, state } = ending();
    const event = ofType(events, 'battle-ended');
    if (event === undefined) throw new Error('no end');
    const beside = besideOf(null, state, () => []);
    const setup = onlyBattle(opening(true).state.finish()).setup;
    const named = (to: Audience) => JSON.stringify(tellOf(event, to, beside));
    for (const to of [A, B, { kind: 'gm' } as const])
      for (const { name, pilot } of setup.units.filter(({ force }) => force !== 'C')) {
        expect(named(to)).toContain(`"name":"${name}"`);
        expect(named(to)).toContain(`"name":"${pilot?.name ?? ''}"`);
      }
    for (const other of [C, observer]) expect(named(other)).toBe('{}');
  });

  it('CMB-11 only the GM is told that a battle is overdue', () => {
    const event: CampaignEvent = {
      type: 'battle-overdue',
      data: { battle: onlyBattle(opening(true).state).id, hex: '0505' as never, dueAt: null },
    };
    expect(tell(event, A)).toBeNull();
    expect(tell(event, { kind: 'gm' })).toMatchObject({ hex: '0505' });
  });

  it('SIGHT-4 what a lost battle takes out of sight is remembered', () => {
    const { state } = ending();
    const seen = rowsOf(state.memories).filter(({ force, kind }) => force === 'B' && kind === 'mech');
    expect(seen.map(({ subject }) => subject)).toContain('A1');
  });
});

it('DEP-6 a plundered depot is told in tons of scrap and in shots, points and pieces of all else', () => {
  const stock = [
    { item: 'medium-laser', quantity: 2, usable: 1 },
    { item: 'scrap', quantity: 10_500_000, usable: 10_500_000 },
  ];
  const event = {
    type: 'depot-plundered',
    data: { hex: '0505', from: 'B', to: 'A', stock, knownTo: [], rolls: [] },
  } as unknown as CampaignEvent;
  const told = [
    { item: 'medium-laser', quantity: 2 },
    { item: 'scrap', quantity: 10.5 },
  ];
  expect(tell(event, A)).toMatchObject({ stock: told, from: 'B', to: 'A' });
  expect(tell(event, B)).toEqual({ hex: '0505', from: 'B', stock: told });
});
