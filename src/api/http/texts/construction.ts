/** Texts of what is wrong with a design's construction. */
import { inBoth, type Params, type SameCodes, type Texts, type Wordings } from '../../../rules/texts';

const s = (params: Params, name: string): string => String(params[name]);
const list = (params: Params, name: string): string =>
  Array.isArray(params[name]) ? (params[name] as readonly unknown[]).map(String).join(', ') : '';
const at = (params: Params): string => (typeof params['location'] === 'string' ? ` (${params['location']})` : '');

const en = {
  'construction/figure': (p) => `The figure ${s(p, 'value')} is not a whole number from 0 to ${s(p, 'max')}.`,
  'construction/tonnage': (p) => `A mech of ${s(p, 'tons')} t cannot be built: mechs weigh ${s(p, 'min')} to ${s(p, 'max')} t in steps of 5.`,
  'construction/engine-rating': (p) =>
    `There is no engine of rating ${s(p, 'rating')}: ratings go from ${s(p, 'min')} to ${s(p, 'max')} in steps of 5.`,
  'construction/engine-speed': (p) => `To walk ${s(p, 'walk')} MP it needs an engine of rating ${s(p, 'needed')}, not ${s(p, 'rating')}.`,
  'construction/run': (p) => `It runs ${s(p, 'needed')} MP, not ${s(p, 'run')}.`,
  'construction/jump': (p) => `With ${s(p, 'jets')} jump jets it does not jump ${s(p, 'jump')} MP.`,
  'construction/fewer-jump-mp': (p) => `It has ${s(p, 'jets')} jump jets, and jumps ${s(p, 'jump')} MP, as it is said to; that counts.`,
  'construction/too-many-jump-jets': (p) => `It has ${s(p, 'count')} jump jets; with its engine it may have ${s(p, 'max')}.`,
  'construction/mixed-jump-jets': (p) => `Jump jets of different kinds do not go together: ${list(p, 'items')}.`,
  'construction/jump-engine': (p) => `An engine of the kind ${s(p, 'engine')} feeds no jump jets.`,
  'construction/structure-points': (p) => `The internal structure of ${s(p, 'location')} has ${s(p, 'needed')} points, not ${s(p, 'points')}.`,
  'construction/too-much-armor': (p) => `${s(p, 'location')} bears at most ${s(p, 'max')} points of armour, not ${s(p, 'points')}.`,
  'construction/cockpit-slots': (p) => `${s(p, 'location')} needs ${s(p, 'needed')} slots of ${s(p, 'part')} and has ${s(p, 'found')}.`,
  'construction/engine-slots': (p) => `The engine fills ${s(p, 'needed')} slots of ${s(p, 'location')}, not ${s(p, 'found')}.`,
  'construction/gyro-slots': (p) => `The gyro fills ${s(p, 'needed')} slots of ${s(p, 'location')}, not ${s(p, 'found')}.`,
  'construction/actuators': (p) => `${s(p, 'location')} has ${s(p, 'found')} times ${s(p, 'part')}; allowed are ${s(p, 'needed')}.`,
  'construction/conversion-gear': (p) =>
    `${s(p, 'location')} has ${s(p, 'found')} slots of ${s(p, 'part')}, not ${s(p, 'needed')}: such parts belong to QuadVees and land-air mechs alone.`,
  'construction/hand-without-lower-arm': (p) => `There is no hand without a lower arm (${s(p, 'location')}).`,
  'construction/too-many-slots': (p) => `${s(p, 'location')} has ${s(p, 'max')} slots; ${s(p, 'used')} are filled.`,
  'construction/shared-slot': (p) => `Slot ${s(p, 'slot')} of ${s(p, 'location')} holds more than has room in it.`,
  'construction/too-few-heat-sinks': (p) => `It has ${s(p, 'count')} heat sinks; at least ${s(p, 'min')} belong to the engine.`,
  'construction/mixed-heat-sinks': (p) => `Heat sinks must be of one kind: ${s(p, 'item')} beside ${s(p, 'kind')}.`,
  'construction/heat-sink-kind': (p) => `${s(p, 'item')} is not the kind of heat sink that the design speaks of.`,
  'construction/heat-sinks-without-place': (p) =>
    `Of ${s(p, 'count')} heat sinks ${s(p, 'inSlots')} stand in slots and at most ${s(p, 'room')} in the engine.`,
  'construction/heat-sinks-not-counted': (p) => `${s(p, 'inSlots')} heat sinks stand in slots, more than the ${s(p, 'count')} that it has.`,
  'construction/heat-capacity': (p) => `Its heat sinks take ${s(p, 'needed')} heat a turn, not ${s(p, 'capacity')}.`,
  'construction/structure-slots': (p) => `Structure of the kind ${s(p, 'structure')} fills ${s(p, 'needed')} slots, not ${s(p, 'found')}.`,
  'construction/armor-slots': (p) =>
    `Armour of the kind ${s(p, 'armor')} fills ${s(p, 'needed')} slots of its own kind, not ${s(p, 'found')}${at(p)}.`,
  'construction/spread-slots': (p) => `${s(p, 'item')} fills ${s(p, 'needed')} slots, not ${s(p, 'found')}${at(p)}.`,
  'construction/place': (p) => `${s(p, 'item')} may not stand in ${s(p, 'location')}; allowed: ${list(p, 'allowed') || 'nowhere on this mech'}.`,
  'construction/needs-actuator': (p) => `${s(p, 'item')} needs ${s(p, 'part')} in ${s(p, 'location')}.`,
  'construction/replaces-actuator': (p) => `${s(p, 'item')} stands in place of ${s(p, 'part')} in ${s(p, 'location')}.`,
  'construction/piece-slots': (p) => `A piece of ${s(p, 'item')} fills ${s(p, 'needed')} slots, not ${s(p, 'found')} (${s(p, 'location')}).`,
  'construction/split': (p) => `${s(p, 'item')} may not be split over ${list(p, 'locations')}.`,
  'construction/torn': (p) => `The slots of ${s(p, 'item')} in ${s(p, 'location')} do not lie side by side.`,
  'construction/nothing-to-serve': (p) => `${s(p, 'location')} has ${s(p, 'count')} of ${s(p, 'item')} for ${s(p, 'served')} of ${s(p, 'what')}.`,
  'construction/machine-gun-array': (p) =>
    `${s(p, 'item')} needs ${s(p, 'needed')} machine guns of its kind in ${s(p, 'location')}, and has ${s(p, 'found')}.`,
  'construction/no-turret': (p) => `Something in ${s(p, 'location')} is in a turret that is not there.`,
  'construction/turret-does-not-fit': (p) => `This mech cannot have a ${s(p, 'turret')}.`,
  'construction/needs-ecm': (p) => `${s(p, 'item')} does not work without an ECM suite.`,
  'construction/excluded': (p) => `${s(p, 'one')} and ${s(p, 'other')} exclude each other.`,
  'construction/more-than-one': (p) => `Only one ${s(p, 'item')} is possible, not ${s(p, 'count')}${at(p)}.`,
  'construction/technology': (p) => `${s(p, 'part')} is not of the technology of this mech (${s(p, 'techBase')}), and it is no mixed one.`,
  'construction/rules-level': (p) => `${s(p, 'item')} is of the rules level ${s(p, 'level')}, above the design’s ${s(p, 'design')}.`,
  'construction/above-its-level': (p) =>
    `${s(p, 'item')} is of the rules level ${s(p, 'level')}, the design is called ${s(p, 'design')}; it is taken as it is called.`,
  'construction/not-for-mechs': (p) => `${s(p, 'item')} is not made for mechs.`,
  'construction/pod-without-omni': (p) => `Only omni mechs carry pods (${s(p, 'item')}).`,
  'construction/never-in-a-pod': (p) => `${s(p, 'item')} is part of the base chassis and cannot be in a pod.`,
  'construction/omni-arm': (p) => `An omni mech’s arm with ${s(p, 'item')} has no lower arm and no hand (${s(p, 'location')}).`,
  'construction/ammunition-without-bin': (p) => `Slot ${s(p, 'slot')} of ${s(p, 'location')} holds ${s(p, 'item')}, and no bin tells its shots.`,
  'construction/bin-without-ammunition': (p) => `Slot ${s(p, 'slot')} of ${s(p, 'location')} does not hold the ${s(p, 'item')} of the bin.`,
  'construction/shots': (p) => `A bin of ${s(p, 'item')} holds 1 to ${s(p, 'max')} shots, not ${s(p, 'shots')}.`,
  'construction/not-for-lams': (p) => `A land-air mech cannot have ${s(p, 'what')}.`,
  'construction/not-industrial': (p) => `An industrial mech cannot have ${s(p, 'what')}.`,
  'construction/industrial-only': (p) => `Only industrial mechs have ${s(p, 'what')}.`,
  'construction/needs-fire-control': (p) => `${s(p, 'what')} needs the fire control of a fighting mech’s cockpit.`,
  'construction/not-primitive': (p) => `A primitive mech cannot have ${s(p, 'what')}.`,
  'construction/unknown-item': (p) => `The catalogue knows no equipment ${s(p, 'item')}.`,
  'construction/unknown-weight': (p) => `The weight of ${s(p, 'item')} on this mech is not known.`,
  'construction/overweight': (p) => `Its parts weigh ${s(p, 'weight')} t, more than its ${s(p, 'tons')} t.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
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

export const texts: Texts = inBoth(en, de);
