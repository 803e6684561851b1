/**
 * Texts of combat: attacks (CMB-2, CMB-3), battle reports (CMB-5 to CMB-9, TAC-5 to TAC-7) and battles as a
 * whole (CMB-11): in English.
 */
import { formats } from '../../kernel';
import { directionName } from '../model/names';
import type { English } from './text';

const { count, number } = formats.en;

export const en = {
  'combat/off-map': (p: { readonly hex: string }) => `Hex ${p.hex} is not on the map.`,
  'combat/nobody-there': (p: { readonly hex: string }) => `No enemy is seen in ${p.hex}.`,
  'combat/attacks-twice': (p: { readonly name: string }) => `${p.name} is ordered to attack already.`,
  'combat/not-able-to-fight': (p: { readonly name: string }) => `${p.name} is not able to fight this round.`,
  'combat/already-fighting': (p: { readonly name: string; readonly hex: string }) =>
    `${p.name} fights in its own hex ${p.hex} and cannot attack another.`,
  'combat/not-adjacent': (p: { readonly target: string; readonly hex: string; readonly name: string }) =>
    `${p.target} is not adjacent to ${p.hex}, where ${p.name} stands.`,
  'campaign/not-running': 'The campaign is not running.',
  'battle/unknown': 'There is no such battle.',
  'engine/not-its-battle': 'The battle has been given to another engine.',
  'engine/report-waits':
    'A different report of this battle is already waiting; the game master can change it.',
  'battle/unknown-report': 'The battle has no such report.',
  // Also of one that was called off, of which no report counts.
  'battle/already-done': 'The battle is over.',
  'battle/not-now': 'The battle is not being fought now.',
  'battle/superseded-report': 'Another report has taken the place of this one.',
  'battle/report-disputed': 'The report is disputed: the game master decides, or another report is filed.',
  'battle/already-disputed': 'You have disputed this report already.',
  'battle/too-many-reports': (p: { readonly max: number }) =>
    `You have filed ${number(p.max)} reports of this battle: confirm, dispute, or ask the game master to edit the one that waits.`,
  'battle/fought-here':
    'The battle is being fought on the server: its end is the report. The game master can hand it to the table.',
  'battle/no-report': 'The battle has no report yet.',
  'battle/too-many-sides': (p: { readonly sides: number; readonly most: number }) =>
    `A match has at most ${number(p.most)} sides; this battle has ${number(p.sides)}.`,
  'battle/not-two-sides': (p: { readonly sides: number }) =>
    `The quick-start rules know two sides; this battle has ${number(p.sides)}.`,
  'battle/side-too-large': (p: { readonly side: string; readonly units: number; readonly most: number }) =>
    `A side has at most ${number(p.most)} units under these rules; side ${p.side} has ${number(p.units)}.`,
  'battle/too-many-forces': (p: { readonly forces: number; readonly most: number }) =>
    `At most ${number(p.most)} forces can meet in such a match; in this battle there are ${number(p.forces)}.`,
  'battle/army-too-large': (p: { readonly side: string; readonly units: number; readonly most: number }) =>
    `A force of such a match has at most ${number(p.most)} units; one of side ${p.side} has ${number(p.units)}.`,
  'battle/boards-not-taken':
    'Map sheets of your own can only be used by BattleTech on the server under the standard rules.',
  'battle/boards-late':
    'The battle is being fought already. Take it back to the table, then hand it over again with its map sheets.',
  'battle/board-file': (p: { readonly file: string; readonly lines: number }) =>
    `${p.file} cannot be read (${count(p.lines, 'mistake', 'mistakes')}):`,
  'battle/board-measure': (p: { readonly file: string; readonly columns: number; readonly rows: number }) =>
    `${p.file} has ${number(p.columns)} × ${number(p.rows)} hexes. A map sheet has 16 × 17, the whole field 80 × 85.`,
  'battle/board-alone': (p: { readonly file: string }) =>
    `${p.file} is the whole field: no other file goes with it.`,
  'battle/unknown-board': (p: { readonly board: string }) =>
    `Your library has no map sheet ${p.board}. GET /v1/me/boards lists what it has.`,
  'battle/board-twice': (p: { readonly sheet: number }) => `Map sheet ${number(p.sheet)} is given twice.`,
  'battle/no-figure': (p: { readonly name: string }) =>
    `${p.name} cannot become a figure: the catalogue does not know its design.`,
  'battle/unit-not-a-mech': (p: { readonly name: string }) =>
    `${p.name} is no mech; the quick-start rules know only mechs.`,
  'battle/unit-own-design': (p: { readonly name: string }) =>
    `${p.name} has a design that was imported or refitted; the quick-start rules know only the bundled ones.`,
  'battle/unit-damaged': (p: { readonly name: string }) =>
    `${p.name} is damaged; the quick-start rules know only undamaged mechs.`,
  'battle/unit-shut-down': (p: { readonly name: string }) =>
    `${p.name} stands shut down; the quick-start rules do not know that.`,
  'battle/unit-without-pilot': (p: { readonly name: string }) =>
    `${p.name} has no pilot; the quick-start rules know only mechs with pilots.`,
  'battle/stale-hash': 'The report is not for this setup of the battle: its hash differs.',
  'battle/too-many-turns': (p: { readonly max: number; readonly turns: number }) =>
    `The battle has a limit of ${count(p.max, 'turn', 'turns')}; the report says ${number(p.turns)}.`,
  'battle/unknown-unit': (p: { readonly unit: string }) => `The battle has no unit with the id ${p.unit}.`,
  'battle/unit-twice': (p: { readonly name: string }) => `${p.name} is in the report twice.`,
  'battle/unit-missing': (p: { readonly name: string }) => `The report does not mention ${p.name}.`,
  'battle/unknown-building': (p: { readonly building: string }) =>
    `The battle has no building with the id ${p.building}.`,
  'battle/building-twice': (p: { readonly name: string }) => `${p.name} is in the report twice.`,
  'battle/building-missing': (p: { readonly name: string }) =>
    `The report does not mention the building (${p.name}).`,
  'battle/building-cp': (p: { readonly max: number; readonly cp: number }) =>
    `The building can have 0 to ${number(p.max)} CP after the battle, not ${number(p.cp)}.`,
  'battle/indestructible': 'This building cannot be damaged.',
  'battle/unknown-side': (p: { readonly side: string }) => `The battle has no side ${p.side}.`,
  'battle/too-many-mines': (p: { readonly side: string; readonly used: number; readonly max: number }) =>
    `Side ${p.side} may lay ${count(p.max, 'mine', 'mines')} at most, not ${number(p.used)}.`,
  'battle/holder-missing': (p: { readonly side: string }) =>
    `Only side ${p.side} has mechs able to fight on the field: it has won.`,
  'battle/holder-has-nobody': (p: { readonly side: string }) =>
    `Side ${p.side} has no mech able to fight on the field, and cannot hold the field.`,
  'battle/field-contested': (p: { readonly side: string }) =>
    `Side ${p.side} has not won: others still have mechs able to fight on the field.`,
  'battle/edge-without-withdrawal': (p: { readonly name: string }) =>
    `${p.name} did not withdraw, so it left over no edge.`,
  'battle/edge-missing': (p: { readonly name: string }) =>
    `${p.name} withdrew: the report must say over which edge.`,
  'battle/edge-closed': (p: { readonly name: string; readonly edge: string }) =>
    `${p.name} cannot leave over the edge to the ${directionName(p.edge, 'en')}.`,
  'battle/no-such-pilot': (p: { readonly name: string }) => `${p.name} had no pilot.`,
  'battle/pilot-missing': (p: { readonly pilot: string; readonly name: string }) =>
    `The report does not mention ${p.pilot}, the pilot of ${p.name}.`,
  'battle/pilot-healed': (p: { readonly pilot: string; readonly before: number; readonly hits: number }) =>
    `${p.pilot} had ${count(p.before, 'hit', 'hits')} and cannot have ${number(p.hits)} after the battle.`,
  'battle/pilot-survives-six-hits': (p: { readonly pilot: string }) => `${p.pilot} has 6 hits and is dead.`,
  'battle/captured-without-captor': (p: { readonly pilot: string }) =>
    `No enemy has won who could capture ${p.pilot}.`,
  'battle/withdrawn-without-pilot': (p: { readonly name: string }) =>
    `${p.name} cannot have withdrawn without its pilot.`,
  'battle/destroyed-but-whole': (p: { readonly name: string }) =>
    `${p.name} is reported destroyed, but its centre torso has structure left.`,
  'battle/beyond-salvage': (p: { readonly name: string }) =>
    `The centre torso of ${p.name} is gone: the mech is destroyed.`,
  'battle/withdrawn-wreck': (p: { readonly name: string }) =>
    `${p.name} is a wreck and cannot have withdrawn.`,
  'battle/fit-wreck': (p: { readonly name: string }) => `${p.name} is reported fit, but is a wreck.`,
  'battle/fit-without-pilot': (p: { readonly name: string }) =>
    `${p.name} is reported fit, but has no pilot in it.`,
  'battle/pilot-in-lost-head': (p: { readonly name: string }) =>
    `The head of ${p.name} was shot off: its pilot is dead or has ejected.`,
  'battle/withdrawn-shut-down': (p: { readonly name: string }) =>
    `${p.name} stood shut down and cannot have withdrawn.`,
  'battle/armor-repaired': (p: {
    readonly name: string;
    readonly before: number;
    readonly location: string;
    readonly after: number;
  }) => `${p.name} had ${number(p.before)} armour at ${p.location} and cannot have ${number(p.after)}.`,
  'battle/structure-repaired': (p: {
    readonly name: string;
    readonly before: number;
    readonly location: string;
    readonly after: number;
  }) => `${p.name} had ${number(p.before)} structure at ${p.location} and cannot have ${number(p.after)}.`,
  'battle/slot-repaired': (p: { readonly name: string; readonly slot: number; readonly location: string }) =>
    `${p.name}: slot ${p.slot} at ${p.location} was damaged before the battle and still is.`,
  'battle/ammunition-refilled': (p: {
    readonly name: string;
    readonly slot: number;
    readonly location: string;
    readonly before: number;
    readonly after: number;
  }) =>
    `${p.name}: slot ${p.slot} at ${p.location} held ${count(p.before, 'shot', 'shots')} and cannot hold ${number(p.after)}.`,
  'condition/unknown-location': (p: { readonly location: string }) => `A mech has no location ${p.location}.`,
  'condition/armor-out-of-range': (p: { readonly location: string; readonly max: number }) =>
    `The armour at ${p.location} must be a whole number from 0 to ${number(p.max)}.`,
  'condition/structure-out-of-range': (p: { readonly location: string; readonly max: number }) =>
    `The structure at ${p.location} must be a whole number from 0 to ${number(p.max)}.`,
  'condition/no-such-slot': (p: {
    readonly location: string;
    readonly slots: number;
    readonly slot: number;
  }) => `${p.location} has ${count(p.slots, 'slot', 'slots')}, no slot ${p.slot}.`,
  'condition/empty-slot': (p: { readonly slot: number; readonly location: string }) =>
    `Slot ${p.slot} at ${p.location} is empty.`,
  'condition/unknown-state': 'A damaged slot is either hit or destroyed.',
  'condition/slot-twice': (p: { readonly slot: number; readonly location: string }) =>
    `Slot ${p.slot} at ${p.location} is named twice.`,
  'condition/no-bin': (p: { readonly slot: number; readonly location: string }) =>
    `Slot ${p.slot} at ${p.location} holds no ammunition.`,
  'condition/shots-out-of-range': (p: {
    readonly slot: number;
    readonly location: string;
    readonly max: number;
    readonly shots: number;
  }) => `Slot ${p.slot} at ${p.location} holds 0 to ${number(p.max)} shots, not ${number(p.shots)}.`,
  'condition/bin-twice': (p: { readonly slot: number; readonly location: string }) =>
    `The ammunition in slot ${p.slot} at ${p.location} is named twice.`,
  'shape/not-a-text': (p: { readonly max: number }) =>
    `This must be a text of at most ${number(p.max)} characters.`,
  'shape/not-a-side': 'This must be a side of the battle, or null.',
} satisfies English;
