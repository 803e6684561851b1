/** The same in German. */
import { formats } from '../../kernel';
import { mechStateName, phaseName, pilotStatusName } from '../model/names';
import type { SameTexts } from './text';
import type { en } from './game-master.en';

const { either, number, time, wait } = formats.de;

export const de: SameTexts<typeof en> = {
  'gm/campaign-finished': 'Die Kampagne ist zu Ende.',
  'gm/reset-link-for-players':
    'Einen solchen Link macht die Spielleitung nur für Mitspielende. Für alle anderen kommt er von der Kommandozeile des Servers.',
  'gm/too-many-reset-links': (p) =>
    `Zu viele Links für neue Passwörter an einem Tag; der nächste ist in ${wait(p.seconds)} möglich.`,
  'gm/not-running': 'Die Kampagne läuft nicht.',
  'gm/not-paused': 'Die Kampagne ruht nicht.',
  'gm/no-deadline-here': (p) => `Diese Phase (${phaseName(p.phase, 'de')}) hat keine Frist.`,
  'gm/no-orders-here': (p) =>
    `In dieser Phase (${phaseName(p.phase, 'de')}) wartet die Kampagne auf keine Befehle.`,
  'gm/force-is-ready': (p) => `${p.name} ist schon bereit.`,
  'gm/force-is-out': (p) => `${p.name} ist aus dem Krieg ausgeschieden: Auf diese Truppe wartet niemand.`,
  'gm/seat-is-vacant': (p) => `${p.name} wird gerade von niemandem gespielt.`,
  'gm/nudged-lately': (p) =>
    `In der letzten Stunde gab es dort schon eine Erinnerung; die nächste ist in ${wait(p.seconds)} möglich.`,
  'gm/deadline-past': (p) =>
    `${time(p.at)} ist vorbei; jetzt ist es ${time(p.now)}. Soll die Phase jetzt enden, sende dazu „now“ mit true.`,
  'gm/deadline-ahead': (p) =>
    `${time(p.at)} kommt erst noch; jetzt ist es ${time(p.now)}. Lass entweder „now“ oder die Zeit weg.`,
  'gm/no-such-force': 'Diese Truppe gibt es nicht.',
  'gm/user-has-seat': (p) => `Diese Person spielt schon auf Platz ${p.seat}.`,
  'gm/plays-himself': (p) => `Wer selbst spielt (Platz ${p.seat}), kann nicht Spielleitung sein.`,
  'correction/unknown-kind': 'Eine solche Berichtigung gibt es nicht.',
  'correction/no-such-force': 'Diese Truppe gibt es nicht.',
  'correction/no-such-mech': 'Diesen Mech gibt es nicht.',
  'correction/no-such-wreck': 'Einen solchen Mech gibt es nicht zu bergen.',
  'correction/not-in-that-battle': (p) => `Nur wer in ${p.hex} gekämpft hat, darf dort bergen.`,
  'correction/beyond-salvage':
    'Ein Mech ohne mittleren Torso oder ohne jede Struktur ist nicht zu bergen: Entferne ihn stattdessen.',
  'correction/no-such-pilot': 'Diesen Piloten gibt es nicht.',
  'correction/no-such-building': 'Dieses Gebäude gibt es nicht.',
  'correction/design-flies':
    'Das ist ein Land-Luft-Mech: Er steht im Katalog, aber keine Kampagne kann ihn haben, denn dort fliegt nichts.',
  'correction/no-such-design': 'Dieses Modell gibt es nicht.',
  'correction/no-factory': 'Nur eine Mechfabrik baut Mechs.',
  'correction/work-of-nobody': 'Eine Fabrik, die niemandem gehört, baut nichts.',
  'correction/not-of-own-faction': (p) => `„${p.design}“ ist kein Mech der Fraktion, der sie gehört.`,
  'correction/no-part-of-a-mech': (p) =>
    `Die getane Arbeit muss über 0 und unter den ${number(p.tons)} t des Mechs liegen.`,
  'correction/no-such-item': 'Diesen Artikel gibt es nicht.',
  'correction/hex-not-passable': (p) => `Feld ${p.hex} liegt nicht auf der Karte oder ist tiefes Wasser.`,
  'correction/hex-missing': 'Es fehlt ein Feld.',
  'correction/pilot-of-another-force': (p) => `${p.pilot} gehört zu einer anderen Truppe.`,
  'correction/pilot-in-two-mechs': (p) => `${p.pilot} sitzt schon in ${p.mech}.`,
  'correction/pilot-not-available': (p) =>
    `${p.pilot} ist nicht verfügbar (${pilotStatusName(p.status, 'de')}).`,
  'correction/pilot-has-no-hex': (p) =>
    `Ein Pilot mit dem Stand „${pilotStatusName(p.status, 'de')}“ hat kein eigenes Feld.`,
  'correction/seat-by-mech':
    'Um einen Piloten in einen Mech zu setzen, berichtige den Mech und nenne dort seinen Piloten.',
  'correction/dead-at-six-hits': 'Ein Pilot mit 6 Treffern ist tot.',
  'correction/nobody-to-hold-him': 'In diesem Feld ist niemand, der den Gefangenen halten könnte.',
  'correction/captor-no-enemy': 'Gefangene hält nur ein Gegner.',
  'correction/captor-of-nobody': 'Nur ein gefangener Pilot wird gehalten.',
  'correction/direction-without-move':
    'Eine Richtung gehört zu einem neuen Feld: Sie sagt, von welcher Seite der Mech es betritt.',
  'correction/state-needs-pilot': (p) =>
    `Ein Mech ohne Pilot kann nicht den Zustand „${mechStateName(p.state, 'de')}“ haben.`,
  'correction/state-has-no-pilot': 'Ein Mech in diesem Zustand hat keinen Piloten.',
  'correction/state-not-possible': (p) =>
    `Der Mech hätte den Zustand „${mechStateName(p.shown, 'de')}“, nicht „${mechStateName(p.state, 'de')}“.`,
  'correction/in-open-battle': (p) =>
    `${p.mech} ist in einem Gefecht, das noch läuft; es muss erst entschieden oder abgesagt werden.`,
  'correction/building-in-open-battle': (p) =>
    `Um das Gebäude in ${p.hex} wird noch gekämpft: Seine CP ergeben sich aus dem Bericht. Das Gefecht muss erst entschieden oder abgesagt werden.`,
  'correction/too-many-cp': (p) => `Dieses Gebäude hat höchstens ${number(p.cpMax)} CP.`,
  'correction/not-exact': 'Tonnen haben höchstens sechs Nachkommastellen.',
  'correction/account-below-zero': (p) =>
    `Der Kontostand ist ${number(p.account)} t; er kann nicht unter 0 fallen.`,
  'correction/account-too-large': 'Das Konto würde zu groß.',
  'correction/quantity-not-whole': (p) => `${number(p.quantity)} ist keine Menge in ${p.unit}.`,
  'correction/more-usable-than-there': 'Es kann nicht mehr verwendbar sein, als dort liegt.',
  'shape/not-a-choice': (p) => `Zur Wahl stehen: ${either(p.choices)}.`,
  'shape/not-a-location': 'Diese Zone gibt es nicht.',
};
