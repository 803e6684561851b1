import { needsOf, type DeskState } from './needs';

type Seat = DeskState['seats'][number];
type Battle = DeskState['battles'][number];
type Invitation = DeskState['invitations'][number];

const seat = (of: Partial<Seat>): Seat => ({
  ...{
    force: 'f1',
    seat: 1,
    name: 'Raiders',
    player: 'Anna',
    out: false,
    ready: false,
    waitedFor: true,
    late: false,
    orders: null,
  },
  ...{ savedAt: null, nudgedAt: null, lastSeen: null },
  ...of,
});
const battle = (of: Partial<Battle>): Battle => ({
  ...{
    id: 'b1',
    round: 1,
    hex: '0505',
    state: 'open',
    mine: false,
    report: null,
    winner: null,
    engine: 'table',
    openedAt: null,
    dueAt: null,
  },
  ...{ overdue: false },
  ...of,
});
const invitation = (of: Partial<Invitation>): Invitation => ({
  ...{
    code: 'c',
    url: null,
    role: 'player',
    seat: null,
    force: 'f1',
    state: 'expired',
    madeAt: '2026-01-01T00:00:00.000Z',
  },
  ...{ expiresAt: '2026-01-15T00:00:00.000Z', usedBy: null, usedAt: null },
  ...of,
});
const engine = {
  id: 'e1',
  name: 'Dice',
  rulesets: [],
  counts: 'confirmed' as const,
  webhook: 'https://x.example',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const state = (of: Partial<DeskState>): DeskState => ({
  campaign: { status: 'running', deadline: '2026-02-01T00:00:00.000Z' },
  ...{ seats: [], battles: [], failing: [], invitations: [] },
  ...of,
});
const kinds = (of: Partial<DeskState>): readonly string[] => needsOf(state(of)).map(({ kind }) => kind);

it('puts what holds everybody up first', () => {
  expect(
    kinds({
      campaign: { status: 'running', deadline: null },
      seats: [seat({ late: true }), seat({ force: 'f2', player: null })],
      battles: [battle({ overdue: true }), battle({ id: 'b2', state: 'disputed' })],
      failing: [{ engine, since: '2026-01-02T00:00:00.000Z' }],
      invitations: [invitation({ role: 'observer', force: null })],
    }),
  ).toEqual(['over', 'disputed', 'overdue', 'failing', 'late', 'vacant', 'expired']);
});

it('wants nothing of a war that is over, nor of battles that are', () => {
  expect(
    kinds({ campaign: { status: 'finished', deadline: null }, seats: [seat({ player: null })] }),
  ).toEqual([]);
  expect(
    kinds({
      battles: [battle({ overdue: true, state: 'done' }), battle({ overdue: true, state: 'called-off' })],
    }),
  ).toEqual([]);
  expect(kinds({ battles: [battle({ overdue: true, state: 'disputed' })] })).toEqual(['disputed']);
});

it('is quiet about a vacant force to which somebody is invited, and about forces that are out', () => {
  expect(kinds({ seats: [seat({ player: null })], invitations: [invitation({ state: 'open' })] })).toEqual(
    [],
  );
  expect(kinds({ seats: [seat({ player: null, out: true })] })).toEqual([]);
  expect(kinds({ seats: [seat({ player: null })], invitations: [invitation({})] })).toEqual(['vacant']);
});

it('tells of an invitation that ended, once, unless another one came after it', () => {
  const seats = [seat({})];
  expect(kinds({ seats, invitations: [invitation({ code: 'a' }), invitation({ code: 'b' })] })).toEqual([
    'expired',
  ]);
  expect(
    kinds({
      seats,
      invitations: [
        invitation({ code: 'a' }),
        invitation({ code: 'b', state: 'used', madeAt: '2026-01-20T00:00:00.000Z' }),
      ],
    }),
  ).toEqual([]);
  // To a seat before the start.
  expect(kinds({ seats, invitations: [invitation({ force: null, seat: 1 })] })).toEqual([]);
  expect(kinds({ invitations: [invitation({ force: 'gone' })] })).toEqual([]);
});
