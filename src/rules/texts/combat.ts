/** Texts of combat: attacks (CMB-2, CMB-3), battle reports (CMB-5 to CMB-9, TAC-5 to TAC-7) and battles as a whole (CMB-11). */
import { directionName } from '../model/names';
import type { Params, Texts } from './text';

const s = (p: Params, name: string): string => String(p[name]);
const n = (p: Params, name: string): number => Number(p[name]);

export const texts: Texts = {
  'combat/off-map': { en: (p) => `Hex ${s(p, 'hex')} is not on the map.`, de: (p) => `Das Feld ${s(p, 'hex')} ist nicht auf der Karte.` },
  'combat/nobody-there': { en: (p) => `No enemy is seen in ${s(p, 'hex')}.`, de: (p) => `In ${s(p, 'hex')} ist kein Feind zu sehen.` },
  'combat/attacks-twice': {
    en: (p) => `${s(p, 'name')} is ordered to attack already.`,
    de: (p) => `${s(p, 'name')} hat schon einen Angriffsbefehl.`,
  },
  'combat/not-able-to-fight': {
    en: (p) => `${s(p, 'name')} is not able to fight this round.`,
    de: (p) => `${s(p, 'name')} ist in dieser Runde nicht gefechtsbereit.`,
  },
  'combat/already-fighting': {
    en: (p) => `${s(p, 'name')} fights in its own hex ${s(p, 'hex')} and cannot attack another.`,
    de: (p) => `${s(p, 'name')} kämpft im eigenen Feld ${s(p, 'hex')} und kann kein anderes angreifen.`,
  },
  'combat/not-adjacent': {
    en: (p) => `${s(p, 'target')} is not adjacent to ${s(p, 'hex')}, where ${s(p, 'name')} stands.`,
    de: (p) => `${s(p, 'target')} grenzt nicht an ${s(p, 'hex')}, wo ${s(p, 'name')} steht.`,
  },
  'campaign/not-running': { en: () => 'The campaign is not running.', de: () => 'Die Kampagne läuft nicht.' },
  'battle/unknown': { en: () => 'There is no such battle.', de: () => 'Dieses Gefecht gibt es nicht.' },
  'engine/not-its-battle': {
    en: () => 'The battle has been given to another engine.',
    de: () => 'Das Gefecht wurde einer anderen Engine übergeben.',
  },
  'engine/report-waits': {
    en: () => 'A different report of this battle waits already; the game master can change it.',
    de: () => 'Für das Gefecht wartet schon ein anderer Bericht; die Spielleitung kann ihn ändern.',
  },
  'battle/unknown-report': { en: () => 'The battle has no such report.', de: () => 'Diesen Bericht gibt es in dem Gefecht nicht.' },
  // Also of one that was called off, of which no report counts.
  'battle/already-done': { en: () => 'The battle is over.', de: () => 'Das Gefecht ist vorbei.' },
  'battle/not-now': { en: () => 'The battle is not being fought now.', de: () => 'Das Gefecht wird jetzt nicht ausgetragen.' },
  'battle/superseded-report': {
    en: () => 'Another report has taken the place of this one.',
    de: () => 'Ein anderer Bericht ist an die Stelle dieses Berichts getreten.',
  },
  'battle/report-disputed': {
    en: () => 'The report is disputed: the game master decides, or another report is filed.',
    de: () => 'Der Bericht ist bestritten: Die Spielleitung entscheidet, oder ein anderer wird eingereicht.',
  },
  'battle/already-disputed': { en: () => 'You have disputed this report already.', de: () => 'Sie haben diesen Bericht schon bestritten.' },
  'battle/too-many-reports': {
    en: (p) => `You have filed ${n(p, 'max')} reports of this battle: confirm, dispute, or ask the game master to edit the one that waits.`,
    de: (p) =>
      `Sie haben ${n(p, 'max')} Berichte dieses Gefechts eingereicht: Bestätigen oder bestreiten Sie den vorliegenden, oder lassen Sie ihn von der Spielleitung ändern.`,
  },
  'battle/no-report': { en: () => 'The battle has no report yet.', de: () => 'Für das Gefecht gibt es noch keinen Bericht.' },
  'battle/stale-hash': {
    en: () => 'The report is not for this setup of the battle: its hash differs.',
    de: () => 'Der Bericht gehört nicht zu dieser Aufstellung: Der Hash weicht ab.',
  },
  'battle/too-many-turns': {
    en: (p) => `The battle has a limit of ${n(p, 'max')} turns; the report says ${n(p, 'turns')}.`,
    de: (p) => `Das Gefecht ist auf ${n(p, 'max')} Züge begrenzt; der Bericht nennt ${n(p, 'turns')}.`,
  },
  'battle/unknown-unit': { en: (p) => `Unit ${s(p, 'unit')} is not in the battle.`, de: (p) => `Die Einheit ${s(p, 'unit')} ist nicht im Gefecht.` },
  'battle/unit-twice': { en: (p) => `Unit ${s(p, 'unit')} is reported twice.`, de: (p) => `Die Einheit ${s(p, 'unit')} steht zweimal im Bericht.` },
  'battle/unit-missing': { en: (p) => `The report does not mention ${s(p, 'name')}.`, de: (p) => `Der Bericht nennt ${s(p, 'name')} nicht.` },
  'battle/unknown-building': {
    en: (p) => `Building ${s(p, 'building')} is not in the battle.`,
    de: (p) => `Das Gebäude ${s(p, 'building')} steht nicht im Gefecht.`,
  },
  'battle/building-twice': {
    en: (p) => `Building ${s(p, 'building')} is reported twice.`,
    de: (p) => `Das Gebäude ${s(p, 'building')} steht zweimal im Bericht.`,
  },
  'battle/building-missing': {
    en: (p) => `The report does not mention the building (${s(p, 'name')}).`,
    de: (p) => `Der Bericht nennt das Gebäude nicht (${s(p, 'name')}).`,
  },
  'battle/building-cp': {
    en: (p) => `The building can have 0 to ${n(p, 'max')} CP after the battle, not ${n(p, 'cp')}.`,
    de: (p) => `Das Gebäude kann nach dem Gefecht 0 bis ${n(p, 'max')} CP haben, nicht ${n(p, 'cp')}.`,
  },
  'battle/indestructible': { en: () => 'This building cannot be damaged.', de: () => 'Dieses Gebäude kann nicht beschädigt werden.' },
  'battle/unknown-side': { en: (p) => `The battle has no side ${s(p, 'side')}.`, de: (p) => `Das Gefecht hat keine Seite ${s(p, 'side')}.` },
  'battle/too-many-mines': {
    en: (p) => `Side ${s(p, 'side')} may not lay ${n(p, 'used')} mines.`,
    de: (p) => `Seite ${s(p, 'side')} darf nicht ${n(p, 'used')} Minen legen.`,
  },
  'battle/holder-missing': {
    en: (p) => `Only side ${s(p, 'side')} has mechs able to fight on the field: it has won.`,
    de: (p) => `Nur Seite ${s(p, 'side')} hat gefechtsbereite Mechs auf dem Feld: Sie hat gewonnen.`,
  },
  'battle/holder-has-nobody': {
    en: (p) => `Side ${s(p, 'side')} has no mech able to fight on the field and cannot hold it.`,
    de: (p) => `Seite ${s(p, 'side')} hat keinen gefechtsbereiten Mech auf dem Feld und kann es nicht halten.`,
  },
  'battle/field-contested': {
    en: (p) => `Side ${s(p, 'side')} has not won: others still have mechs able to fight on the field.`,
    de: (p) => `Seite ${s(p, 'side')} hat nicht gewonnen: Andere haben noch gefechtsbereite Mechs auf dem Feld.`,
  },
  'battle/edge-without-withdrawal': {
    en: (p) => `${s(p, 'name')} did not withdraw, so it left over no edge.`,
    de: (p) => `${s(p, 'name')} hat sich nicht zurückgezogen, also auch keinen Rand überschritten.`,
  },
  'battle/edge-missing': {
    en: (p) => `${s(p, 'name')} withdrew: over which edge?`,
    de: (p) => `${s(p, 'name')} hat sich zurückgezogen: über welchen Rand?`,
  },
  'battle/edge-closed': {
    en: (p) => `${s(p, 'name')} cannot leave over edge ${s(p, 'edge')}.`,
    de: (p) => `${s(p, 'name')} kann nicht über den Rand ${directionName(p['edge'], 'de')} abziehen.`,
  },
  'battle/no-such-pilot': { en: (p) => `${s(p, 'name')} had no pilot.`, de: (p) => `${s(p, 'name')} hatte keinen Piloten.` },
  'battle/pilot-missing': {
    en: (p) => `The report does not mention ${s(p, 'pilot')}, the pilot of ${s(p, 'name')}.`,
    de: (p) => `Der Bericht nennt ${s(p, 'pilot')} nicht, den Piloten von ${s(p, 'name')}.`,
  },
  'battle/pilot-healed': {
    en: (p) => `${s(p, 'pilot')} had ${n(p, 'before')} hits and cannot have ${n(p, 'hits')} after the battle.`,
    de: (p) => `${s(p, 'pilot')} hatte ${n(p, 'before')} Treffer und kann nach dem Gefecht nicht ${n(p, 'hits')} haben.`,
  },
  'battle/pilot-survives-six-hits': {
    en: (p) => `${s(p, 'pilot')} has 6 hits: he is dead.`,
    de: (p) => `${s(p, 'pilot')} hat 6 Treffer: Er ist tot.`,
  },
  'battle/captured-without-captor': {
    en: (p) => `No enemy has won who could capture ${s(p, 'pilot')}.`,
    de: (p) => `Kein Feind hat gewonnen, der ${s(p, 'pilot')} gefangen nehmen könnte.`,
  },
  'battle/withdrawn-without-pilot': {
    en: (p) => `${s(p, 'name')} cannot have withdrawn without its pilot.`,
    de: (p) => `${s(p, 'name')} kann sich nicht ohne Piloten zurückgezogen haben.`,
  },
  'battle/destroyed-but-whole': {
    en: (p) => `${s(p, 'name')} is reported destroyed, but its centre torso has structure left.`,
    de: (p) => `${s(p, 'name')} soll zerstört sein, aber der mittlere Torso hat noch Struktur.`,
  },
  'battle/beyond-salvage': {
    en: (p) => `The centre torso of ${s(p, 'name')} is gone: the mech is destroyed.`,
    de: (p) => `Der mittlere Torso von ${s(p, 'name')} ist weg: Der Mech ist zerstört.`,
  },
  'battle/withdrawn-wreck': {
    en: (p) => `${s(p, 'name')} is a wreck and cannot have withdrawn.`,
    de: (p) => `${s(p, 'name')} ist ein Wrack und kann sich nicht zurückgezogen haben.`,
  },
  'battle/fit-wreck': {
    en: (p) => `${s(p, 'name')} is reported fit, but is a wreck.`,
    de: (p) => `${s(p, 'name')} soll einsatzfähig sein, ist aber ein Wrack.`,
  },
  'battle/fit-without-pilot': {
    en: (p) => `${s(p, 'name')} is reported fit, but has no pilot in it.`,
    de: (p) => `${s(p, 'name')} soll einsatzfähig sein, hat aber keinen Piloten.`,
  },
  'battle/pilot-in-lost-head': {
    en: (p) => `The head of ${s(p, 'name')} was shot off: its pilot is dead or has ejected.`,
    de: (p) => `Der Kopf von ${s(p, 'name')} wurde abgeschossen: Sein Pilot ist tot oder ausgestiegen.`,
  },
  'battle/withdrawn-shut-down': {
    en: (p) => `${s(p, 'name')} stood shut down and cannot have withdrawn.`,
    de: (p) => `${s(p, 'name')} stand abgeschaltet und kann sich nicht zurückgezogen haben.`,
  },
  'battle/armor-repaired': {
    en: (p) => `${s(p, 'name')} had ${n(p, 'before')} armour at ${s(p, 'location')} and cannot have ${n(p, 'after')}.`,
    de: (p) => `${s(p, 'name')} hatte an ${s(p, 'location')} ${n(p, 'before')} Panzerung und kann nicht ${n(p, 'after')} haben.`,
  },
  'battle/structure-repaired': {
    en: (p) => `${s(p, 'name')} had ${n(p, 'before')} structure at ${s(p, 'location')} and cannot have ${n(p, 'after')}.`,
    de: (p) => `${s(p, 'name')} hatte an ${s(p, 'location')} ${n(p, 'before')} Struktur und kann nicht ${n(p, 'after')} haben.`,
  },
  'battle/slot-repaired': {
    en: (p) => `${s(p, 'name')}: slot ${n(p, 'slot')} at ${s(p, 'location')} was damaged before the battle and still is.`,
    de: (p) => `${s(p, 'name')}: Platz ${n(p, 'slot')} an ${s(p, 'location')} war schon vorher beschädigt und ist es noch.`,
  },
  'battle/ammunition-refilled': {
    en: (p) => `${s(p, 'name')}: slot ${n(p, 'slot')} at ${s(p, 'location')} held ${n(p, 'before')} shots and cannot hold ${n(p, 'after')}.`,
    de: (p) => `${s(p, 'name')}: Platz ${n(p, 'slot')} an ${s(p, 'location')} hatte ${n(p, 'before')} Schuss und kann nicht ${n(p, 'after')} haben.`,
  },
  'condition/unknown-location': {
    en: (p) => `A mech has no location ${s(p, 'location')}.`,
    de: (p) => `Ein Mech hat keine Zone ${s(p, 'location')}.`,
  },
  'condition/armor-out-of-range': {
    en: (p) => `Armour at ${s(p, 'location')} is 0 to ${n(p, 'max')}, not ${s(p, 'points')}.`,
    de: (p) => `Panzerung an ${s(p, 'location')} ist 0 bis ${n(p, 'max')}, nicht ${s(p, 'points')}.`,
  },
  'condition/structure-out-of-range': {
    en: (p) => `Structure at ${s(p, 'location')} is 0 to ${n(p, 'max')}, not ${s(p, 'points')}.`,
    de: (p) => `Struktur an ${s(p, 'location')} ist 0 bis ${n(p, 'max')}, nicht ${s(p, 'points')}.`,
  },
  'condition/no-such-slot': {
    en: (p) => `${s(p, 'location')} has ${n(p, 'slots')} slots, no slot ${n(p, 'slot')}.`,
    de: (p) => `${s(p, 'location')} hat ${n(p, 'slots')} Plätze, keinen Platz ${n(p, 'slot')}.`,
  },
  'condition/empty-slot': {
    en: (p) => `Slot ${n(p, 'slot')} at ${s(p, 'location')} is empty.`,
    de: (p) => `Platz ${n(p, 'slot')} an ${s(p, 'location')} ist leer.`,
  },
  'condition/unknown-state': { en: () => 'A slot is hit or destroyed.', de: () => 'Ein Platz ist getroffen oder zerstört.' },
  'condition/slot-twice': {
    en: (p) => `Slot ${n(p, 'slot')} at ${s(p, 'location')} is named twice.`,
    de: (p) => `Platz ${n(p, 'slot')} an ${s(p, 'location')} steht zweimal da.`,
  },
  'condition/no-bin': {
    en: (p) => `Slot ${n(p, 'slot')} at ${s(p, 'location')} holds no ammunition.`,
    de: (p) => `Platz ${n(p, 'slot')} an ${s(p, 'location')} enthält keine Munition.`,
  },
  'condition/shots-out-of-range': {
    en: (p) => `Slot ${n(p, 'slot')} at ${s(p, 'location')} holds 0 to ${n(p, 'max')} shots, not ${s(p, 'shots')}.`,
    de: (p) => `Platz ${n(p, 'slot')} an ${s(p, 'location')} fasst 0 bis ${n(p, 'max')} Schuss, nicht ${s(p, 'shots')}.`,
  },
  'condition/bin-twice': {
    en: (p) => `The ammunition in slot ${n(p, 'slot')} at ${s(p, 'location')} is named twice.`,
    de: (p) => `Die Munition in Platz ${n(p, 'slot')} an ${s(p, 'location')} steht zweimal da.`,
  },
  'shape/not-a-text': {
    en: (p) => `This must be a text of at most ${n(p, 'max')} characters.`,
    de: (p) => `Hier muss ein Text von höchstens ${n(p, 'max')} Zeichen stehen.`,
  },
  'shape/not-a-side': { en: () => 'This must be a side of the battle, or null.', de: () => 'Hier muss eine Seite des Gefechts stehen, oder null.' },
};
