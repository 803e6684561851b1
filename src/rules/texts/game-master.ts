/** Texts of what is wrong with a game master's command (END-2, ROUND-4). */
import { phaseName } from '../model/names';
import type { Texts } from './text';

const s = (value: unknown): string => String(value);
const list = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : '');

export const texts: Texts = {
  'gm/campaign-finished': { en: () => 'The campaign is over.', de: () => 'Die Kampagne ist zu Ende.' },
  'gm/reset-link-for-players': {
    en: () =>
      'A game master makes such a link only for those who play in the campaign. For everybody else it comes from the command line of the server.',
    de: () => 'Einen solchen Link macht die Spielleitung nur für Mitspielende. Für alle anderen kommt er von der Kommandozeile des Servers.',
  },
  'gm/too-many-reset-links': {
    en: (p) => `Too many links for new passwords within a day; the next one in ${Number(p['seconds'])} s.`,
    de: (p) => `Zu viele Links für neue Passwörter an einem Tag; der nächste in ${Number(p['seconds'])} s.`,
  },
  'gm/not-running': { en: () => 'The campaign is not running.', de: () => 'Die Kampagne läuft nicht.' },
  'gm/not-paused': { en: () => 'The campaign is not paused.', de: () => 'Die Kampagne ruht nicht.' },
  'gm/no-deadline-here': {
    en: (p) => `This phase (${phaseName(p['phase'], 'en')}) has no deadline.`,
    de: (p) => `Diese Phase (${phaseName(p['phase'], 'de')}) hat keine Frist.`,
  },
  'gm/no-orders-here': {
    en: (p) => `In this phase (${phaseName(p['phase'], 'en')}) nobody’s orders are waited for.`,
    de: (p) => `In dieser Phase (${phaseName(p['phase'], 'de')}) wird auf niemandes Befehle gewartet.`,
  },
  'gm/force-is-ready': { en: (p) => `${s(p['name'])} is ready already.`, de: (p) => `${s(p['name'])} ist schon bereit.` },
  'gm/force-is-out': {
    en: (p) => `${s(p['name'])} is out of the war: nobody waits for it.`,
    de: (p) => `${s(p['name'])} ist aus dem Krieg ausgeschieden: Darauf wartet niemand.`,
  },
  'gm/seat-is-vacant': { en: (p) => `Nobody plays ${s(p['name'])} now.`, de: (p) => `${s(p['name'])} wird gerade von niemandem gespielt.` },
  'gm/nudged-lately': {
    en: (p) => `They were nudged within the last hour; again in ${Number(p['seconds'])} s.`,
    de: (p) => `In der letzten Stunde ist dort schon erinnert worden; wieder in ${Number(p['seconds'])} s.`,
  },
  'gm/deadline-past': {
    en: (p) => `${s(p['at'])} has passed; it is ${s(p['now'])}. To end the phase now, send "now": true as well.`,
    de: (p) => `${s(p['at'])} ist vorbei; es ist ${s(p['now'])}. Soll die Phase jetzt enden, gehört "now": true dazu.`,
  },
  'gm/deadline-ahead': {
    en: (p) => `${s(p['at'])} is still to come; it is ${s(p['now'])}. Leave "now" out, or the time.`,
    de: (p) => `${s(p['at'])} kommt erst noch; es ist ${s(p['now'])}. Entweder "now" oder die Zeit weglassen.`,
  },
  'gm/no-such-force': { en: () => 'There is no such force.', de: () => 'Diese Streitmacht gibt es nicht.' },
  'gm/user-has-seat': { en: (p) => `This user plays seat ${s(p['seat'])} already.`, de: (p) => `Dieser Nutzer spielt schon Platz ${s(p['seat'])}.` },
  'gm/plays-himself': {
    en: (p) => `Who plays (seat ${s(p['seat'])}) cannot be game master.`,
    de: (p) => `Wer selbst spielt (Platz ${s(p['seat'])}), kann nicht Spielleitung sein.`,
  },
  'correction/unknown-kind': { en: () => 'There is no such correction.', de: () => 'Eine solche Berichtigung gibt es nicht.' },
  'correction/no-such-force': { en: () => 'There is no such force.', de: () => 'Diese Streitmacht gibt es nicht.' },
  'correction/no-such-mech': { en: () => 'There is no such mech.', de: () => 'Diesen Mech gibt es nicht.' },
  'correction/no-such-wreck': {
    en: () => 'No such mech is there to be salvaged.',
    de: () => 'Einen solchen Mech gibt es nicht zu bergen.',
  },
  'correction/not-in-that-battle': {
    en: (p) => `Only who fought in ${String(p['hex'])} may salvage there.`,
    de: (p) => `Nur wer in ${String(p['hex'])} gekämpft hat, darf dort bergen.`,
  },
  'correction/beyond-salvage': {
    en: () => 'Without its centre torso, or any structure at all, it cannot be salvaged: take it away instead.',
    de: () => 'Ohne Mitteltorso oder ohne jede Struktur ist er nicht zu bergen: Entfernen Sie ihn stattdessen.',
  },
  'correction/no-such-pilot': { en: () => 'There is no such pilot.', de: () => 'Diesen Piloten gibt es nicht.' },
  'correction/no-such-building': { en: () => 'There is no such building.', de: () => 'Dieses Gebäude gibt es nicht.' },
  'correction/design-flies': {
    en: () => 'That is a land-air mech: it is in the catalogue, and no campaign can have it, since nothing flies there.',
    de: () => 'Das ist ein Land-Luft-Mech: Er steht im Katalog, aber keine Kampagne kann ihn haben, denn dort fliegt nichts.',
  },
  'correction/no-such-design': { en: () => 'There is no such design.', de: () => 'Dieses Modell gibt es nicht.' },
  'correction/no-factory': { en: () => 'Only a mech factory makes mechs.', de: () => 'Nur eine Mechfabrik baut Mechs.' },
  'correction/work-of-nobody': {
    en: () => 'A factory that is nobody’s makes nothing.',
    de: () => 'Eine Fabrik, die niemandem gehört, baut nichts.',
  },
  'correction/not-of-own-faction': {
    en: (p) => `"${s(p['design'])}" is no mech of its controller’s faction.`,
    de: (p) => `"${s(p['design'])}" ist kein Mech der Fraktion, der sie gehört.`,
  },
  'correction/no-part-of-a-mech': {
    en: (p) => `What is begun is more than nothing and less than the mech’s ${s(p['tons'])} t.`,
    de: (p) => `Begonnen ist mehr als nichts und weniger als die ${s(p['tons'])} t des Mechs.`,
  },
  'correction/no-such-item': { en: () => 'There is no such item.', de: () => 'Diesen Artikel gibt es nicht.' },
  'correction/hex-not-passable': {
    en: (p) => `Hex ${s(p['hex'])} is off the map or deep water.`,
    de: (p) => `Feld ${s(p['hex'])} liegt nicht auf der Karte oder ist tiefes Wasser.`,
  },
  'correction/hex-missing': { en: () => 'A hex is needed.', de: () => 'Es fehlt ein Feld.' },
  'correction/pilot-of-another-force': {
    en: (p) => `${s(p['pilot'])} belongs to another force.`,
    de: (p) => `${s(p['pilot'])} gehört zu einer anderen Streitmacht.`,
  },
  'correction/pilot-in-two-mechs': {
    en: (p) => `${s(p['pilot'])} sits in ${s(p['mech'])}.`,
    de: (p) => `${s(p['pilot'])} sitzt in ${s(p['mech'])}.`,
  },
  'correction/pilot-not-available': {
    en: (p) => `${s(p['pilot'])} is ${s(p['status'])}.`,
    de: (p) => `${s(p['pilot'])} ist nicht verfügbar (${s(p['status'])}).`,
  },
  'correction/pilot-has-no-hex': {
    en: (p) => `A pilot who is ${s(p['status'])} has no hex of his own.`,
    de: (p) => `Ein Pilot mit dem Stand ${s(p['status'])} hat kein eigenes Feld.`,
  },
  'correction/seat-by-mech': {
    en: () => 'Name the pilot in a change of the mech to put him into it.',
    de: () => 'Ein Pilot steigt ein, indem er in der Änderung des Mechs genannt wird.',
  },
  'correction/dead-at-six-hits': { en: () => 'A pilot with 6 hits is dead.', de: () => 'Ein Pilot mit 6 Treffern ist tot.' },
  'correction/nobody-to-hold-him': { en: () => 'Nobody is there to hold him.', de: () => 'Dort ist niemand, der ihn hält.' },
  'correction/captor-no-enemy': { en: () => 'Only an enemy holds prisoners.', de: () => 'Gefangene hält nur ein Gegner.' },
  'correction/captor-of-nobody': { en: () => 'Only a captured pilot has a captor.', de: () => 'Nur ein gefangener Pilot wird gehalten.' },
  'correction/state-needs-pilot': {
    en: (p) => `A mech without a pilot cannot be ${s(p['state'])}.`,
    de: (p) => `Ein Mech ohne Pilot kann nicht den Zustand ${s(p['state'])} haben.`,
  },
  'correction/state-has-no-pilot': { en: () => 'This state goes without a pilot.', de: () => 'Dieser Zustand verträgt keinen Piloten.' },
  'correction/state-not-possible': {
    en: (p) => `The mech would be ${s(p['shown'])}, not ${s(p['state'])}.`,
    de: (p) => `Der Mech hätte den Zustand ${s(p['shown'])}, nicht ${s(p['state'])}.`,
  },
  'correction/in-open-battle': {
    en: (p) => `${s(p['mech'])} is in a battle that is not over; decide it or call it off first.`,
    de: (p) => `${s(p['mech'])} ist in einem Gefecht, das noch läuft; es muss erst entschieden oder abgesagt werden.`,
  },
  'correction/building-in-open-battle': {
    en: (p) => `The building in ${s(p['hex'])} stands in a battle that is not over: its CP follow from the report. Decide it or call it off first.`,
    de: (p) =>
      `Um das Gebäude in ${s(p['hex'])} wird noch gekämpft: seine CP ergeben sich aus dem Bericht. Das Gefecht muss erst entschieden oder abgesagt werden.`,
  },
  'correction/too-many-cp': { en: (p) => `At most ${s(p['cpMax'])} CP.`, de: (p) => `Höchstens ${s(p['cpMax'])} CP.` },
  'correction/not-exact': { en: () => 'Tons have at most six decimals.', de: () => 'Tonnen haben höchstens sechs Nachkommastellen.' },
  'correction/account-below-zero': {
    en: (p) => `The account holds ${s(p['account'])} t; it cannot go below 0.`,
    de: (p) => `Auf dem Konto sind ${s(p['account'])} t; es kann nicht unter 0 fallen.`,
  },
  'correction/account-too-large': { en: () => 'The account would be too large.', de: () => 'Das Konto würde zu groß.' },
  'correction/quantity-not-whole': {
    en: (p) => `${s(p['quantity'])} is no quantity in ${s(p['unit'])}.`,
    de: (p) => `${s(p['quantity'])} ist keine Menge in ${s(p['unit'])}.`,
  },
  'correction/more-usable-than-there': { en: () => 'More would be usable than lies there.', de: () => 'Es wäre mehr verwendbar, als dort liegt.' },
  'shape/not-a-choice': {
    en: (p) => `Choose one of: ${list(p['choices'])}.`,
    de: (p) => `Zur Wahl stehen: ${list(p['choices'])}.`,
  },
  'shape/not-a-location': { en: () => 'There is no such location.', de: () => 'Diese Zone gibt es nicht.' },
};
