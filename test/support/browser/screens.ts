/**
 * All screens of the page: who sees it, at which address, and what is tapped to come there. The only list of
 * them in tests.
 */
import type { Page } from 'playwright-core';
import type { Person } from '../players';
import type { SweptWars } from './swept-wars';

export interface Screen {
  readonly name: string;
  /** Null: a stranger. */
  readonly who: Person | null;
  readonly at: string;
  /** After it has come to rest. Addresses elements by what does not depend on the language. */
  readonly then?: (page: Page) => Promise<void>;
  /** Has a map, which stays large enough. */
  readonly map?: true;
}

/** The element of that selector with that number, as soon as it is there. */
const press =
  (selector: string, index = 0) =>
  (page: Page): Promise<void> =>
    page.locator(selector).nth(index).click();

const inTurn =
  (...acts: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const act of acts) await act(page);
  };

const TABS = ['fix', 'market', 'people', 'buildings', 'stock', 'salvage', 'offers'];
const ACTS = ['advance', 'deadline', 'pause', 'correct', 'rollback', 'end'];

const ofStrangers = ({ setup, battles: { player } }: SweptWars): readonly Screen[] => [
  { name: 'landing', who: null, at: '/' },
  { name: 'login', who: null, at: '/login' },
  { name: 'register', who: null, at: '/login', then: press('.btn.quiet') },
  { name: 'join, without a code', who: null, at: '/join' },
  { name: 'join, by a link', who: null, at: `/join/${setup.code}` },
  { name: 'reset', who: null, at: '/reset#token=abcdefghijklmnopqrstuvwxyz' },
  { name: 'rules', who: null, at: '/rules' },
  { name: 'a rule', who: null, at: '/rules/MOV-1' },
  { name: 'not found', who: null, at: '/nowhere' },
  { name: 'my campaigns', who: player, at: '/' },
  { name: 'account', who: player, at: '/me' },
  { name: 'notices', who: player, at: '/notices' },
  { name: 'notice settings', who: player, at: '/notices/settings' },
  { name: 'matches, as a stranger', who: null, at: '/m' },
  { name: 'matches', who: player, at: '/m' },
  { name: 'new match', who: player, at: '/m/new?system=battletech&scenario=training' },
  { name: 'joining a match without its code', who: player, at: '/m/join/x/B' },
  { name: 'new: players', who: player, at: '/new' },
  {
    name: 'new: planet',
    who: player,
    at: '/new',
    then: inTurn(press('[type=submit]'), (page) => page.locator('.board[data-drawn]').waitFor()),
  },
  {
    name: 'new: rules',
    who: player,
    at: '/new',
    then: inTurn(
      press('[type=submit]'),
      press('.setup-go .go'),
      (page) => page.locator('.preset').first().waitFor(),
      press('summary'),
    ),
  },
  {
    name: 'join, logged in',
    who: player,
    at: `/join/${setup.code}`,
  },
];

const atSupply = ({ supply: war }: SweptWars): readonly Screen[] => {
  const { player: who, gm, observer, hq, field, broken, pilot, building, battle } = war;
  const at = `/c/${war.id}`;
  return [
    { name: 'planet', who, at, map: true },
    { name: 'planet: hex', who, at: `${at}?hex=${hq}`, map: true },
    { name: 'planet: field', who, at: `${at}?hex=${field}`, map: true },
    { name: 'planet: mech', who, at: `${at}?mech=${broken}`, map: true },
    { name: 'planet: pilot', who, at: `${at}?pilot=${pilot}`, map: true },
    { name: 'planet: building', who, at: `${at}?building=${building}`, map: true },
    { name: 'planet: depot', who, at: `${at}?depot=${hq}`, map: true },
    { name: 'list', who, at: `${at}/list` },
    { name: 'list: mech', who, at: `${at}/list?mech=${broken}` },
    ...TABS.map((tab) => ({ name: `supply: ${tab}`, who, at: `${at}/supply?tab=${tab}` })),
    { name: 'supply: one mech', who, at: `${at}/supply?tab=fix&mech=${broken}` },
    ...['mechs', 'pilots', 'prisoners'].map((part) => ({
      name: `force: ${part}`,
      who,
      at: `${at}/force?part=${part}`,
    })),
    { name: 'force: a mech', who, at: `${at}/force?mech=${broken}` },
    { name: 'battles', who, at: `${at}/battles` },
    { name: 'battle, over', who, at: `${at}/b/${battle}` },
    { name: 'war', who, at: `${at}/war` },
    { name: 'war, before', who, at: `${at}/war?at=1.planning` },
    { name: 'round', who, at: `${at}/war/1` },
    { name: 'statistics', who, at: `${at}/war/stats` },
    { name: 'messages', who, at: `${at}/messages` },
    { name: 'messages: to everybody', who, at: `${at}/messages?with=all` },
    { name: 'calendar', who, at: `${at}/calendar` },
    { name: 'not found in a campaign', who, at: `${at}/nowhere` },
    { name: 'planet, game master', who: gm, at, map: true },
    { name: 'desk', who: gm, at: `${at}/gm` },
    ...ACTS.map((act, index) => ({
      name: `desk: ${act}`,
      who: gm,
      at: `${at}/gm`,
      then: press('.desk-acts .btn', index),
    })),
    { name: 'calendar, game master', who: gm, at: `${at}/calendar` },
    { name: 'map editor', who: gm, at: `${at}/gm/map` },
    { name: 'seats', who: gm, at: `${at}/gm/seats` },
    { name: 'log', who: gm, at: `${at}/gm/log` },
    { name: 'force, game master', who: gm, at: `${at}/force` },
    { name: 'battle, game master', who: gm, at: `${at}/b/${battle}` },
    { name: 'supply, game master', who: gm, at: `${at}/supply` },
    { name: 'war, game master', who: gm, at: `${at}/war` },
    { name: 'planet, observer', who: observer, at, map: true },
    { name: 'force, observer', who: observer, at: `${at}/force` },
    { name: 'messages, observer', who: observer, at: `${at}/messages?with=all` },
    { name: 'supply, observer', who: observer, at: `${at}/supply` },
    { name: 'battles, observer', who: observer, at: `${at}/battles` },
  ];
};

