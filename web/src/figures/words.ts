/** Texts of a player's own figures of Dark Age. */
import { words } from '../text/words';

export const t = words(
  {
    title: 'My figures',
    entry: 'My figures of Dark Age',
    what: 'Figures that you make of mechs of the catalogue. You lead them when you open a match of Dark Age with a setup of your own.',
    none: 'You have no figures yet. Choose a mech below.',
    points: (points: string) => `${points} ${points === '1' ? 'point' : 'points'}`,
    make: 'Make a figure',
    rank: 'Pilot',
    green: 'green',
    veteran: 'veteran',
    elite: 'elite',
    unique: 'unique, once in an army',
    faction: 'Faction',
    mercenary: 'Mercenaries',
    renameIt: 'Rename',
    rename: (name: string) => `Rename ${name}`,
    newName: 'New name',
    save: 'Save',
    remove: (name: string) => `Remove ${name}`,
    made: (name: string) => `${name} is on your list.`,
    more: 'Show more',
    match: 'Open a match with them',
    back: 'Matches',
  },
  {
    title: 'Meine Figuren',
    entry: 'Meine Figuren für Dark Age',
    what: 'Figuren, die du aus Mechs des Katalogs machst. Du führst sie, wenn du eine Partie Dark Age mit eigenem Aufbau eröffnest.',
    none: 'Du hast noch keine Figuren. Such dir unten einen Mech aus.',
    points: (points: string) => `${points} ${points === '1' ? 'Punkt' : 'Punkte'}`,
    make: 'Figur machen',
    rank: 'Pilot',
    green: 'grün',
    veteran: 'Veteran',
    elite: 'Elite',
    unique: 'einmalig, nur einmal in einer Armee',
    faction: 'Fraktion',
    mercenary: 'Söldner',
    renameIt: 'Umbenennen',
    rename: (name: string) => `${name} umbenennen`,
    newName: 'Neuer Name',
    save: 'Speichern',
    remove: (name: string) => `${name} entfernen`,
    made: (name: string) => `${name} steht auf deiner Liste.`,
    more: 'Mehr zeigen',
    match: 'Partie mit ihnen eröffnen',
    back: 'Partien',
  },
);

/** As the figures' bases call them, in every language. */
export const FACTION_NAMES: Readonly<Record<string, string>> = {
  'dragons-fury': 'Dragon’s Fury',
  swordsworn: 'Swordsworn',
  highlanders: 'Highlanders',
  'steel-wolves': 'Steel Wolves',
  'spirit-cats': 'Spirit Cats',
  'bannsons-raiders': 'Bannson’s Raiders',
};

export const RANKS = ['green', 'veteran', 'elite', 'unique'] as const;
export type Rank = (typeof RANKS)[number];

/** One that this page does not know yet is shown by its code. */
export const rankName = (rank: string): string => {
  const known = RANKS.find((one) => one === rank);
  return known === undefined ? rank : t[known];
};
export const factionName = (faction: string | null): string =>
  faction === null ? t.mercenary : (FACTION_NAMES[faction] ?? faction);
