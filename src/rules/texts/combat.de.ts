/** The same in German. */
import { formats } from '../../kernel';
import { directionName } from '../model/names';
import type { SameTexts } from './text';
import type { en } from './combat.en';

const { count, number } = formats.de;

export const de: SameTexts<typeof en> = {
  'combat/off-map': (p) => `Das Feld ${p.hex} ist nicht auf der Karte.`,
  'combat/nobody-there': (p) => `In ${p.hex} ist kein Feind zu sehen.`,
  'combat/attacks-twice': (p) => `${p.name} hat schon einen Angriffsbefehl.`,
  'combat/not-able-to-fight': (p) => `${p.name} ist in dieser Runde nicht gefechtsbereit.`,
  'combat/already-fighting': (p) =>
    `${p.name} kämpft im eigenen Feld ${p.hex} und kann kein anderes angreifen.`,
  'combat/not-adjacent': (p) => `${p.target} grenzt nicht an ${p.hex}, wo ${p.name} steht.`,
  'campaign/not-running': 'Die Kampagne läuft nicht.',
  'battle/unknown': 'Dieses Gefecht gibt es nicht.',
  'engine/not-its-battle': 'Das Gefecht wurde einer anderen Engine übergeben.',
  'engine/report-waits':
    'Für das Gefecht wartet schon ein anderer Bericht; die Spielleitung kann ihn ändern.',
  'battle/unknown-report': 'Diesen Bericht gibt es in dem Gefecht nicht.',
  'battle/already-done': 'Das Gefecht ist vorbei.',
  'battle/not-now': 'Das Gefecht wird jetzt nicht ausgetragen.',
  'battle/superseded-report': 'Ein anderer Bericht ist an die Stelle dieses Berichts getreten.',
  'battle/report-disputed':
    'Der Bericht ist bestritten: Die Spielleitung entscheidet, oder ein anderer wird abgegeben.',
  'battle/already-disputed': 'Du hast diesen Bericht schon bestritten.',
  'battle/too-many-reports': (p) =>
    `Du hast ${number(p.max)} Berichte dieses Gefechts abgegeben: Bestätige oder bestreite den vorliegenden, oder lass ihn von der Spielleitung ändern.`,
  'battle/fought-here':
    'Das Gefecht wird auf dem Server ausgetragen: Sein Ende ist der Bericht. Die Spielleitung kann es an den Spieltisch geben.',
  'battle/no-report': 'Für das Gefecht gibt es noch keinen Bericht.',
  'battle/too-many-sides': (p) =>
    `Eine Partie hat höchstens ${number(p.most)} Seiten; dieses Gefecht hat ${number(p.sides)}.`,
  'battle/not-two-sides': (p) =>
    `Die Schnellstartregeln kennen zwei Seiten; dieses Gefecht hat ${number(p.sides)}.`,
  'battle/side-too-large': (p) =>
    `Nach diesen Regeln hat eine Seite höchstens ${number(p.most)} Einheiten; Seite ${p.side} hat ${number(p.units)}.`,
  'battle/too-many-forces': (p) =>
    `In einer solchen Partie können höchstens ${number(p.most)} Truppen aufeinandertreffen; in diesem Gefecht sind es ${number(p.forces)}.`,
  'battle/army-too-large': (p) =>
    `Eine Truppe einer solchen Partie hat höchstens ${number(p.most)} Einheiten; eine der Seite ${p.side} hat ${number(p.units)}.`,
  'battle/boards-not-taken':
    'Eigene Kartenblätter kann nur BattleTech auf dem Server nach den Standardregeln verwenden.',
  'battle/boards-late':
    'Das Gefecht wird schon ausgetragen. Nimm es an den Spieltisch zurück und übergib es dann mit seinen Kartenblättern.',
  'battle/board-file': (p) => `${p.file} ist nicht lesbar (${number(p.lines)} Fehler):`,
  'battle/board-measure': (p) =>
    `${p.file} hat ${number(p.columns)} × ${number(p.rows)} Felder. Ein Kartenblatt hat 16 × 17, das ganze Schlachtfeld 80 × 85.`,
  'battle/board-alone': (p) => `${p.file} ist das ganze Schlachtfeld: Daneben steht keine andere Datei.`,
  'battle/unknown-board': (p) =>
    `Deine Bibliothek hat kein Kartenblatt ${p.board}. GET /v1/me/boards zählt auf, was sie hat.`,
  'battle/board-twice': (p) => `Das Kartenblatt ${number(p.sheet)} ist zweimal angegeben.`,
  'battle/no-figure': (p) => `${p.name} kann keine Figur werden: Der Katalog kennt das Modell nicht.`,
  'battle/unit-not-a-mech': (p) => `${p.name} ist kein Mech; die Schnellstartregeln kennen nur Mechs.`,
  'battle/unit-own-design': (p) =>
    `${p.name} hat ein importiertes oder umgebautes Modell; die Schnellstartregeln kennen nur die mitgelieferten.`,
  'battle/unit-damaged': (p) =>
    `${p.name} ist beschädigt; die Schnellstartregeln kennen nur unbeschädigte Mechs.`,
  'battle/unit-shut-down': (p) => `${p.name} ist abgeschaltet; das kennen die Schnellstartregeln nicht.`,
  'battle/unit-without-pilot': (p) =>
    `${p.name} hat keinen Piloten; die Schnellstartregeln kennen nur Mechs mit Piloten.`,
  'battle/stale-hash': 'Der Bericht gehört nicht zu dieser Aufstellung: Der Hash weicht ab.',
  'battle/too-many-turns': (p) =>
    `Das Gefecht ist auf ${count(p.max, 'Zug', 'Züge')} begrenzt; der Bericht nennt ${number(p.turns)}.`,
  'battle/unknown-unit': (p) => `Das Gefecht hat keine Einheit mit der Kennung ${p.unit}.`,
  'battle/unit-twice': (p) => `${p.name} steht zweimal im Bericht.`,
  'battle/unit-missing': (p) => `Der Bericht nennt ${p.name} nicht.`,
  'battle/unknown-building': (p) => `Das Gefecht hat kein Gebäude mit der Kennung ${p.building}.`,
  'battle/building-twice': (p) => `${p.name} steht zweimal im Bericht.`,
  'battle/building-missing': (p) => `Der Bericht nennt das Gebäude nicht (${p.name}).`,
  'battle/building-cp': (p) =>
    `Das Gebäude kann nach dem Gefecht 0 bis ${number(p.max)} CP haben, nicht ${number(p.cp)}.`,
  'battle/indestructible': 'Dieses Gebäude kann nicht beschädigt werden.',
  'battle/unknown-side': (p) => `Das Gefecht hat keine Seite ${p.side}.`,
  'battle/too-many-mines': (p) =>
    `Seite ${p.side} darf höchstens ${count(p.max, 'Mine', 'Minen')} legen, nicht ${number(p.used)}.`,
  'battle/holder-missing': (p) =>
    `Nur Seite ${p.side} hat gefechtsbereite Mechs auf dem Feld: Sie hat gewonnen.`,
  'battle/holder-has-nobody': (p) =>
    `Seite ${p.side} hat keinen gefechtsbereiten Mech auf dem Feld und kann das Feld nicht halten.`,
  'battle/field-contested': (p) =>
    `Seite ${p.side} hat nicht gewonnen: Andere haben noch gefechtsbereite Mechs auf dem Feld.`,
  'battle/edge-without-withdrawal': (p) =>
    `${p.name} hat sich nicht zurückgezogen, also auch keinen Rand überschritten.`,
  'battle/edge-missing': (p) =>
    `${p.name} hat sich zurückgezogen: Der Bericht muss sagen, über welchen Rand.`,
  'battle/edge-closed': (p) => `${p.name} kann nicht über den Rand ${directionName(p.edge, 'de')} abziehen.`,
  'battle/no-such-pilot': (p) => `${p.name} hatte keinen Piloten.`,
  'battle/pilot-missing': (p) => `Der Bericht nennt ${p.pilot} nicht, den Piloten von ${p.name}.`,
  'battle/pilot-healed': (p) =>
    `${p.pilot} hatte ${number(p.before)} Treffer und kann nach dem Gefecht nicht ${number(p.hits)} haben.`,
  'battle/pilot-survives-six-hits': (p) => `${p.pilot} hat 6 Treffer und ist tot.`,
  'battle/captured-without-captor': (p) => `Kein Feind hat gewonnen, der ${p.pilot} gefangen nehmen könnte.`,
  'battle/withdrawn-without-pilot': (p) => `${p.name} kann sich nicht ohne Piloten zurückgezogen haben.`,
  'battle/destroyed-but-whole': (p) =>
    `${p.name} soll zerstört sein, aber der mittlere Torso hat noch Struktur.`,
  'battle/beyond-salvage': (p) => `Der mittlere Torso von ${p.name} ist weg: Der Mech ist zerstört.`,
  'battle/withdrawn-wreck': (p) => `${p.name} ist ein Wrack und kann sich nicht zurückgezogen haben.`,
  'battle/fit-wreck': (p) => `${p.name} soll einsatzfähig sein, ist aber ein Wrack.`,
  'battle/fit-without-pilot': (p) => `${p.name} soll einsatzfähig sein, hat aber keinen Piloten.`,
  'battle/pilot-in-lost-head': (p) =>
    `Der Kopf von ${p.name} wurde abgeschossen: Sein Pilot ist tot oder ausgestiegen.`,
  'battle/withdrawn-shut-down': (p) =>
    `${p.name} stand abgeschaltet und kann sich nicht zurückgezogen haben.`,
  'battle/armor-repaired': (p) =>
    `${p.name} hatte an ${p.location} ${number(p.before)} Panzerung und kann nicht ${number(p.after)} haben.`,
  'battle/structure-repaired': (p) =>
    `${p.name} hatte an ${p.location} ${number(p.before)} Struktur und kann nicht ${number(p.after)} haben.`,
  'battle/slot-repaired': (p) =>
    `${p.name}: Platz ${p.slot} an ${p.location} war schon vorher beschädigt und ist es noch.`,
  'battle/ammunition-refilled': (p) =>
    `${p.name}: Platz ${p.slot} an ${p.location} hatte ${number(p.before)} Schuss und kann nicht ${number(p.after)} haben.`,
  'condition/unknown-location': (p) => `Ein Mech hat keine Zone ${p.location}.`,
  'condition/armor-out-of-range': (p) =>
    `Die Panzerung an ${p.location} muss eine ganze Zahl von 0 bis ${number(p.max)} sein.`,
  'condition/structure-out-of-range': (p) =>
    `Die Struktur an ${p.location} muss eine ganze Zahl von 0 bis ${number(p.max)} sein.`,
  'condition/no-such-slot': (p) =>
    `${p.location} hat ${count(p.slots, 'Platz', 'Plätze')}, keinen Platz ${p.slot}.`,
  'condition/empty-slot': (p) => `Platz ${p.slot} an ${p.location} ist leer.`,
  'condition/unknown-state': 'Ein beschädigter Platz ist entweder getroffen oder zerstört.',
  'condition/slot-twice': (p) => `Platz ${p.slot} an ${p.location} steht zweimal da.`,
  'condition/no-bin': (p) => `Platz ${p.slot} an ${p.location} enthält keine Munition.`,
  'condition/shots-out-of-range': (p) =>
    `Platz ${p.slot} an ${p.location} fasst 0 bis ${number(p.max)} Schuss, nicht ${number(p.shots)}.`,
  'condition/bin-twice': (p) => `Die Munition in Platz ${p.slot} an ${p.location} steht zweimal da.`,
  'shape/not-a-text': (p) => `Hier muss ein Text von höchstens ${number(p.max)} Zeichen stehen.`,
  'shape/not-a-side': 'Hier muss eine Seite des Gefechts stehen, oder null.',
};
