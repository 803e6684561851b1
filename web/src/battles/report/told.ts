/**
 * What sides say of a unit or of the field, in words: which part of it a pointer names, and the value there.
 */
import { locations } from '../../text/terms';
import { words } from '../../text/words';
import { directions, fates, pilotFates, t as b } from '../words';

const t = words(
  {
    armor: 'armour',
    structure: 'structure',
    slots: (slot: string) => `part ${slot}`,
    ammunition: (slot: string) => `shots in ${slot}`,
    fate: 'Fate',
    edge: 'Edge',
    hits: 'Pilot’s hits',
    pilotFate: 'Pilot',
    building: 'Construction points',
    minesUsed: 'Mines used',
    log: 'Log',
    whole: 'whole',
    hit: 'hit',
    open: 'open',
  },
  {
    armor: 'Panzerung',
    structure: 'Struktur',
    slots: (slot: string) => `Teil ${slot}`,
    ammunition: (slot: string) => `Schuss in ${slot}`,
    fate: 'Schicksal',
    edge: 'Rand',
    hits: 'Treffer des Piloten',
    pilotFate: 'Pilot',
    building: 'CP des Gebäudes',
    minesUsed: 'Verbrauchte Minen',
    log: 'Protokoll',
    whole: 'heil',
    hit: 'getroffen',
    open: 'offen',
  },
);

export const about = (pointer: string): string => {
  const [, first, kind, location = '', slot = ''] = pointer.split('/');
  if (first === 'condition') {
    const place = (locations as Readonly<Record<string, string>>)[location] ?? location;
    if (kind === 'armor' || kind === 'structure') return `${place}, ${t[kind]}`;
    return `${place}, ${kind === 'slots' ? t.slots(slot) : t.ammunition(slot)}`;
  }
  if (first === 'holder') return b.holder;
  if (first === 'turns') return b.turns;
  if (
    first === 'fate' ||
    first === 'edge' ||
    first === 'hits' ||
    first === 'pilotFate' ||
    first === 'minesUsed' ||
    first === 'log'
  )
    return t[first];
  return t.building;
};

export const value = (pointer: string, told: unknown, sideName: (side: string) => string): string => {
  const first = pointer.split('/')[1];
  if (pointer.startsWith('/condition/slots')) return told === null ? t.whole : t.hit;
  if (first === 'holder') return told === null ? b.nobody : sideName(String(told));
  if (told === undefined || told === null) return t.open;
  if (first === 'fate') return fates[told as keyof typeof fates];
  if (first === 'edge') return directions[told as keyof typeof directions];
  if (first === 'pilotFate') return pilotFates[told as keyof typeof pilotFates];
  return String(told);
};
