/** What damage did, hit by hit, in words: `left torso, 20; structure 3, critical: heat sink`. */
import { flatMap } from '../../../../kernel';
import { type Words, words } from '../../../shapes';
import type { DamageEvent } from '../damage/events';
import type { Sheet } from '../mech/sheet';
import type { Event } from '../play/events';
import { joined } from './list';
import { itemWords, locationWords } from './names';
import { rolledWords } from './rolled';

const KINDS: readonly string[] = [
  'hit-location',
  'damaged',
  'location-lost',
  'critical-roll',
  'critical-lost',
  'slot-hit',
  'exploded',
  'case-ii',
  'pilot-hit',
  'consciousness',
  'ejected',
  'support-hit',
  'motive',
  'support-critical',
  'out',
] satisfies readonly DamageEvent['type'][];

export const isHarm = (event: Event): event is Event & DamageEvent => KINDS.includes(event.type);

type Of<Type extends DamageEvent['type']> = Extract<DamageEvent, { readonly type: Type }>;

/** What stands in the slot. */
const slotWords = (
  sheet: Sheet | null,
  { location, slot }: Pick<Of<'slot-hit'>, 'location' | 'slot'>,
): Words => {
  const there = sheet?.slots[location][slot - 1] ?? null;
  if (there === null) return words('bt.say.slot', { slot });
  if ('part' in there) return words(`bt.part.${there.part}`);
  const mounts = sheet?.mounts.filter(({ id }) => there.mounts.includes(id)) ?? [];
  return mounts.length === 0
    ? words('bt.say.slot', { slot })
    : joined(
        'comma',
        mounts.map(({ figures }) => itemWords(figures)),
      );
};

const lossWords = (sheet: Sheet | null, { loss }: Of<'damaged'>, isOnward: boolean): readonly Words[] =>
  sheet?.support === 'foot'
    ? [words('bt.say.troopers', { points: loss.structure })]
    : plainLoss(sheet, loss, isOnward);

const plainLoss = (sheet: Sheet | null, loss: Of<'damaged'>['loss'], isOnward: boolean): readonly Words[] => [
  ...(isOnward
    ? [words('bt.say.onward', { location: locationWords(sheet, loss.location), damage: loss.damage })]
    : []),
  ...(loss.structure > 0 ? [words('bt.say.structure', { points: loss.structure })] : []),
];

/** One event; none: nothing worth a word. */
const detail = (sheet: Sheet | null, event: DamageEvent, isOnward: boolean): readonly Words[] => {
  switch (event.type) {
    case 'hit-location':
    case 'support-hit':
      return [];
    case 'motive':
      return event.effect === 'none' ? [] : [words(`bt.motive.${event.effect}`)];
    case 'support-critical':
      // Which weapon, the slot says.
      return event.effect === 'weapon' ? [] : [words(`bt.support.${event.effect}`)];
    case 'damaged':
      return lossWords(sheet, event, isOnward);
    case 'location-lost':
      return [words(`bt.say.${event.why}`, { location: locationWords(sheet, event.location) })];
    case 'critical-roll':
      return event.hits === 0 && !event.isOff ? [words('bt.say.no-critical')] : [];
    case 'critical-lost':
      return [words('bt.say.critical-lost')];
    case 'slot-hit':
      return [
        words(event.isArmor ? 'bt.say.critical-armored' : 'bt.say.critical', {
          item: slotWords(sheet, event),
        }),
      ];
    case 'exploded':
      return [words('bt.say.explodes', { item: slotWords(sheet, event), damage: event.damage })];
    case 'case-ii':
      return [words(event.isCritical ? 'bt.say.case-ii-critical' : 'bt.say.case-ii')];
    case 'pilot-hit':
      return [words('bt.say.pilot-hit', { hits: event.hits })];
    case 'consciousness':
      return event.rolls.map((roll) =>
        words(event.isConscious ? 'bt.say.conscious' : 'bt.say.unconscious', {
          rolled: rolledWords(roll, []),
        }),
      );
    case 'ejected':
      return [words('bt.say.ejected')];
    case 'out':
      return event.reason === 'ejected' ? [] : [words(`bt.out.${event.reason}`)];
  }
};

type Head = Of<'hit-location'> | Of<'support-hit'>;

/** They have armour of their own behind; of an arm or a head it does not matter from where it was hit. */
const WITH_REAR: readonly string[] = ['CT', 'LT', 'RT'];

const landed = (sheet: Sheet | null, head: Head): Words => {
  const { location, damage } = head;
  if (head.type === 'support-hit')
    return words('bt.say.hit', { location: locationWords(sheet, location), damage });
  const { isRear, isCovered } = head;
  const where = locationWords(sheet, location, isRear && WITH_REAR.includes(location));
  if (isCovered) return words('bt.say.covered', { location: where });
  return damage === 0 ? where : words('bt.say.hit', { location: where, damage });
};

interface Group {
  readonly head: Head | null;
  readonly rest: DamageEvent[];
}

const groupsOf = (events: readonly DamageEvent[]): readonly Group[] => {
  const groups: Group[] = [];
  for (const event of events)
    if (event.type === 'hit-location' || event.type === 'support-hit') groups.push({ head: event, rest: [] });
    else if (groups.length === 0) groups.push({ head: null, rest: [event] });
    else groups.at(-1)?.rest.push(event);
  return groups;
};

const groupWords = (sheet: Sheet | null, { head, rest }: Group): readonly Words[] => {
  let at = head?.location ?? null;
  const details = flatMap(rest, (event) => {
    const isOnward = event.type === 'damaged' && event.loss.location !== at;
    if (event.type === 'damaged') at = event.loss.location;
    return detail(sheet, event, isOnward);
  });
  if (head === null) return details.length === 0 ? [] : [joined('comma', details)];
  const first = landed(sheet, head);
  return [
    details.length === 0 ? first : words('bt.join.clause', { one: first, rest: joined('comma', details) }),
  ];
};

/** An explosion may destroy what the hit that set it off destroys too: once is enough. */
const isNews = (event: DamageEvent, index: number, all: readonly DamageEvent[]): boolean =>
  event.type !== 'location-lost' ||
  all.findIndex((one) => one.type === 'location-lost' && one.location === event.location) === index;

/** Of one victim; empty: nothing happened to it. */
export const harmWords = (sheet: Sheet | null, events: readonly DamageEvent[]): readonly Words[] =>
  flatMap(groupsOf(events.filter(isNews)), (group) => groupWords(sheet, group));
