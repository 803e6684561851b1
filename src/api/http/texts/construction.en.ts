/** Texts of what is wrong with a design's construction: in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const at = (p: { readonly location: string | null }): string =>
  p.location === null ? '' : ` (${p.location})`;

const { count, either, list, number } = formats.en;

export const en = {
  'construction/figure': (p: { readonly value: number; readonly max: number }) =>
    `The figure ${number(p.value)} is not a whole number from 0 to ${number(p.max)}.`,
  'construction/tonnage': (p: { readonly tons: number; readonly min: number; readonly max: number }) =>
    `A mech of ${number(p.tons)} t cannot be built: mechs weigh ${number(p.min)} to ${number(p.max)} t in steps of 5.`,
  'construction/engine-rating': (p: {
    readonly rating: number;
    readonly min: number;
    readonly max: number;
  }) =>
    `There is no engine of rating ${number(p.rating)}: ratings go from ${number(p.min)} to ${number(p.max)} in steps of 5.`,
  'construction/engine-speed': (p: {
    readonly walk: number;
    readonly needed: number;
    readonly rating: number;
  }) =>
    `To walk ${number(p.walk)} MP it needs an engine of rating ${number(p.needed)}, not ${number(p.rating)}.`,
  'construction/run': (p: { readonly needed: number; readonly run: number }) =>
    `It runs ${number(p.needed)} MP, not ${number(p.run)}.`,
  'construction/jump': (p: { readonly jets: number; readonly jump: number }) =>
    `With ${number(p.jets)} jump jets it does not jump ${number(p.jump)} MP.`,
  'construction/fewer-jump-mp': (p: { readonly jets: number; readonly jump: number }) =>
    `It has ${number(p.jets)} jump jets, and jumps ${number(p.jump)} MP, as it is said to; that counts.`,
  'construction/too-many-jump-jets': (p: { readonly count: number; readonly max: number }) =>
    `It has ${number(p.count)} jump jets; with its engine it may have ${number(p.max)}.`,
  'construction/mixed-jump-jets': (p: { readonly items: readonly string[] }) =>
    `Jump jets of different kinds do not go together: ${list(p.items)}.`,
  'construction/jump-engine': (p: { readonly engine: string }) =>
    `An engine of the kind ${p.engine} feeds no jump jets.`,
  'construction/structure-points': (p: {
    readonly location: string;
    readonly needed: number;
    readonly points: number;
  }) =>
    `The internal structure of ${p.location} has ${count(p.needed, 'point', 'points')}, not ${number(p.points)}.`,
  'construction/too-much-armor': (p: {
    readonly location: string;
    readonly max: number;
    readonly points: number;
  }) => `${p.location} bears at most ${count(p.max, 'point', 'points')} of armour, not ${number(p.points)}.`,
  'construction/cockpit-slots': (p: {
    readonly location: string;
    readonly needed: number;
    readonly part: string;
    readonly found: number;
  }) => `${p.location} needs ${count(p.needed, 'slot', 'slots')} of ${p.part} and has ${number(p.found)}.`,
  'construction/engine-slots': (p: {
    readonly needed: number;
    readonly location: string;
    readonly found: number;
  }) => `The engine fills ${count(p.needed, 'slot', 'slots')} of ${p.location}, not ${number(p.found)}.`,
  'construction/gyro-slots': (p: {
    readonly needed: number;
    readonly location: string;
    readonly found: number;
  }) => `The gyro fills ${count(p.needed, 'slot', 'slots')} of ${p.location}, not ${number(p.found)}.`,
  'construction/actuators': (p: {
    readonly location: string;
    readonly found: number;
    readonly part: string;
    readonly needed: number;
  }) => `${p.location} has ${number(p.found)} × ${p.part}; allowed are ${number(p.needed)}.`,
  'construction/conversion-gear': (p: {
    readonly location: string;
    readonly found: number;
    readonly part: string;
    readonly needed: number;
  }) =>
    `${p.location} has ${count(p.found, 'slot', 'slots')} of ${p.part}, not ${number(p.needed)}: such parts belong to QuadVees and land-air mechs alone.`,
  'construction/hand-without-lower-arm': (p: { readonly location: string }) =>
    `There is no hand without a lower arm (${p.location}).`,
  'construction/too-many-slots': (p: {
    readonly location: string;
    readonly max: number;
    readonly used: number;
  }) => `${p.location} has ${count(p.max, 'slot', 'slots')}; ${number(p.used)} are filled.`,
  'construction/shared-slot': (p: { readonly slot: number; readonly location: string }) =>
    `Slot ${p.slot} of ${p.location} holds more than fits into it.`,
  'construction/too-few-heat-sinks': (p: { readonly count: number; readonly min: number }) =>
    `It has ${number(p.count)} heat sinks; at least ${number(p.min)} belong to the engine.`,
  'construction/mixed-heat-sinks': (p: { readonly item: string; readonly kind: string }) =>
    `Heat sinks must be of one kind: ${p.item} beside ${p.kind}.`,
  'construction/heat-sink-kind': (p: { readonly item: string }) =>
    `${p.item} is not the kind of heat sink that the design speaks of.`,
  'construction/heat-sinks-without-place': (p: {
    readonly count: number;
    readonly inSlots: number;
    readonly room: number;
  }) =>
    `Of ${number(p.count)} heat sinks ${number(p.inSlots)} stand in slots and at most ${number(p.room)} in the engine.`,
  'construction/heat-sinks-not-counted': (p: { readonly inSlots: number; readonly count: number }) =>
    `${number(p.inSlots)} heat sinks stand in slots, more than the ${number(p.count)} that it has.`,
  'construction/heat-capacity': (p: { readonly needed: number; readonly capacity: number }) =>
    `Its heat sinks take ${number(p.needed)} heat a turn, not ${number(p.capacity)}.`,
  'construction/structure-slots': (p: {
    readonly structure: string;
    readonly needed: number;
    readonly found: number;
  }) =>
    `Structure of the kind ${p.structure} fills ${count(p.needed, 'slot', 'slots')}, not ${number(p.found)}.`,
  'construction/armor-slots': (p: {
    readonly armor: string;
    readonly needed: number;
    readonly found: number;
    readonly location: string | null;
  }) =>
    `Armour of the kind ${p.armor} fills ${count(p.needed, 'slot', 'slots')} of its own kind, not ${number(p.found)}${at(p)}.`,
  'construction/spread-slots': (p: {
    readonly item: string;
    readonly needed: number;
    readonly found: number;
    readonly location: string | null;
  }) => `${p.item} fills ${count(p.needed, 'slot', 'slots')}, not ${number(p.found)}${at(p)}.`,
  'construction/place': (p: {
    readonly item: string;
    readonly location: string;
    readonly allowed: readonly string[];
  }) => `${p.item} may not stand in ${p.location}; allowed: ${either(p.allowed) || 'nowhere on this mech'}.`,
  'construction/needs-actuator': (p: {
    readonly item: string;
    readonly part: string;
    readonly location: string;
  }) => `${p.item} needs ${p.part} in ${p.location}.`,
  'construction/replaces-actuator': (p: {
    readonly item: string;
    readonly part: string;
    readonly location: string;
  }) => `${p.item} stands in place of ${p.part} in ${p.location}.`,
  'construction/piece-slots': (p: {
    readonly item: string;
    readonly needed: number;
    readonly found: number;
    readonly location: string;
  }) =>
    `A piece of ${p.item} fills ${count(p.needed, 'slot', 'slots')}, not ${number(p.found)} (${p.location}).`,
  'construction/split': (p: { readonly item: string; readonly locations: readonly string[] }) =>
    `${p.item} may not be split over ${list(p.locations)}.`,
  'construction/torn': (p: { readonly item: string; readonly location: string }) =>
    `The slots of ${p.item} in ${p.location} do not lie side by side.`,
  'construction/nothing-to-serve': (p: {
    readonly location: string;
    readonly count: number;
    readonly item: string;
    readonly served: number;
    readonly what: string;
  }) => `${p.location} has ${number(p.count)} of ${p.item} for ${number(p.served)} of ${p.what}.`,
  'construction/machine-gun-array': (p: {
    readonly item: string;
    readonly needed: number;
    readonly location: string;
    readonly found: number;
  }) =>
    `${p.item} needs ${count(p.needed, 'machine gun', 'machine guns')} of its kind in ${p.location}, and has ${number(p.found)}.`,
  'construction/no-turret': (p: { readonly location: string }) =>
    `Something in ${p.location} is in a turret that is not there.`,
  'construction/turret-does-not-fit': (p: { readonly turret: string }) =>
    `This mech cannot have a ${p.turret}.`,
  'construction/needs-ecm': (p: { readonly item: string }) => `${p.item} does not work without an ECM suite.`,
  'construction/excluded': (p: { readonly one: string; readonly other: string }) =>
    `${p.one} and ${p.other} exclude each other.`,
  'construction/more-than-one': (p: {
    readonly item: string;
    readonly count: number;
    readonly location: string | null;
  }) => `Only one ${p.item} is possible, not ${number(p.count)}${at(p)}.`,
  'construction/technology': (p: { readonly part: string; readonly techBase: string }) =>
    `${p.part} is not of the technology of this mech (${p.techBase}), and it is no mixed one.`,
  'construction/rules-level': (p: {
    readonly item: string;
    readonly level: string;
    readonly design: string;
  }) => `${p.item} is of the rules level ${p.level}, above the design’s ${p.design}.`,
  'construction/above-its-level': (p: {
    readonly item: string;
    readonly level: string;
    readonly design: string;
  }) =>
    `${p.item} is of the rules level ${p.level}, the design is called ${p.design}; it is taken as it is called.`,
  'construction/not-for-mechs': (p: { readonly item: string }) => `${p.item} is not made for mechs.`,
  'construction/pod-without-omni': (p: { readonly item: string }) =>
    `Only omni mechs carry pods (${p.item}).`,
  'construction/never-in-a-pod': (p: { readonly item: string }) =>
    `${p.item} is part of the base chassis and cannot be in a pod.`,
  'construction/omni-arm': (p: { readonly item: string; readonly location: string }) =>
    `An omni mech’s arm with ${p.item} has no lower arm and no hand (${p.location}).`,
  'construction/ammunition-without-bin': (p: {
    readonly slot: number;
    readonly location: string;
    readonly item: string;
  }) => `Slot ${p.slot} of ${p.location} holds ${p.item}, and no bin says how many shots it has.`,
  'construction/bin-without-ammunition': (p: {
    readonly slot: number;
    readonly location: string;
    readonly item: string;
  }) => `Slot ${p.slot} of ${p.location} does not hold the ${p.item} of the bin.`,
  'construction/shots': (p: { readonly item: string; readonly max: number; readonly shots: number }) =>
    `A bin of ${p.item} holds 1 to ${number(p.max)} shots, not ${number(p.shots)}.`,
  'construction/not-for-lams': (p: { readonly what: string }) => `A land-air mech cannot have ${p.what}.`,
  'construction/not-industrial': (p: { readonly what: string }) =>
    `An industrial mech cannot have ${p.what}.`,
  'construction/industrial-only': (p: { readonly what: string }) => `Only industrial mechs have ${p.what}.`,
  'construction/needs-fire-control': (p: { readonly what: string }) =>
    `${p.what} needs the fire control of a fighting mech’s cockpit.`,
  'construction/not-primitive': (p: { readonly what: string }) => `A primitive mech cannot have ${p.what}.`,
  'construction/unknown-item': (p: { readonly item: string }) =>
    `The catalogue knows no equipment ${p.item}.`,
  'construction/unknown-weight': (p: { readonly item: string }) =>
    `The weight of ${p.item} on this mech is not known.`,
  'construction/overweight': (p: { readonly weight: number; readonly tons: number }) =>
    `Its parts weigh ${number(p.weight)} t, more than its ${number(p.tons)} t.`,
} satisfies English;
