/** The same in German. */
import type { Params, SameCodes } from '../../../rules/texts';
import type { en } from './construction.en';

const s = (params: Params, name: string): string => String(params[name]);
const list = (params: Params, name: string): string =>
  Array.isArray(params[name]) ? (params[name] as readonly unknown[]).map(String).join(', ') : '';
const at = (params: Params): string => (typeof params['location'] === 'string' ? ` (${params['location']})` : '');

export const de: SameCodes<typeof en> = {
  'construction/figure': (p) => `Die Angabe ${s(p, 'value')} ist keine ganze Zahl von 0 bis ${s(p, 'max')}.`,
  'construction/tonnage': (p) =>
    `Ein Mech von ${s(p, 'tons')} t ist nicht baubar: Mechs wiegen ${s(p, 'min')} bis ${s(p, 'max')} t in Schritten von 5.`,
  'construction/engine-rating': (p) =>
    `Es gibt keinen Reaktor der Leistung ${s(p, 'rating')}: sie reichen von ${s(p, 'min')} bis ${s(p, 'max')} in Schritten von 5.`,
  'construction/engine-speed': (p) =>
    `Um ${s(p, 'walk')} BP zu gehen, braucht er einen Reaktor der Leistung ${s(p, 'needed')}, nicht ${s(p, 'rating')}.`,
  'construction/run': (p) => `Er rennt ${s(p, 'needed')} BP, nicht ${s(p, 'run')}.`,
  'construction/jump': (p) => `Mit ${s(p, 'jets')} Sprungdüsen springt er nicht ${s(p, 'jump')} BP.`,
  'construction/fewer-jump-mp': (p) => `Er hat ${s(p, 'jets')} Sprungdüsen und springt ${s(p, 'jump')} BP weit, wie angegeben; das gilt.`,
  'construction/too-many-jump-jets': (p) => `Er hat ${s(p, 'count')} Sprungdüsen; mit seinem Reaktor darf er ${s(p, 'max')} haben.`,
  'construction/mixed-jump-jets': (p) => `Sprungdüsen verschiedener Arten passen nicht zusammen: ${list(p, 'items')}.`,
  'construction/jump-engine': (p) => `Ein Antrieb der Art ${s(p, 'engine')} speist keine Sprungdüsen.`,
  'construction/structure-points': (p) => `Die interne Struktur von ${s(p, 'location')} hat ${s(p, 'needed')} Punkte, nicht ${s(p, 'points')}.`,
  'construction/too-much-armor': (p) => `${s(p, 'location')} trägt höchstens ${s(p, 'max')} Punkte Panzerung, nicht ${s(p, 'points')}.`,
  'construction/cockpit-slots': (p) => `${s(p, 'location')} braucht ${s(p, 'needed')} Zeilen ${s(p, 'part')} und hat ${s(p, 'found')}.`,
  'construction/engine-slots': (p) => `Der Reaktor füllt ${s(p, 'needed')} Zeilen von ${s(p, 'location')}, nicht ${s(p, 'found')}.`,
  'construction/gyro-slots': (p) => `Das Gyroskop füllt ${s(p, 'needed')} Zeilen von ${s(p, 'location')}, nicht ${s(p, 'found')}.`,
  'construction/actuators': (p) => `${s(p, 'location')} hat ${s(p, 'found')}-mal ${s(p, 'part')}; vorgesehen sind ${s(p, 'needed')}.`,
  'construction/conversion-gear': (p) =>
    `${s(p, 'location')} hat ${s(p, 'found')} Zeilen ${s(p, 'part')}, nicht ${s(p, 'needed')}: Solche Teile haben nur QuadVees und Land-Luft-Mechs.`,
  'construction/hand-without-lower-arm': (p) => `Ohne Unterarm gibt es keine Hand (${s(p, 'location')}).`,
  'construction/too-many-slots': (p) => `${s(p, 'location')} hat ${s(p, 'max')} Zeilen; ${s(p, 'used')} sind belegt.`,
  'construction/shared-slot': (p) => `Zeile ${s(p, 'slot')} von ${s(p, 'location')} enthält mehr, als hineinpasst.`,
  'construction/too-few-heat-sinks': (p) => `Er hat ${s(p, 'count')} Wärmetauscher; mindestens ${s(p, 'min')} gehören zum Reaktor.`,
  'construction/mixed-heat-sinks': (p) => `Wärmetauscher müssen von einer Art sein: ${s(p, 'item')} neben ${s(p, 'kind')}.`,
  'construction/heat-sink-kind': (p) => `${s(p, 'item')} ist nicht die Art Wärmetauscher, von der der Entwurf spricht.`,
  'construction/heat-sinks-without-place': (p) =>
    `Von ${s(p, 'count')} Wärmetauschern stehen ${s(p, 'inSlots')} in Zeilen und höchstens ${s(p, 'room')} im Reaktor.`,
  'construction/heat-sinks-not-counted': (p) => `${s(p, 'inSlots')} Wärmetauscher stehen in Zeilen, mehr als die ${s(p, 'count')}, die er hat.`,
  'construction/heat-capacity': (p) => `Seine Wärmetauscher nehmen ${s(p, 'needed')} Hitze je Runde auf, nicht ${s(p, 'capacity')}.`,
  'construction/structure-slots': (p) => `Struktur der Art ${s(p, 'structure')} füllt ${s(p, 'needed')} Zeilen, nicht ${s(p, 'found')}.`,
  'construction/armor-slots': (p) => `Panzerung der Art ${s(p, 'armor')} füllt ${s(p, 'needed')} Zeilen ihrer Art, nicht ${s(p, 'found')}${at(p)}.`,
  'construction/spread-slots': (p) => `${s(p, 'item')} füllt ${s(p, 'needed')} Zeilen, nicht ${s(p, 'found')}${at(p)}.`,
  'construction/place': (p) =>
    `${s(p, 'item')} darf nicht in ${s(p, 'location')} stehen; erlaubt: ${list(p, 'allowed') || 'nirgends an diesem Mech'}.`,
  'construction/needs-actuator': (p) => `${s(p, 'item')} braucht ${s(p, 'part')} in ${s(p, 'location')}.`,
  'construction/replaces-actuator': (p) => `${s(p, 'item')} steht an der Stelle von ${s(p, 'part')} in ${s(p, 'location')}.`,
  'construction/piece-slots': (p) => `Ein Stück ${s(p, 'item')} füllt ${s(p, 'needed')} Zeilen, nicht ${s(p, 'found')} (${s(p, 'location')}).`,
  'construction/split': (p) => `${s(p, 'item')} darf nicht auf ${list(p, 'locations')} aufgeteilt werden.`,
  'construction/torn': (p) => `Die Zeilen von ${s(p, 'item')} in ${s(p, 'location')} liegen nicht nebeneinander.`,
  'construction/nothing-to-serve': (p) => `${s(p, 'location')} hat ${s(p, 'count')}-mal ${s(p, 'item')} für ${s(p, 'served')}-mal ${s(p, 'what')}.`,
  'construction/machine-gun-array': (p) =>
    `${s(p, 'item')} braucht ${s(p, 'needed')} Maschinengewehre seiner Art in ${s(p, 'location')} und hat ${s(p, 'found')}.`,
  'construction/no-turret': (p) => `In ${s(p, 'location')} sitzt etwas in einem Turm, den es nicht gibt.`,
  'construction/turret-does-not-fit': (p) => `Dieser Mech kann keinen ${s(p, 'turret')} haben.`,
  'construction/needs-ecm': (p) => `${s(p, 'item')} wirkt nicht ohne eine ECM-Anlage.`,
  'construction/excluded': (p) => `${s(p, 'one')} und ${s(p, 'other')} schließen einander aus.`,
  'construction/more-than-one': (p) => `Nur einmal ${s(p, 'item')} ist möglich, nicht ${s(p, 'count')}-mal${at(p)}.`,
  'construction/technology': (p) => `${s(p, 'part')} ist nicht von der Technologie dieses Mechs (${s(p, 'techBase')}), und er ist kein gemischter.`,
  'construction/rules-level': (p) => `${s(p, 'item')} ist von der Regelstufe ${s(p, 'level')}, über der des Entwurfs (${s(p, 'design')}).`,
  'construction/above-its-level': (p) =>
    `${s(p, 'item')} ist von der Regelstufe ${s(p, 'level')}, der Entwurf heißt ${s(p, 'design')}; er gilt als das, was er heißt.`,
  'construction/not-for-mechs': (p) => `${s(p, 'item')} ist nicht für Mechs gemacht.`,
  'construction/pod-without-omni': (p) => `Nur OmniMechs tragen Module (${s(p, 'item')}).`,
  'construction/never-in-a-pod': (p) => `${s(p, 'item')} gehört zum Grundgerüst und kann in keinem Modul sein.`,
  'construction/omni-arm': (p) => `Der Arm eines OmniMechs mit ${s(p, 'item')} hat weder Unterarm noch Hand (${s(p, 'location')}).`,
  'construction/ammunition-without-bin': (p) =>
    `Zeile ${s(p, 'slot')} von ${s(p, 'location')} enthält ${s(p, 'item')}, und kein Magazin nennt die Schüsse.`,
  'construction/bin-without-ammunition': (p) => `Zeile ${s(p, 'slot')} von ${s(p, 'location')} enthält nicht ${s(p, 'item')} des Magazins.`,
  'construction/shots': (p) => `Ein Magazin ${s(p, 'item')} enthält 1 bis ${s(p, 'max')} Schüsse, nicht ${s(p, 'shots')}.`,
  'construction/not-for-lams': (p) => `Ein Land-Luft-Mech kann ${s(p, 'what')} nicht haben.`,
  'construction/not-industrial': (p) => `Ein IndustrieMech kann ${s(p, 'what')} nicht haben.`,
  'construction/industrial-only': (p) => `Nur IndustrieMechs haben ${s(p, 'what')}.`,
  'construction/needs-fire-control': (p) => `${s(p, 'what')} braucht die Feuerleitung eines Kampfmech-Cockpits.`,
  'construction/not-primitive': (p) => `Ein primitiver Mech kann ${s(p, 'what')} nicht haben.`,
  'construction/unknown-item': (p) => `Der Katalog kennt keine Ausrüstung ${s(p, 'item')}.`,
  'construction/unknown-weight': (p) => `Das Gewicht von ${s(p, 'item')} an diesem Mech ist nicht bekannt.`,
  'construction/overweight': (p) => `Seine Teile wiegen ${s(p, 'weight')} t, mehr als seine ${s(p, 'tons')} t.`,
};
