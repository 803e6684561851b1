import { courseOf, placesOf, rollsOf, type Phase, type WarEvent } from './course';

let seq = 0;
/** As little as is read of it. */
const event = (type: string, data: object = {}): WarEvent => {
  seq += 1;
  return {
    seq,
    type,
    data,
    round: 1,
    phase: 'combat',
    at: '2026-01-01T00:00:00Z',
    text: type,
  } as unknown as WarEvent;
};
const phase = (round: number, name: Phase, step: string | null = null, type = 'phase-opened'): WarEvent =>
  event(type, { round, phase: name, step });
const told = (events: readonly WarEvent[]): readonly string[] =>
  courseOf(events).map(
    ({ round, phase: name, step, events: within }) =>
      `${round} ${name} ${step ?? ''}: ${within.map(({ type }) => type).join(' ')}`,
  );

it('gives each phase what was told in it', () => {
  expect(
    told([
      event('campaign-started'),
      phase(1, 'planning'),
      event('mech-moved'),
      event('mech-moved'),
      phase(1, 'combat', 'battles'),
      event('battle-ended'),
    ]),
  ).toEqual(['1 planning : mech-moved mech-moved', '1 combat battles: battle-ended']);
});

it('leaves out what was undone', () => {
  expect(
    told([
      phase(1, 'planning'),
      phase(1, 'combat', 'declarations'),
      phase(1, 'combat', 'battles'),
      event('battle-ended'),
      phase(2, 'planning'),
      phase(1, 'combat', 'battles', 'campaign-rolled-back'),
      event('report-filed'),
    ]),
  ).toEqual([
    '1 planning : ',
    '1 combat declarations: ',
    '1 combat battles: campaign-rolled-back report-filed',
  ]);
});

it('gathers the dice of an event', () => {
  const roll = (purpose: string, index: number, result: number) => ({
    label: { epoch: 0, round: 1, phase: 'combat', purpose, place: '0906' },
    index,
    sides: 6,
    result,
  });
  expect(
    rollsOf(
      event('battle-opened', {
        rolls: [roll('deployment', 0, 5), roll('map-sheets', 0, 2), roll('map-sheets', 1, 6), 'other'],
      }),
    ),
  ).toEqual([
    { purpose: 'deployment', place: '0906', sides: 6, results: [5] },
    { purpose: 'map-sheets', place: '0906', sides: 6, results: [2, 6] },
  ]);
  expect(rollsOf(event('mech-moved', { rolls: 7 }))).toEqual([]);
});

it('knows where it happened', () => {
  expect(placesOf(event('mech-moved', { from: '0813', to: '0512', force: 'f', hex: 'nowhere' }))).toEqual([
    '0813',
    '0512',
  ]);
});
