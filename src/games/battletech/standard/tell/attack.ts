/** A shot or a blow with all that it did, as one sentence (issue 18, GAM-10). */
import type { Params, Words } from '../../../shapes';
import { words } from '../../../shapes';
import type { ShotEvent } from '../equipment/weapons/shot-event';
import type { Event } from '../play/events';
import type { State } from '../play/model';
import { harmWords, isHarm } from './harm';
import { joined } from './list';
import { mountWords, munitionWords, nameOf, sheetOf } from './names';
import { rolledWords } from './rolled';
import { happenedWords } from './happened';

export type Sentence = readonly [code: string, params: Params, tokens: readonly string[]];

const weaponWords = (state: State, { attacker, weapon, munition, shots }: ShotEvent): Words => {
  const plain = mountWords(sheetOf(state, attacker), weapon);
  const named =
    munition === null
      ? plain
      : words('bt.say.with-munition', { weapon: plain, munition: munitionWords(munition) });
  return shots > 1 ? words('bt.say.shots', { weapon: named, shots }) : named;
};

/** More than one missile or shell can hit: how many did. */
const salvoWords = ({ hits, rolls }: ShotEvent): readonly Words[] =>
  rolls.some(({ purpose }) => purpose.code === 'bt.roll.cluster') || hits > 1
    ? [words('bt.say.salvo', { hits })]
    : [];

const hitWords = (state: State, shot: ShotEvent, rest: readonly Event[]): Words => {
  const groups = harmWords(sheetOf(state, shot.unit), rest.filter(isHarm));
  // An anti-missile system that worked, a beacon that sticks, a mark.
  const others = happenedWords(
    state,
    rest.filter((event) => !isHarm(event)),
    shot.unit,
  );
  const salvo = salvoWords(shot);
  const what =
    groups.length === 0
      ? [salvo[0] ?? words('bt.say.hits')]
      : salvo[0] === undefined
        ? [joined('hit', groups)]
        : [words('bt.say.salvo-of', { salvo: salvo[0], groups: joined('hit', groups) })];
  return joined('clause', [
    ...what,
    ...(shot.heat > 0 ? [words('bt.say.heats', { heat: shot.heat })] : []),
    ...others,
  ]);
};

const resultOf = (state: State, shot: ShotEvent, rest: readonly Event[]): Words => {
  const result = !shot.isFired
    ? words('bt.say.no-lock')
    : !shot.isHit
      ? words('bt.say.miss')
      : shot.hits === 0
        ? words('bt.say.shot-down')
        : hitWords(state, shot, rest);
  return shot.isJammed ? joined('clause', [result, words('bt.say.jams')]) : result;
};

export const shotSentence = (state: State, shot: ShotEvent, rest: readonly Event[]): Sentence => [
  'bt.event.shot',
  {
    unit: nameOf(state, shot.attacker),
    target: nameOf(state, shot.unit),
    weapon: weaponWords(state, shot),
    rolled: rolledWords(shot.rolls[0] ?? { needed: shot.needed, total: 0 }, shot.terms),
    result: resultOf(state, shot, rest),
  },
  [shot.attacker, shot.unit],
];

type Struck = Extract<Event, { readonly type: 'struck' }>;

export const blowSentence = (state: State, struck: Struck, rest: readonly Event[]): Sentence => {
  const { unit, target, attack } = struck.blow;
  const after = happenedWords(state, rest, struck.isHit ? target : unit);
  return [
    `bt.event.${attack}`,
    {
      unit: nameOf(state, unit),
      target: nameOf(state, target),
      rolled: rolledWords(struck.rolls[0] ?? { needed: struck.needed, total: 0 }, struck.terms),
      result: joined('clause', [
        ...(struck.isHit && after.length > 0 ? [] : [words(struck.isHit ? 'bt.say.hits' : 'bt.say.miss')]),
        ...after,
      ]),
    },
    [unit, target],
  ];
};
