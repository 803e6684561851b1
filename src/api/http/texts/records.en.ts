/** Texts of MegaMek's records (MM-4, MM-5): files that are none, and what in them contradicts the battle: in English. */
import type { Params, Wordings } from '../../../rules/texts';

const s = (p: Params, name: string): string => String(p[name]);
/** Which unit, and where in the file. */
const at = (p: Params): string => `${s(p, 'name')}, line ${s(p, 'line')}`;

export const en = {
  'record/force-list': () =>
    'This is a force list (root <unit>). The record of the battle is wanted (root <record>): at the end of the game MegaMek asks whether to save the units ' +
    'that survived; say yes. It proposes the name of the player with the ending .mul, in the folder of MegaMek. ' +
    'MegaMek 0.49 does not ask who has lost everything or only watched; the record of another player is enough. Later releases ask everybody. ' +
    'The files salvage.mul and Bot_….mul among its logs are others.',
  'record/other-file': (p) =>
    `This is no record of a battle: its root is <${s(p, 'root')}>. The file (.mul, root <record>) that MegaMek saves at the end of the game is wanted.`,
  'record/empty': 'The record names no unit.',
  'record/too-many-units': (p) => `The record has more than ${s(p, 'most')} units.`,
  'record/busy': 'Records of others are being read at the moment. Try again in a few seconds.',
  'record/too-much': 'The record says more of its units than any battle can: it would take too much room.',
  'record/no-figure': (p) => `${at(p)}: <${s(p, 'element')}> has no ${s(p, 'attribute')}.`,
  'record/bad-figure': (p) =>
    `${at(p)}: <${s(p, 'element')}> says ${s(p, 'attribute')}="${s(p, 'value')}"; a figure from ${s(p, 'min')} to ${s(p, 'max')} is wanted.`,
  'record/location-twice': (p) => `${at(p)}: location ${s(p, 'index')} stands there twice.`,
  'record/slot-twice': (p) => `${at(p)}: slot ${s(p, 'slot')} stands there twice.`,
  'record/unknown-location': (p) => `${at(p)}: a mech has no location ${s(p, 'index')}.`,
  'record/armor-beyond-design': (p) => `${at(p)}: ${s(p, 'points')} points of armour in ${s(p, 'location')}; the design has ${s(p, 'max')}.`,
  'record/structure-beyond-design': (p) => `${at(p)}: ${s(p, 'points')} points of structure in ${s(p, 'location')}; the design has ${s(p, 'max')}.`,
  'record/no-such-slot': (p) => `${at(p)}: ${s(p, 'location')} has no slot ${s(p, 'slot')}, only ${s(p, 'slots')}.`,
  'record/unknown-equipment': (p) => `${at(p)}: nobody knows the equipment “${s(p, 'type')}” in ${s(p, 'location')}, slot ${s(p, 'slot')}.`,
  'record/other-equipment': (p) => `${at(p)}: the design has no “${s(p, 'type')}” in ${s(p, 'location')}, slot ${s(p, 'slot')}.`,
  'record/other-ammunition': (p) =>
    `${at(p)}: the bin in ${s(p, 'location')}, slot ${s(p, 'slot')}, was loaded with “${s(p, 'type')}” in MegaMek; in the campaign it holds ` +
    `${s(p, 'item')}. ${s(p, 'shots')} shots of that count as left.`,
  'record/shots-beyond-bin': (p) => `${at(p)}: ${s(p, 'shots')} shots in ${s(p, 'location')}, slot ${s(p, 'slot')}; a full bin has ${s(p, 'max')}.`,
  'record/unknown-unit': (p) => `${at(p)}: the unit is not in this battle. Units are known by the ids in the force lists of the battle’s archive.`,
  'record/unit-twice': (p) => `${at(p)}: the unit is there twice.`,
  'record/other-design': (p) => `${at(p)}: the record has a ${s(p, 'design')} under the id of this unit.`,
  'record/other-side': (p) => `The record was saved by side ${s(p, 'side')}; whoever fights on it hands it in, or the game master.`,
  'record/side-twice': (p) =>
    p['side'] === null
      ? 'Two of the files are records of somebody who only watched; one is wanted.'
      : `Two of the files are records of side ${s(p, 'side')}; one is wanted.`,
  'record/open': 'This is still open.',
  'record/nothing-sent': 'Neither a record nor answers were sent.',
  'record/too-many-files': (p) => `At most ${s(p, 'most')} files can be sent at once.`,
  'record/not-a-form': 'The form cannot be read: records are sent as multipart/form-data, answers as JSON in its field “answers”.',
  'shape/not-an-answer': 'A text, a whole number or null is wanted.',
  'shape/too-many': 'That is more than can be read at once.',
} satisfies Wordings;
