/** Texts of repairs and refits (REP, DEP-2). */
import { inBoth, type SameCodes, type Texts, type Wordings } from './text';

/** `12 × "standard-armor"`; empty for a mech that lacks nothing. */
const lines = ({ missing }: Readonly<Record<string, unknown>>): string =>
  (Array.isArray(missing) ? (missing as readonly { readonly item: string; readonly units: number }[]) : [])
    .map(({ item, units }) => `${units} × "${item}"`)
    .join(', ');
const lacks = (p: Readonly<Record<string, unknown>>, en: string): string => (lines(p) === '' ? '' : ` ${en}: ${lines(p)}.`);

const en = {
  'repair/not-shut-down': (p) =>
    `${String(p['name'])} is not shut down for this round: structure and parts are repaired on a mech that stands still.`,
  'repair/not-so-damaged': (p) => `In ${String(p['location'])} only ${String(p['lost'])} points of armour can be mended.`,
  'repair/missing-stock': (p) =>
    `This takes ${String(p['needed'])} of "${String(p['item'])}"; of what lay in ${String(p['hex'])} at the start of the round ${String(p['usable'])} are left.`,
  'repair/nothing-to-mend': (p) =>
    `${String(p['name'])} has no armour that can be mended with what lay in ${String(p['hex'])} at the start of the round.${lacks(p, 'It lacks')}`,
  'repair/no-such-bin': (p) => `${String(p['name'])} has no such ammunition bin.`,
  'repair/nothing-to-reload': (p) =>
    `No bin of ${String(p['name'])} can be filled with what lay in ${String(p['hex'])} at the start of the round.${lacks(p, 'It lacks')}`,
  'repair/structure-whole': 'No structure is lost there.',
  'repair/no-hold': (p) => `${String(p['location'])} has nothing to hang on while ${String(p['torso'])} is gone: repair both.`,
  'repair/nothing-to-replace': (p) => `In slot ${String(p['slot'])} of ${String(p['location'])} nothing is broken that could be replaced.`,
  'repair/other-technology': 'This structure is of the other technology: only a black market sells it.',
  'repair/hired': (p) => `${String(p['name'])} is hired: it cannot be refitted.`,
  'repair/in-the-hangar': (p) => `${String(p['name'])} is in the hangar until supply ends: put this order above that of the hangar.`,
  'repair/hangar-taken': 'A hangar repairs one mech a round, and this one is taken by an order above.',
  'repair/not-at-the-hangar': (p) => `${String(p['name'])} does not stand in ${String(p['hex'])}, where the hangar is.`,
  'repair/nothing-for-the-hangar': (p) =>
    `There is nothing about ${String(p['name'])} that the hangar could restore with what lay there at the start of the round.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'repair/not-shut-down': (p) =>
    `${String(p['name'])} ist diese Runde nicht abgeschaltet: Struktur und Teile werden nur am stehenden Mech instand gesetzt.`,
  'repair/not-so-damaged': (p) => `In ${String(p['location'])} sind nur ${String(p['lost'])} Punkte Panzerung auszubessern.`,
  'repair/missing-stock': (p) =>
    `Das braucht ${String(p['needed'])} von "${String(p['item'])}"; von dem, was zu Beginn der Runde in ${String(p['hex'])} lag, sind ${String(p['usable'])} übrig.`,
  'repair/nothing-to-mend': (p) =>
    `An ${String(p['name'])} ist mit dem, was zu Beginn der Runde in ${String(p['hex'])} lag, keine Panzerung auszubessern.${lacks(p, 'Es fehlen')}`,
  'repair/no-such-bin': (p) => `${String(p['name'])} hat kein solches Munitionslager.`,
  'repair/nothing-to-reload': (p) =>
    `Mit dem, was zu Beginn der Runde in ${String(p['hex'])} lag, ist kein Munitionslager von ${String(p['name'])} aufzufüllen.${lacks(p, 'Es fehlen')}`,
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

export const texts: Texts = inBoth(en, de);
