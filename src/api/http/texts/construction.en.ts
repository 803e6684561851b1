/** Texts of what is wrong with a design's construction: in English. */
import type { Params, Wordings } from '../../../rules/texts';

const s = (params: Params, name: string): string => String(params[name]);
const list = (params: Params, name: string): string =>
  Array.isArray(params[name]) ? (params[name] as readonly unknown[]).map(String).join(', ') : '';
const at = (params: Params): string => (typeof params['location'] === 'string' ? ` (${params['location']})` : '');

export const en = {
  'construction/figure': (p) => `The figure ${s(p, 'value')} is not a whole number from 0 to ${s(p, 'max')}.`,
  'construction/tonnage': (p) => `A mech of ${s(p, 'tons')} t cannot be built: mechs weigh ${s(p, 'min')} to ${s(p, 'max')} t in steps of 5.`,
  'construction/engine-rating': (p) =>
    `There is no engine of rating ${s(p, 'rating')}: ratings go from ${s(p, 'min')} to ${s(p, 'max')} in steps of 5.`,
  'construction/engine-speed': (p) => `To walk ${s(p, 'walk')} MP it needs an engine of rating ${s(p, 'needed')}, not ${s(p, 'rating')}.`,
  'construction/run': (p) => `It runs ${s(p, 'needed')} MP, not ${s(p, 'run')}.`,
  'construction/jump': (p) => `With ${s(p, 'jets')} jump jets it does not jump ${s(p, 'jump')} MP.`,
  'construction/fewer-jump-mp': (p) => `It has ${s(p, 'jets')} jump jets, and jumps ${s(p, 'jump')} MP, as it is said to; that counts.`,
  'construction/too-many-jump-jets': (p) => `It has ${s(p, 'count')} jump jets; with its engine it may have ${s(p, 'max')}.`,
  'construction/mixed-jump-jets': (p) => `Jump jets of different kinds do not go together: ${list(p, 'items')}.`,
  'construction/jump-engine': (p) => `An engine of the kind ${s(p, 'engine')} feeds no jump jets.`,
  'construction/structure-points': (p) => `The internal structure of ${s(p, 'location')} has ${s(p, 'needed')} points, not ${s(p, 'points')}.`,
  'construction/too-much-armor': (p) => `${s(p, 'location')} bears at most ${s(p, 'max')} points of armour, not ${s(p, 'points')}.`,
  'construction/cockpit-slots': (p) => `${s(p, 'location')} needs ${s(p, 'needed')} slots of ${s(p, 'part')} and has ${s(p, 'found')}.`,
  'construction/engine-slots': (p) => `The engine fills ${s(p, 'needed')} slots of ${s(p, 'location')}, not ${s(p, 'found')}.`,
  'construction/gyro-slots': (p) => `The gyro fills ${s(p, 'needed')} slots of ${s(p, 'location')}, not ${s(p, 'found')}.`,
  'construction/actuators': (p) => `${s(p, 'location')} has ${s(p, 'found')} times ${s(p, 'part')}; allowed are ${s(p, 'needed')}.`,
  'construction/conversion-gear': (p) =>
    `${s(p, 'location')} has ${s(p, 'found')} slots of ${s(p, 'part')}, not ${s(p, 'needed')}: such parts belong to QuadVees and land-air mechs alone.`,
  'construction/hand-without-lower-arm': (p) => `There is no hand without a lower arm (${s(p, 'location')}).`,
  'construction/too-many-slots': (p) => `${s(p, 'location')} has ${s(p, 'max')} slots; ${s(p, 'used')} are filled.`,
  'construction/shared-slot': (p) => `Slot ${s(p, 'slot')} of ${s(p, 'location')} holds more than has room in it.`,
  'construction/too-few-heat-sinks': (p) => `It has ${s(p, 'count')} heat sinks; at least ${s(p, 'min')} belong to the engine.`,
  'construction/mixed-heat-sinks': (p) => `Heat sinks must be of one kind: ${s(p, 'item')} beside ${s(p, 'kind')}.`,
  'construction/heat-sink-kind': (p) => `${s(p, 'item')} is not the kind of heat sink that the design speaks of.`,
  'construction/heat-sinks-without-place': (p) =>
    `Of ${s(p, 'count')} heat sinks ${s(p, 'inSlots')} stand in slots and at most ${s(p, 'room')} in the engine.`,
  'construction/heat-sinks-not-counted': (p) => `${s(p, 'inSlots')} heat sinks stand in slots, more than the ${s(p, 'count')} that it has.`,
  'construction/heat-capacity': (p) => `Its heat sinks take ${s(p, 'needed')} heat a turn, not ${s(p, 'capacity')}.`,
  'construction/structure-slots': (p) => `Structure of the kind ${s(p, 'structure')} fills ${s(p, 'needed')} slots, not ${s(p, 'found')}.`,
  'construction/armor-slots': (p) =>
    `Armour of the kind ${s(p, 'armor')} fills ${s(p, 'needed')} slots of its own kind, not ${s(p, 'found')}${at(p)}.`,
  'construction/spread-slots': (p) => `${s(p, 'item')} fills ${s(p, 'needed')} slots, not ${s(p, 'found')}${at(p)}.`,
  'construction/place': (p) => `${s(p, 'item')} may not stand in ${s(p, 'location')}; allowed: ${list(p, 'allowed') || 'nowhere on this mech'}.`,
  'construction/needs-actuator': (p) => `${s(p, 'item')} needs ${s(p, 'part')} in ${s(p, 'location')}.`,
  'construction/replaces-actuator': (p) => `${s(p, 'item')} stands in place of ${s(p, 'part')} in ${s(p, 'location')}.`,
  'construction/piece-slots': (p) => `A piece of ${s(p, 'item')} fills ${s(p, 'needed')} slots, not ${s(p, 'found')} (${s(p, 'location')}).`,
  'construction/split': (p) => `${s(p, 'item')} may not be split over ${list(p, 'locations')}.`,
  'construction/torn': (p) => `The slots of ${s(p, 'item')} in ${s(p, 'location')} do not lie side by side.`,
  'construction/nothing-to-serve': (p) => `${s(p, 'location')} has ${s(p, 'count')} of ${s(p, 'item')} for ${s(p, 'served')} of ${s(p, 'what')}.`,
  'construction/machine-gun-array': (p) =>
    `${s(p, 'item')} needs ${s(p, 'needed')} machine guns of its kind in ${s(p, 'location')}, and has ${s(p, 'found')}.`,
  'construction/no-turret': (p) => `Something in ${s(p, 'location')} is in a turret that is not there.`,
  'construction/turret-does-not-fit': (p) => `This mech cannot have a ${s(p, 'turret')}.`,
  'construction/needs-ecm': (p) => `${s(p, 'item')} does not work without an ECM suite.`,
  'construction/excluded': (p) => `${s(p, 'one')} and ${s(p, 'other')} exclude each other.`,
  'construction/more-than-one': (p) => `Only one ${s(p, 'item')} is possible, not ${s(p, 'count')}${at(p)}.`,
  'construction/technology': (p) => `${s(p, 'part')} is not of the technology of this mech (${s(p, 'techBase')}), and it is no mixed one.`,
  'construction/rules-level': (p) => `${s(p, 'item')} is of the rules level ${s(p, 'level')}, above the design’s ${s(p, 'design')}.`,
  'construction/above-its-level': (p) =>
    `${s(p, 'item')} is of the rules level ${s(p, 'level')}, the design is called ${s(p, 'design')}; it is taken as it is called.`,
  'construction/not-for-mechs': (p) => `${s(p, 'item')} is not made for mechs.`,
  'construction/pod-without-omni': (p) => `Only omni mechs carry pods (${s(p, 'item')}).`,
  'construction/never-in-a-pod': (p) => `${s(p, 'item')} is part of the base chassis and cannot be in a pod.`,
  'construction/omni-arm': (p) => `An omni mech’s arm with ${s(p, 'item')} has no lower arm and no hand (${s(p, 'location')}).`,
  'construction/ammunition-without-bin': (p) => `Slot ${s(p, 'slot')} of ${s(p, 'location')} holds ${s(p, 'item')}, and no bin tells its shots.`,
  'construction/bin-without-ammunition': (p) => `Slot ${s(p, 'slot')} of ${s(p, 'location')} does not hold the ${s(p, 'item')} of the bin.`,
  'construction/shots': (p) => `A bin of ${s(p, 'item')} holds 1 to ${s(p, 'max')} shots, not ${s(p, 'shots')}.`,
  'construction/not-for-lams': (p) => `A land-air mech cannot have ${s(p, 'what')}.`,
  'construction/not-industrial': (p) => `An industrial mech cannot have ${s(p, 'what')}.`,
  'construction/industrial-only': (p) => `Only industrial mechs have ${s(p, 'what')}.`,
  'construction/needs-fire-control': (p) => `${s(p, 'what')} needs the fire control of a fighting mech’s cockpit.`,
  'construction/not-primitive': (p) => `A primitive mech cannot have ${s(p, 'what')}.`,
  'construction/unknown-item': (p) => `The catalogue knows no equipment ${s(p, 'item')}.`,
  'construction/unknown-weight': (p) => `The weight of ${s(p, 'item')} on this mech is not known.`,
  'construction/overweight': (p) => `Its parts weigh ${s(p, 'weight')} t, more than its ${s(p, 'tons')} t.`,
} satisfies Wordings;
