import { seededDice } from '../../../kernel/dice';
import type { ForceId, UserId } from '../../../kernel/ids';
import { tons } from '../../../kernel/tonnage';
import { beginCampaign, closePhase } from '../../course';
import { ledgerLines } from '../../events/ledger';
import { tellOf, textOf } from '../../events/tell';
import type { CampaignState } from '../../model/state';
import type { PhaseDefinition } from '../../phases/definition';
import type { Ruleset } from '../../rulesets/ruleset';
import { NOW, resolutionOf, world } from '../../testing/world';
import { decideEnd } from './end';
import { decideNudge } from './nudge';
import { decideRollback } from './rollback';
import { decideClaim, decideHandOver, decideReassignSeat, decideRemoveMember } from './seats';
import { decideDeadline, decidePause, decideResume } from './time';

const HOUR = 3_600_000;
const HBK = 'hunchback-hbk-4g';
const codes = (violations: readonly { readonly code: string }[]) => violations.map(({ code }) => code);
const FRESH = { dice: seededDice(new Uint8Array(32).fill(9)), commitment: 'f'.repeat(64) };
const nothing = (): undefined => undefined;
const phase = (parts: Pick<PhaseDefinition, 'phase' | 'step' | 'takesOrders'>): PhaseDefinition => ({
  ...parts,
  open: nothing,
  close: nothing,
  skip: () => false,
});
const ruleset: Ruleset = {
  id: 'test',
  orders: {},
  phases: [
    phase({ phase: 'planning', step: null, takesOrders: true }),
    phase({ phase: 'announcement-1', step: null, takesOrders: false }),
    phase({ phase: 'movement', step: null, takesOrders: true }),
    phase({ phase: 'combat', step: 'battles', takesOrders: false }),
  ],
};
const at = (state: CampaignState, now = NOW) => resolutionOf(state, { ruleset, now });

describe('a nudge', () => {
  const A = 'A' as ForceId;
  const nudge = (state: CampaignState, parts: Partial<Parameters<typeof decideNudge>[1]> = {}) => {
    const resolution = at(state);
    const wrong = decideNudge(resolution, { force: A, reason: null, ready: false, ...parts });
    return { codes: codes(wrong), events: resolution.events };
  };
  const planned = () => world({ phase: 'planning' });

  it('ROUND-3 is for who is waited for', () => {
    const { codes: wrong, events } = nudge(planned().build(), { reason: 'Tonight?' });
    expect(wrong).toEqual([]);
    expect(events).toMatchObject([
      { type: 'nudged', data: { force: 'A', phase: 'planning', step: null, reason: 'Tonight?' } },
    ]);
  });

  it('ROUND-3 END-1 is for nobody else', () => {
    const refused = (state: CampaignState, parts: Parameters<typeof nudge>[1] = {}): readonly string[] => {
      const { codes: wrong, events } = nudge(state, parts);
      expect(events).toEqual([]);
      return wrong;
    };
    const state = planned().build();
    const changed = (row: object): CampaignState =>
      ({ ...state, forces: { ...state.forces, [A]: { ...state.forces[A], ...row } } }) as never;
    expect(refused(state, { ready: true })).toEqual(['gm/force-is-ready']);
    expect(refused(state, { force: '__proto__' as ForceId })).toEqual(['gm/no-such-force']);
    expect(refused(changed({ out: true }))).toEqual(['gm/force-is-out']);
    expect(refused(changed({ user: null }))).toEqual(['gm/seat-is-vacant']);
    expect(refused(world({ phase: 'combat', step: 'battles' }).build())).toEqual(['gm/no-orders-here']);
    for (const status of ['paused', 'finished'] as const)
      expect(refused(planned().campaign({ status }).build())).toEqual(['gm/not-running']);
  });

  it('is told to its player and to the game master alone', () => {
    const [event] = nudge(planned().build(), { reason: 'Tonight?' }).events;
    if (event === undefined) throw new Error('no nudge');
    const audiences = [
      { kind: 'gm' },
      { kind: 'force', force: A },
      { kind: 'force', force: 'B' as ForceId },
      { kind: 'observer' },
    ] as const;
    const told = audiences.map((audience) => tellOf(event, audience));
    expect(told.map((one) => one !== null)).toEqual([true, true, false, false]);
    expect(textOf('nudged', { ...told[1], name: 'Eagles' }, 'en')).toMatch(
      /reminds Eagles: planning in round \d+ waits for orders\. “Tonight\?”$/i,
    );
    expect(textOf('nudged', { ...told[1], name: 'Eagles', reason: null }, 'de')).toMatch(
      /erinnert Eagles: .* wartet auf Befehle\.$/,
    );
  });
});

