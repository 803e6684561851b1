/**
 * Texts of why a mech file is not understood; each names what stands on the line, the line itself is told
 * with it: in English.
 */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const at = (p: { readonly line: number }): string => `Line ${p.line}: `;

const { count, number } = formats.en;

export const en = {
  'mech-file/no-text': (p: { readonly line: number }) => `${at(p)}this is no text in UTF-8 or Windows-1252.`,
  'mech-file/missing': (p: { readonly key: string; readonly line: number }) =>
    `${at(p)}the file ends without “${p.key}”.`,
  'mech-file/no-armor-kind': (p: { readonly line: number }) =>
    `${at(p)}patchwork armour needs a kind in front of the points.`,
  'mech-file/twice': (p: { readonly key: string; readonly first: number; readonly line: number }) =>
    `${at(p)}“${p.key}” is said differently in line ${p.first}.`,
  'mech-file/no-meaning': (p: { readonly line: number }) =>
    `${at(p)}a line like this does not belong here in a mech file.`,
  'mech-file/stray-line': (p: { readonly line: number }) =>
    `${at(p)}no key introduces this line; it was left out.`,
  'mech-file/told-twice': (p: { readonly key: string; readonly first: number; readonly line: number }) =>
    `${at(p)}“${p.key}” also stands in line ${p.first}; this one counts.`,
  'mech-file/nobodys-name': (p: { readonly name: string; readonly line: number }) =>
    `${at(p)}MegaMek does not know “${p.name}” either, and leaves the slot empty; so it is here.`,
  'mech-file/no-number': (p: {
    readonly key: string;
    readonly min: number;
    readonly max: number;
    readonly line: number;
  }) => `${at(p)}“${p.key}” must be a whole number from ${number(p.min)} to ${number(p.max)}.`,
  'mech-file/mass-step': (p: { readonly step: number; readonly line: number }) =>
    `${at(p)}a mech’s mass goes in steps of ${number(p.step)} t.`,
  'mech-file/unknown-value': (p: { readonly value: string; readonly key: string; readonly line: number }) =>
    `${at(p)}“${p.value}” is no known ${p.key}.`,
  'mech-file/not-covered': (p: { readonly what: string; readonly line: number }) =>
    `${at(p)}designs with ${p.what} are not covered here.`,
  'mech-file/unknown-item': (p: { readonly name: string; readonly line: number }) =>
    `${at(p)}the catalogue does not know the equipment “${p.name}”.`,
  'mech-file/mark-on-part': (p: { readonly line: number }) =>
    `${at(p)}a part of the mech itself cannot be rear-facing, in a pod, in a turret or sized.`,
  'mech-file/crowded-slot': (p: { readonly line: number }) =>
    `${at(p)}no more than two items fit into one slot.`,
  'mech-file/too-many-slots': (p: {
    readonly location: string;
    readonly slots: number;
    readonly line: number;
  }) => `${at(p)}${p.location} has only ${number(p.slots)} slots.`,
  'mech-file/not-patchwork': (p: { readonly line: number }) =>
    `${at(p)}only patchwork armour has a kind by location.`,
  'mech-file/heat-sinks-differ': (p: {
    readonly item: string;
    readonly said: string;
    readonly line: number;
  }) => `${at(p)}${p.item} in a slot is of another kind than “${p.said}”.`,
  'mech-file/too-many-heat-sinks': (p: {
    readonly slotted: number;
    readonly count: number;
    readonly line: number;
  }) => `${at(p)}${number(p.slotted)} heat sinks stand in slots, but ${number(p.count)} are counted.`,
  'mech-file/no-name': (p: { readonly line: number }) =>
    `${at(p)}a chassis needs a name with a letter or a digit.`,
  'mech-file/hidden-characters': (p: { readonly line: number }) =>
    `${at(p)}there are control characters in it, or some that turn the direction of writing.`,
  'mech-file/name-too-long': (p: { readonly longest: number; readonly line: number }) =>
    `${at(p)}a name has at most ${number(p.longest)} characters.`,
  'mech-file/no-title': (p: { readonly line: number }) => `${at(p)}an assignment table begins with a title.`,
  'mech-file/no-entry': (p: { readonly line: number }) =>
    `${at(p)}an entry of an assignment table is a name, a comma and a weight.`,
  'mech-file/more': (p: { readonly count: number; readonly line: number }) =>
    `${at(p)}${count(p.count, 'further problem is', 'further problems are')} not listed.`,
  'mech-file/too-large': (p: { readonly most: number }) => `The file is larger than ${number(p.most)} bytes.`,
  'mech-file/line-too-long': (p: { readonly most: number }) =>
    `The file has a line of more than ${number(p.most)} bytes.`,
  'mech-file/too-many-files': (p: { readonly most: number }) =>
    `Reading ended here: more than ${number(p.most)} files are not read at once.`,
  'mech-file/too-much': (p: { readonly most: number }) =>
    `Reading ended here: more than ${number(p.most)} bytes are not read at once.`,
  'mech-file/bad-path': 'The name leads out of the archive, or is no name.',
  'mech-file/encrypted': 'The file is encrypted.',
  'mech-file/packed-too-tight': (p: { readonly most: number }) =>
    `The file unpacks to more than ${number(p.most)} times its size; no mech file does.`,
  'mech-file/overlapping': 'The file shares bytes of the archive with another one.',
  'mech-file/wrong-size': 'The file is not as long as the archive says.',
  'mech-file/damaged': 'The file is damaged in the archive.',
  'mech-file/unknown-packing': 'The file is packed in a way that is not known here.',
  'mech-file/bad-archive':
    'This is no .zip archive, or its list of files is broken; what could be read of it was read.',
  'mech-file/unreadable': 'The file could not be read from the disk.',
} satisfies English;