const inBattles = ({ battles: war }: SweptWars): readonly Screen[] => {
  const { player: who, gm, hq, battle } = war;
  const at = `/c/${war.id}`;
  return [
    { name: 'planet in combat', who, at: `${at}?hex=${hq}`, map: true },
    { name: 'battles, open', who, at: `${at}/battles` },
    { name: 'battle', who, at: `${at}/b/${battle}` },
    ...['damage', 'fate', 'parts'].map((tab, index) => ({
      name: `worksheet: ${tab}`,
      who,
      at: `${at}/b/${battle}/sheet`,
      then: press('.ws-tabs button', index),
    })),
    { name: 'battle under way, game master', who: gm, at: `${at}/b/${battle}` },
  ];
};

const inPlanning = ({ planning: war }: SweptWars): readonly Screen[] => {
  const { player: who, mech, observer } = war;
  const at = `/c/${war.id}`;
  return [
    { name: 'planning', who, at, map: true },
    { name: 'planning: a mech', who, at: `${at}?mech=${mech}`, map: true },
    { name: 'planning: who is ready', who, at: `${at}/list`, then: press('.tb-who') },
    { name: 'supply, closed', who, at: `${at}/supply` },
    { name: 'battles, none', who, at: `${at}/battles` },
    { name: 'planning, observer', who: observer, at, map: true },
    { name: 'who is ready, observer', who: observer, at: `${at}/list`, then: press('.tb-who') },
  ];
};

const beforeTheStart = ({ setup: war }: SweptWars): readonly Screen[] => {
  const { player: who, gm, observer } = war;
  const at = `/c/${war.id}`;
  return [
    { name: 'muster', who, at },
    { name: 'force before the start', who, at: `${at}/force` },
    ...['mechs', 'pilots', 'problems'].map((part, index) => ({
      name: `builder: ${part}`,
      who,
      at: `${at}/force/build`,
      then: press('.parts button', index),
    })),
    { name: 'builder: find', who, at: `${at}/force/build?find=1` },
    { name: 'builder: lists', who, at: `${at}/force/build?lists=1` },
    { name: 'muster, game master', who: gm, at, then: press('.muster-more summary') },
    { name: 'map editor before the start', who: gm, at: `${at}/gm/map` },
    { name: 'seats before the start', who: gm, at: `${at}/gm/seats` },
    { name: 'muster, observer', who: observer, at },
  ];
};

const whenOver = ({ over: war }: SweptWars): readonly Screen[] => {
  const { player: who, gm } = war;
  const at = `/c/${war.id}`;
  return [
    { name: 'planet when over', who, at, map: true },
    { name: 'supply when over', who, at: `${at}/supply` },
    { name: 'statistics when over', who, at: `${at}/war/stats` },
    { name: 'desk when over', who: gm, at: `${at}/gm` },
  ];
};

export const allScreens = (wars: SweptWars): readonly Screen[] =>
  [ofStrangers, atSupply, inBattles, inPlanning, beforeTheStart, whenOver].flatMap((part) => part(wars));