describe('the game master', () => {
  it('ROUND-4 a paused campaign’s deadline stands still and goes on with what was left', () => {
    const paused = at(world().build());
    expect(decidePause(paused, { reason: 'holiday' })).toEqual([]);
    expect(paused.state.campaign).toMatchObject({ status: 'paused', deadline: null, remaining: HOUR });
    const later = at(paused.state.finish(), NOW + 100 * HOUR);
    expect(codes(decidePause(later, { reason: null }))).toEqual(['gm/not-running']);
    expect(decideResume(later, { reason: null })).toEqual([]);
    expect(later.state.campaign).toMatchObject({
      status: 'running',
      deadline: NOW + 101 * HOUR,
      remaining: null,
    });
    expect(codes(decideResume(later, { reason: null }))).toEqual(['gm/not-paused']);
    expect(tellOf(paused.events[0] as never, { kind: 'observer' })).toEqual({ reason: 'holiday' });
  });

  it('CMB-11 the instants of open battles stand still too', () => {
    const battle = (id: string, dueAt: number | null) =>
      ({
        id,
        dueAt,
        openedAt: NOW,
        state: 'open',
        setup: { sides: [], units: [] },
        hex: '0505',
        round: 1,
      }) as never;
    const state = world({ phase: 'combat', step: 'battles' })
      .campaign({ deadline: null })
      .battle(battle('x', NOW + 5))
      .battle(battle('y', NOW + 9))
      .battle(battle('z', null))
      .build();
    const paused = at(state, NOW + 2);
    decidePause(paused, { reason: null });
    const later = at(paused.state.finish(), NOW + 1002);
    decideResume(later, { reason: null });
    expect(later.state.battles).toMatchObject({
      x: { dueAt: NOW + 1005 },
      y: { dueAt: NOW + 1009 },
      z: { dueAt: null },
    });
    expect(later.state.campaign).toMatchObject({ deadline: null, remaining: null, status: 'running' });
  });

  it('ROUND-4 moves a deadline, and what is left of it while paused; not where there is none', () => {
    const running = at(world().build());
    decideDeadline(running, { at: NOW + 1, now: false, reason: null });
    expect(running.state.campaign.deadline).toBe(NOW + 1);
    const paused = at(world().campaign({ status: 'paused', deadline: null, remaining: 7 }).build());
    decideDeadline(paused, { at: NOW + 50, now: false, reason: null });
    expect(paused.state.campaign).toMatchObject({ deadline: null, remaining: 50 });
    const battles = at(world({ phase: 'combat', step: 'battles' }).build());
    expect(codes(decideDeadline(battles, { at: NOW, now: true, reason: null }))).toEqual([
      'gm/no-deadline-here',
    ]);
  });

  it('ROUND-4 a deadline does not lie in the past, paused or not; with `now` it is over, and does not lie ahead', () => {
    const about = { at: '2025-01-01T00:00:00.000Z', now: '2025-01-01T00:00:00.001Z' };
    for (const status of ['running', 'paused'] as const)
      for (const past of [NOW, NOW - 1]) {
        const refused = at(world().campaign({ status }).build());
        expect(codes(decideDeadline(refused, { at: past, now: false, reason: null }))).toEqual([
          'gm/deadline-past',
        ]);
        expect(refused.events).toEqual([]);
      }
    for (const past of [null, NOW, NOW - 5]) {
      const over = at(world().build());
      expect(decideDeadline(over, { at: past, now: true, reason: 'done' })).toEqual([]);
      expect(over.events).toEqual([
        { type: 'deadline-moved', data: { deadline: NOW, remaining: null, reason: 'done' } },
      ]);
    }
    expect(codes(decideDeadline(at(world().build()), { at: NOW + 1, now: true, reason: null }))).toEqual([
      'gm/deadline-ahead',
    ]);
    const paused = at(world().campaign({ status: 'paused' }).build());
    expect(codes(decideDeadline(paused, { at: null, now: true, reason: null }))).toEqual(['gm/not-running']);
    const said = decideDeadline(at(world().build(), Date.parse(about.now)), {
      at: Date.parse(about.at),
      now: false,
      reason: null,
    });
    expect(said).toEqual([{ code: 'gm/deadline-past', rule: 'ROUND-4', pointer: '/at', params: about }]);
  });

  it('END-2 ends the campaign with a winner and their team, or as a draw, once', () => {
    const resolution = at(world({ players: 3, teams: { A: 1, C: 1 } }).build());
    expect(codes(decideEnd(resolution, { winner: 'X' as ForceId, reason: 'r' }))).toEqual([
      'gm/no-such-force',
    ]);
    expect(decideEnd(resolution, { winner: 'A' as ForceId, reason: 'enough' })).toEqual([]);
    expect(resolution.state.campaign).toMatchObject({
      status: 'finished',
      phase: 'finished',
      winners: ['A', 'C'],
      deadline: null,
    });
    expect(tellOf(resolution.events[0] as never, { kind: 'observer' })).toMatchObject({ reason: 'enough' });
    expect(codes(decideEnd(resolution, { winner: null, reason: 'r' }))).toEqual(['gm/campaign-finished']);
    const draw = at(world().build());
    decideEnd(draw, { winner: null, reason: 'r' });
    expect(draw.state.campaign.winners).toEqual([]);
  });

  it('END-2 takes the campaign back: a new epoch, seats and counters as now, accounts countered, a new deadline', () => {
    const start = at(world({ phase: 'preparation' }).mech('A', HBK, '0505').account('A', 10).build());
    beginCampaign(start);
    const opening = start.openings[0];
    if (opening === undefined) throw new Error('no opening');
    const played = at(start.state.finish(), NOW + HOUR);
    played.state.patch('mechs', 'A1', { hex: '0808' as never });
    played.state.patch('forces', 'A', {
      account: tons(4),
      counters: { mechs: 5, pilots: 3, offers: 2 },
      user: 'new' as UserId,
      playerName: 'New',
    });
    closePhase(played, new Map());
    expect(played.state.campaign.phase).toBe('movement');
    const back = at(played.state.finish(), NOW + 2 * HOUR);
    expect(decideRollback(back, { to: opening.state, reason: 'wrong map', fresh: null })).toEqual([]);
    expect(back.state.campaign).toMatchObject({
      phase: 'planning',
      round: 1,
      epoch: 1,
      status: 'running',
      deadline: NOW + 50 * HOUR,
    });
    expect(back.state.mechs).toMatchObject({ A1: { hex: '0505' } });
    expect(back.state.forces).toMatchObject({
      A: { account: tons(10), counters: { mechs: 5, pilots: 3, offers: 2 }, user: 'new', playerName: 'New' },
    });
    expect(back.events.flatMap(ledgerLines)).toEqual([
      {
        force: 'A',
        amount: tons(6),
        balance: tons(10),
        cause: { rule: 'END-2', text: 'rolled-back', order: null },
      },
    ]);
    expect(tellOf(back.events[0] as never, { kind: 'observer' })).toMatchObject({
      reason: 'wrong map',
      phase: 'planning',
      round: 1,
    });
    expect(back.openings).toMatchObject([{ epoch: 1, phase: 'planning' }]);
    const again = at(back.state.finish());
    decideRollback(again, { to: opening.state, reason: 'again', fresh: null });
    expect(again.state.campaign.epoch).toBe(2);
  });

  it('ROUND-3 back at an announcement it resolves at once; a paused campaign stays paused, a finished one runs again', () => {
    const announcement = world({ phase: 'announcement-1', round: 2 }).build();
    const back = at(world({ phase: 'movement', round: 2 }).build());
    decideRollback(back, { to: announcement, reason: 'r', fresh: null });
    expect(back.state.campaign).toMatchObject({ phase: 'movement', epoch: 1, round: 2 });
    const paused = at(
      world({ phase: 'movement' }).campaign({ status: 'paused', deadline: null, remaining: 5 }).build(),
    );
    decideRollback(paused, { to: world().build(), reason: 'r', fresh: null });
    expect(paused.state.campaign).toMatchObject({
      status: 'paused',
      phase: 'planning',
      deadline: null,
      remaining: 48 * HOUR,
    });
    const finished = at(
      world({ phase: 'finished' }).campaign({ status: 'finished', winners: [], deadline: null }).build(),
    );
    decideRollback(finished, { to: world().build(), reason: 'r', fresh: FRESH });
    expect(finished.state.campaign).toMatchObject({ status: 'running', phase: 'planning', winners: null });
  });

  it('ROUND-5 END-2 a finished campaign goes on under a new promise, whose dice count from there; a running one keeps its own', () => {
    const opening = world().build();
    const finished = at(
      world({ phase: 'finished' }).campaign({ status: 'finished', winners: [], deadline: null }).build(),
    );
    const old = finished.roll('attack-circle', '0101').roll(1_000_000);
    expect(() => decideRollback(finished, { to: opening, reason: 'r', fresh: null })).toThrow('fresh dice');
    decideRollback(finished, { to: opening, reason: 'r', fresh: FRESH });
    expect(finished.state.campaign.diceCommitment).toBe(FRESH.commitment);
    expect(tellOf(finished.events[0] as never, { kind: 'observer' })).toMatchObject({
      diceCommitment: FRESH.commitment,
    });
    const rolled = finished.roll('attack-circle', '0101').roll(1_000_000);
    expect(rolled).toEqual(FRESH.dice.stream(rolled.label).roll(1_000_000));
    expect(rolled.result).not.toBe(old.result);
    const again = at(finished.state.finish());
    decideRollback(again, { to: opening, reason: 'to a state that knew the old promise', fresh: null });
    expect(again.state.campaign.diceCommitment).toBe(FRESH.commitment);
  });

  it('END-2 who claims a lost GM’s place gives up their own seat, and everybody is told just that', () => {
    const resolution = at(world().build());
    expect(decideClaim(resolution, { from: 'gm' as UserId, to: 'user-A' as UserId, name: 'Ann' })).toEqual(
      [],
    );
    expect(resolution.state.forces).toMatchObject({
      A: { user: null, playerName: null },
      B: { user: 'user-B' },
    });
    const texts = resolution.events.map((event) =>
      (['en', 'de'] as const).map((language) =>
        textOf(event.type, tellOf(event, { kind: 'observer' }) ?? {}, language),
      ),
    );
    expect(texts).toEqual([
      [
        'Ann no longer plays a force; its seat is free.',
        'Ann spielt eine Truppe nicht mehr; der Platz ist frei.',
      ],
      [
        'Ann is the game master now: the one before had been away for a long time.',
        'Ann ist jetzt Spielleitung: Die bisherige war lange abwesend.',
      ],
    ]);
    const observer = at(world().build());
    decideClaim(observer, { from: null, to: 'user-X' as UserId, name: 'Xaver' });
    expect(observer.events.map(({ type }) => type)).toEqual(['campaign-claimed']);
  });

  it('END-2 seats: a force is given to somebody, a removed member leaves it vacant, a GM does not play', () => {
    const resolution = at(world().build());
    expect(
      codes(
        decideReassignSeat(resolution, {
          force: 'A' as ForceId,
          user: 'user-B' as UserId,
          playerName: 'B',
          reason: null,
        }),
      ),
    ).toEqual(['gm/user-has-seat']);
    expect(
      decideReassignSeat(resolution, {
        force: 'A' as ForceId,
        user: 'user-X' as UserId,
        playerName: 'X',
        reason: null,
      }),
    ).toEqual([]);
    expect(resolution.state.forces).toMatchObject({ A: { user: 'user-X', playerName: 'X' } });
    decideRemoveMember(resolution, { user: 'user-B' as UserId, name: 'B', reason: 'gone' });
    expect(resolution.state.forces).toMatchObject({ B: { user: null, playerName: null } });
    expect(
      codes(decideHandOver(resolution, { from: null, to: 'user-X' as UserId, name: 'X', reason: null })),
    ).toEqual(['gm/plays-himself']);
    expect(
      decideHandOver(resolution, { from: null, to: 'user-B' as UserId, name: 'B', reason: null }),
    ).toEqual([]);
    for (const event of resolution.events) expect(tellOf(event, { kind: 'observer' })).not.toBeNull();
  });
});
