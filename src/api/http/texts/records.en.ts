/**
 * Texts of MegaMek's records (MM-4, MM-5): files that are none, and what in them contradicts the battle: in
 * English.
 */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

/** Which unit, and where in the file. */
const at = (p: { readonly name: string; readonly line: number }): string => `${p.name}, line ${p.line}`;

const { count, number } = formats.en;

export const en = {
  'record/force-list': () =>
    'This is a force list (root <unit>). The record of the battle is wanted (root <record>): at the end of the game MegaMek asks whether to save the units ' +
    'that survived; say yes. It proposes the name of the player with the ending .mul, in the folder of MegaMek. ' +
    'MegaMek 0.49 does not ask who has lost everything or only watched; the record of another player is enough. Later releases ask everybody. ' +
    'The files salvage.mul and Bot_….mul among its logs are others.',
  'record/other-file': (p: { readonly root: string }) =>
    `This is no record of a battle: its root is <${p.root}>. The file (.mul, root <record>) that MegaMek saves at the end of the game is wanted.`,
  'record/empty': 'The record names no unit.',
  'record/too-many-units': (p: { readonly most: number }) =>
    `The record has more than ${number(p.most)} units.`,
  'record/busy': 'Records of others are being read at the moment. Try again in a few seconds.',
  'record/too-much': 'The record says more of its units than any battle can: it would take too much room.',
  'record/no-figure': (p: {
    readonly element: string;
    readonly attribute: string;
    readonly name: string;
    readonly line: number;
  }) => `${at(p)}: <${p.element}> has no ${p.attribute}.`,
  'record/bad-figure': (p: {
    readonly element: string;
    readonly attribute: string;
    readonly value: string;
    readonly min: number;
    readonly max: number;
    readonly name: string;
    readonly line: number;
  }) =>
    `${at(p)}: <${p.element}> says “${p.value}” for ${p.attribute}; a figure from ${number(p.min)} to ${number(p.max)} is wanted.`,
  'record/location-twice': (p: { readonly index: number; readonly name: string; readonly line: number }) =>
    `${at(p)}: location ${p.index} stands there twice.`,
  'record/slot-twice': (p: { readonly slot: number; readonly name: string; readonly line: number }) =>
    `${at(p)}: slot ${p.slot} stands there twice.`,
  'record/unknown-location': (p: { readonly index: number; readonly name: string; readonly line: number }) =>
    `${at(p)}: a mech has no location ${p.index}.`,
  'record/armor-beyond-design': (p: {
    readonly points: number;
    readonly location: string;
    readonly max: number;
    readonly name: string;
    readonly line: number;
  }) =>
    `${at(p)}: ${count(p.points, 'point', 'points')} of armour in ${p.location}; the design has ${number(p.max)}.`,
  'record/structure-beyond-design': (p: {
    readonly points: number;
    readonly location: string;
    readonly max: number;
    readonly name: string;
    readonly line: number;
  }) =>
    `${at(p)}: ${count(p.points, 'point', 'points')} of structure in ${p.location}; the design has ${number(p.max)}.`,
  'record/no-such-slot': (p: {
    readonly location: string;
    readonly slot: number;
    readonly slots: number;
    readonly name: string;
    readonly line: number;
  }) => `${at(p)}: ${p.location} has no slot ${p.slot}, only ${number(p.slots)}.`,
  'record/unknown-equipment': (p: {
    readonly type: string;
    readonly location: string;
    readonly slot: number;
    readonly name: string;
    readonly line: number;
  }) => `${at(p)}: nobody knows the equipment “${p.type}” in ${p.location}, slot ${p.slot}.`,
  'record/other-equipment': (p: {
    readonly type: string;
    readonly location: string;
    readonly slot: number;
    readonly name: string;
    readonly line: number;
  }) => `${at(p)}: the design has no “${p.type}” in ${p.location}, slot ${p.slot}.`,
  'record/other-ammunition': (p: {
    readonly location: string;
    readonly slot: number;
    readonly type: string;
    readonly item: string;
    readonly shots: number;
    readonly name: string;
    readonly line: number;
  }) =>
    `${at(p)}: the bin in ${p.location}, slot ${p.slot}, was loaded with “${p.type}” in MegaMek; in the campaign it holds ` +
    `${p.item}. ${number(p.shots)} of its shots count as left.`,
  'record/shots-beyond-bin': (p: {
    readonly shots: number;
    readonly location: string;
    readonly slot: number;
    readonly max: number;
    readonly name: string;
    readonly line: number;
  }) =>
    `${at(p)}: ${count(p.shots, 'shot', 'shots')} in ${p.location}, slot ${p.slot}; a full bin has ${number(p.max)}.`,
  'record/unknown-unit': (p: { readonly name: string; readonly line: number }) =>
    `${at(p)}: the unit is not in this battle. Units are known by the ids in the force lists of the battle’s archive.`,
  'record/unit-twice': (p: { readonly name: string; readonly line: number }) =>
    `${at(p)}: the unit is there twice.`,
  'record/other-design': (p: { readonly design: string; readonly name: string; readonly line: number }) =>
    `${at(p)}: the record has a ${p.design} under the id of this unit.`,
  'record/other-side': (p: { readonly side: string }) =>
    `The record was saved by side ${p.side}; whoever fights on it hands it in, or the game master.`,
  'record/side-twice': (p: { readonly side: string | null }) =>
    p.side === null
      ? 'Two of the files are records of somebody who only watched; one is wanted.'
      : `Two of the files are records of side ${p.side}; one is wanted.`,
  'record/not-understood': (p: {
    readonly element: string;
    readonly within: string;
    readonly line: number;
    readonly count: number;
  }) =>
    `The record holds <${p.element}> in <${p.within}> (${number(p.count)} ×, first in line ${p.line}), which is not known here. It was left out: check by hand whether it matters.`,
  'record/open': 'This is still open.',
  'record/nothing-sent': 'Neither a record nor answers were sent.',
  'record/too-many-files': (p: { readonly most: number }) =>
    `At most ${number(p.most)} files can be sent at once.`,
  'record/not-a-form':
    'The form cannot be read: records are sent as multipart/form-data, answers as JSON in its field “answers”.',
  'shape/not-an-answer': 'A text, a whole number or null is wanted.',
  'shape/too-many': 'That is more than can be read at once.',
} satisfies English;
