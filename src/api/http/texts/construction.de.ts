/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './construction.en';

const at = (p: { readonly location: string | null }): string =>
  p.location === null ? '' : ` (${p.location})`;

const { count, either, list, number } = formats.de;

export const de: SameTexts<typeof en> = {
  'construction/figure': (p) =>
    `Die Angabe ${number(p.value)} ist keine ganze Zahl von 0 bis ${number(p.max)}.`,
  'construction/tonnage': (p) =>
    `Ein Mech von ${number(p.tons)} t ist nicht baubar: Mechs wiegen ${number(p.min)} bis ${number(p.max)} t in Schritten von 5.`,
  'construction/engine-rating': (p) =>
    `Es gibt keinen Reaktor der Leistung ${number(p.rating)}: Sie reichen von ${number(p.min)} bis ${number(p.max)} in Schritten von 5.`,
  'construction/engine-speed': (p) =>
    `Um ${number(p.walk)} BP zu gehen, braucht er einen Reaktor der Leistung ${number(p.needed)}, nicht ${number(p.rating)}.`,
  'construction/run': (p) => `Er rennt ${number(p.needed)} BP, nicht ${number(p.run)}.`,
  'construction/jump': (p) => `Mit ${number(p.jets)} Sprungdüsen springt er nicht ${number(p.jump)} BP.`,
  'construction/fewer-jump-mp': (p) =>
    `Er hat ${number(p.jets)} Sprungdüsen und springt ${number(p.jump)} BP weit, wie angegeben; das gilt.`,
  'construction/too-many-jump-jets': (p) =>
    `Er hat ${number(p.count)} Sprungdüsen; mit seinem Reaktor darf er ${number(p.max)} haben.`,
  'construction/mixed-jump-jets': (p) =>
    `Sprungdüsen verschiedener Arten passen nicht zusammen: ${list(p.items)}.`,
  'construction/jump-engine': (p) => `Ein Antrieb der Art ${p.engine} speist keine Sprungdüsen.`,
  'construction/structure-points': (p) =>
    `Die interne Struktur von ${p.location} hat ${count(p.needed, 'Punkt', 'Punkte')}, nicht ${number(p.points)}.`,
  'construction/too-much-armor': (p) =>
    `${p.location} trägt höchstens ${count(p.max, 'Punkt', 'Punkte')} Panzerung, nicht ${number(p.points)}.`,
  'construction/cockpit-slots': (p) =>
    `${p.location} braucht ${count(p.needed, 'Zeile', 'Zeilen')} ${p.part} und hat ${number(p.found)}.`,
  'construction/engine-slots': (p) =>
    `Der Reaktor füllt ${count(p.needed, 'Zeile', 'Zeilen')} von ${p.location}, nicht ${number(p.found)}.`,
  'construction/gyro-slots': (p) =>
    `Das Gyroskop füllt ${count(p.needed, 'Zeile', 'Zeilen')} von ${p.location}, nicht ${number(p.found)}.`,
  'construction/actuators': (p) =>
    `${p.location} hat ${number(p.found)} × ${p.part}; vorgesehen sind ${number(p.needed)}.`,
  'construction/conversion-gear': (p) =>
    `${p.location} hat ${count(p.found, 'Zeile', 'Zeilen')} ${p.part}, nicht ${number(p.needed)}: Solche Teile haben nur QuadVees und Land-Luft-Mechs.`,
  'construction/hand-without-lower-arm': (p) => `Ohne Unterarm gibt es keine Hand (${p.location}).`,
  'construction/too-many-slots': (p) =>
    `${p.location} hat ${count(p.max, 'Zeile', 'Zeilen')}; ${number(p.used)} sind belegt.`,
  'construction/shared-slot': (p) => `Zeile ${p.slot} von ${p.location} enthält mehr, als hineinpasst.`,
  'construction/too-few-heat-sinks': (p) =>
    `Er hat ${number(p.count)} Wärmetauscher; mindestens ${number(p.min)} gehören zum Reaktor.`,
  'construction/mixed-heat-sinks': (p) =>
    `Wärmetauscher müssen von einer Art sein: ${p.item} neben ${p.kind}.`,
  'construction/heat-sink-kind': (p) =>
    `${p.item} ist nicht die Art Wärmetauscher, von der das Modell spricht.`,
  'construction/heat-sinks-without-place': (p) =>
    `Von ${number(p.count)} Wärmetauschern stehen ${number(p.inSlots)} in Zeilen und höchstens ${number(p.room)} im Reaktor.`,
  'construction/heat-sinks-not-counted': (p) =>
    `${number(p.inSlots)} Wärmetauscher stehen in Zeilen, mehr als die ${number(p.count)}, die er hat.`,
  'construction/heat-capacity': (p) =>
    `Seine Wärmetauscher nehmen ${number(p.needed)} Hitze je Runde auf, nicht ${number(p.capacity)}.`,
  'construction/structure-slots': (p) =>
    `Struktur der Art ${p.structure} füllt ${count(p.needed, 'Zeile', 'Zeilen')}, nicht ${number(p.found)}.`,
  'construction/armor-slots': (p) =>
    `Panzerung der Art ${p.armor} füllt ${count(p.needed, 'Zeile', 'Zeilen')} ihrer Art, nicht ${number(p.found)}${at(p)}.`,
  'construction/spread-slots': (p) =>
    `${p.item} füllt ${count(p.needed, 'Zeile', 'Zeilen')}, nicht ${number(p.found)}${at(p)}.`,
  'construction/place': (p) =>
    `${p.item} darf nicht in ${p.location} stehen; erlaubt: ${either(p.allowed) || 'nirgends an diesem Mech'}.`,
  'construction/needs-actuator': (p) => `${p.item} braucht ${p.part} in ${p.location}.`,
  'construction/replaces-actuator': (p) => `${p.item} steht an der Stelle von ${p.part} in ${p.location}.`,
  'construction/piece-slots': (p) =>
    `Ein Stück ${p.item} füllt ${count(p.needed, 'Zeile', 'Zeilen')}, nicht ${number(p.found)} (${p.location}).`,
  'construction/split': (p) => `${p.item} darf nicht auf ${list(p.locations)} aufgeteilt werden.`,
  'construction/torn': (p) => `Die Zeilen von ${p.item} in ${p.location} liegen nicht nebeneinander.`,
  'construction/nothing-to-serve': (p) =>
    `${p.location} hat ${number(p.count)}-mal ${p.item} für ${number(p.served)}-mal ${p.what}.`,
  'construction/machine-gun-array': (p) =>
    `${p.item} braucht ${count(p.needed, 'Maschinengewehr', 'Maschinengewehre')} seiner Art in ${p.location} und hat ${number(p.found)}.`,
  'construction/no-turret': (p) => `In ${p.location} sitzt etwas in einem Turm, den es nicht gibt.`,
  'construction/turret-does-not-fit': (p) => `Dieser Mech kann keinen ${p.turret} haben.`,
  'construction/needs-ecm': (p) => `${p.item} wirkt nicht ohne ein ECM-System.`,
  'construction/excluded': (p) => `${p.one} und ${p.other} schließen einander aus.`,
  'construction/more-than-one': (p) =>
    `Nur einmal ${p.item} ist möglich, nicht ${number(p.count)}-mal${at(p)}.`,
  'construction/technology': (p) =>
    `${p.part} ist nicht von der Technologie dieses Mechs (${p.techBase}), und er ist kein gemischter.`,
  'construction/rules-level': (p) =>
    `${p.item} ist von der Regelstufe ${p.level}, über der des Modells (${p.design}).`,
  'construction/above-its-level': (p) =>
    `${p.item} ist von der Regelstufe ${p.level}, das Modell heißt ${p.design}; es gilt als das, was es heißt.`,
  'construction/not-for-mechs': (p) => `${p.item} ist nicht für Mechs gemacht.`,
  'construction/pod-without-omni': (p) => `Nur OmniMechs tragen Module (${p.item}).`,
  'construction/never-in-a-pod': (p) => `${p.item} gehört zum Grundgerüst und kann in keinem Modul sein.`,
  'construction/omni-arm': (p) =>
    `Der Arm eines OmniMechs mit ${p.item} hat weder Unterarm noch Hand (${p.location}).`,
  'construction/ammunition-without-bin': (p) =>
    `Zeile ${p.slot} von ${p.location} enthält ${p.item}, und kein Magazin nennt die Schüsse.`,
  'construction/bin-without-ammunition': (p) =>
    `Zeile ${p.slot} von ${p.location} enthält nicht ${p.item} des Magazins.`,
  'construction/shots': (p) =>
    `Ein Magazin ${p.item} enthält 1 bis ${number(p.max)} Schüsse, nicht ${number(p.shots)}.`,
  'construction/not-for-lams': (p) => `Ein Land-Luft-Mech kann ${p.what} nicht haben.`,
  'construction/not-industrial': (p) => `Ein IndustrieMech kann ${p.what} nicht haben.`,
  'construction/industrial-only': (p) => `Nur IndustrieMechs haben ${p.what}.`,
  'construction/needs-fire-control': (p) => `${p.what} braucht die Feuerleitung eines Kampfmech-Cockpits.`,
  'construction/not-primitive': (p) => `Ein primitiver Mech kann ${p.what} nicht haben.`,
  'construction/unknown-item': (p) => `Der Katalog kennt keine Ausrüstung ${p.item}.`,
  'construction/unknown-weight': (p) => `Das Gewicht von ${p.item} an diesem Mech ist nicht bekannt.`,
  'construction/overweight': (p) =>
    `Seine Teile wiegen ${number(p.weight)} t, mehr als seine ${number(p.tons)} t.`,
};
