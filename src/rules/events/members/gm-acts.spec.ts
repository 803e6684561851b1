/**
 * Who comes and goes, and what a game master does about people and their secrets, is told to everybody, by
 * allow-list, and changes nothing in the state.
 */
import type { ForceId, UserId } from '../../../kernel/ids';
import { world } from '../../testing/world';
import { apply } from '../apply';
import { tellOf, textOf } from '../tell';
import type { CampaignEvent } from '..';

const A = 'A' as ForceId;
const FORCE = { role: 'player', force: A, expiresAt: Date.UTC(2027, 0, 1) } as const;

const WHO = { user: 'secret' as UserId, name: 'Ann' } as const;

const CASES: readonly (readonly [event: CampaignEvent, told: object, en: RegExp, de: RegExp])[] = [
  [
    { type: 'invitation-made', data: { ...FORCE, role: 'observer', force: null } },
    { role: 'observer', force: null, expiresAt: '2027-01-01T00:00:00.000Z' },
    /invited an observer/,
    /jemanden eingeladen, zuzuschauen/,
  ],
  [
    { type: 'invitation-made', data: FORCE },
    { role: 'player', force: 'A', expiresAt: '2027-01-01T00:00:00.000Z' },
    /take over a force/,
    /Truppe zu übernehmen/,
  ],
  [
    { type: 'invitation-revoked', data: { role: 'observer', force: null } },
    { role: 'observer', force: null },
    /took back an invitation for an observer/,
    /zurückgenommen, zuzuschauen/,
  ],
  [
    { type: 'invitation-revoked', data: { role: 'player', force: A } },
    { role: 'player', force: 'A' },
    /invitation to take over a force/,
    /eine Truppe zu übernehmen/,
  ],
  [
    { type: 'sheet-read', data: { force: A, name: 'Eagles' } },
    { force: 'A', name: 'Eagles' },
    /orders of Eagles/,
    /Befehle von Eagles/,
  ],
  [
    { type: 'engine-counts-changed', data: { engine: 'ext-1', name: 'Dice', counts: 'at-once' } },
    { engine: 'ext-1', name: 'Dice', counts: 'at-once' },
    /“Dice” now count at once/,
    /„Dice“ gelten jetzt sofort/,
  ],
  [
    { type: 'engine-counts-changed', data: { engine: 'ext-1', name: 'Dice', counts: 'confirmed' } },
    { engine: 'ext-1', name: 'Dice', counts: 'confirmed' },
    /“Dice” now wait/,
    /„Dice“ warten jetzt/,
  ],
  [
    { type: 'member-joined', data: { ...WHO, role: 'observer' } },
    { name: 'Ann', role: 'observer' },
    /^Ann has joined as an observer\./,
    /^Ann schaut jetzt zu\./,
  ],
  [
    { type: 'member-left', data: { ...WHO, role: 'player' } },
    { name: 'Ann', role: 'player' },
    /^Ann has left the/,
    /^Ann hat .*verlassen/,
  ],
  [
    { type: 'designs-imported', data: { designs: 3, tables: 1 } },
    { designs: 3, tables: 1 },
    /imported 3 designs and 1 assignment table\./,
    /3 Modelle und 1 Zuteilungstabelle importiert\./,
  ],
];

it.each(CASES)('END-2 %j', (event, told, en, de) => {
  const state = world().build();
  expect(apply(state, [event])).toEqual(state);
  // Also what a hand has written into the data that does not belong there.
  const more = {
    ...event,
    data: { ...event.data, code: 'secret', orders: ['secret'] },
  } as unknown as CampaignEvent;
  for (const to of [
    { kind: 'force', force: A },
    { kind: 'force', force: 'B' as ForceId },
    { kind: 'observer' },
    { kind: 'gm' },
  ] as const)
    expect(tellOf(more, to)).toEqual(told);
  expect(textOf(event.type, told as Record<string, unknown>, 'en')).toMatch(en);
  expect(textOf(event.type, told as Record<string, unknown>, 'de')).toMatch(de);
});
