/** The same in German. */
import type { Params, SameCodes } from './text';
import type { en } from './repair.en';

/** `12 × "standard-armor"`; empty for a mech that lacks nothing. */
const lines = ({ missing }: Params): string =>
  (Array.isArray(missing) ? (missing as readonly { readonly item: string; readonly units: number }[]) : [])
    .map(({ item, units }) => `${units} × „${item}“`)
    .join(', ');
const lacks = (p: Params): string => (lines(p) === '' ? '' : ` Es fehlen: ${lines(p)}.`);

export const de: SameCodes<typeof en> = {
  'repair/not-shut-down': (p) =>
    `${String(p['name'])} ist diese Runde nicht abgeschaltet: Struktur und Teile werden nur am stehenden Mech instand gesetzt.`,
  'repair/not-so-damaged': (p) => `In ${String(p['location'])} sind nur ${String(p['lost'])} Punkte Panzerung auszubessern.`,
  'repair/missing-stock': (p) =>
    `Das braucht ${String(p['needed'])} von "${String(p['item'])}"; von dem, was zu Beginn der Runde in ${String(p['hex'])} lag, sind ${String(p['usable'])} übrig.`,
  'repair/nothing-to-mend': (p) =>
    `An ${String(p['name'])} ist mit dem, was zu Beginn der Runde in ${String(p['hex'])} lag, keine Panzerung auszubessern.${lacks(p)}`,
  'repair/no-such-bin': (p) => `${String(p['name'])} hat kein solches Munitionslager.`,
  'repair/nothing-to-reload': (p) =>
    `Mit dem, was zu Beginn der Runde in ${String(p['hex'])} lag, ist kein Munitionslager von ${String(p['name'])} aufzufüllen.${lacks(p)}`,
  'repair/structure-whole': 'Dort fehlt keine Struktur.',
  'repair/no-hold': (p) => `${String(p['location'])} hat keinen Halt, solange ${String(p['torso'])} fehlt: Beides muss instand gesetzt werden.`,
  'repair/nothing-to-replace': (p) => `In Platz ${String(p['slot'])} von ${String(p['location'])} ist nichts kaputt, was zu ersetzen wäre.`,
  'repair/other-technology': 'Diese Struktur gehört zur anderen Technologie: Die verkauft nur ein Schwarzmarkt.',
  'repair/hired': (p) => `${String(p['name'])} ist gemietet und kann nicht umgebaut werden.`,
  'repair/in-the-hangar': (p) => `${String(p['name'])} ist bis zum Ende des Nachschubs im Hangar: Dieser Befehl muss über dem des Hangars stehen.`,
  'repair/hangar-taken': 'Ein Hangar repariert einen Mech je Runde, und diesen belegt schon ein Befehl darüber.',
  'repair/not-at-the-hangar': (p) => `${String(p['name'])} steht nicht in ${String(p['hex'])}, wo der Hangar ist.`,
  'repair/nothing-for-the-hangar': (p) =>
    `An ${String(p['name'])} ist nichts, was der Hangar mit dem wiederherstellen könnte, was zu Beginn der Runde dort lag.`,
};
