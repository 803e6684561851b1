/** Texts of what is wrong with a design's construction. */
import type { Params, Texts } from '../../../rules/texts/text';

const s = (params: Params, name: string): string => String(params[name]);
const list = (params: Params, name: string): string =>
  Array.isArray(params[name]) ? (params[name] as readonly unknown[]).map(String).join(', ') : '';
const at = (params: Params): string => (typeof params['location'] === 'string' ? ` (${params['location']})` : '');

export const texts: Texts = {
  'construction/figure': {
    en: (p) => `The figure ${s(p, 'value')} is not a whole number from 0 to ${s(p, 'max')}.`,
    de: (p) => `Die Angabe ${s(p, 'value')} ist keine ganze Zahl von 0 bis ${s(p, 'max')}.`,
  },
  'construction/tonnage': {
    en: (p) => `A mech of ${s(p, 'tons')} t cannot be built: mechs weigh ${s(p, 'min')} to ${s(p, 'max')} t in steps of 5.`,
    de: (p) => `Ein Mech von ${s(p, 'tons')} t ist nicht baubar: Mechs wiegen ${s(p, 'min')} bis ${s(p, 'max')} t in Schritten von 5.`,
  },
  'construction/engine-rating': {
    en: (p) => `There is no engine of rating ${s(p, 'rating')}: ratings go from ${s(p, 'min')} to ${s(p, 'max')} in steps of 5.`,
    de: (p) => `Es gibt keinen Reaktor der Leistung ${s(p, 'rating')}: sie reichen von ${s(p, 'min')} bis ${s(p, 'max')} in Schritten von 5.`,
  },
  'construction/engine-speed': {
    en: (p) => `To walk ${s(p, 'walk')} MP it needs an engine of rating ${s(p, 'needed')}, not ${s(p, 'rating')}.`,
    de: (p) => `Um ${s(p, 'walk')} BP zu gehen, braucht er einen Reaktor der Leistung ${s(p, 'needed')}, nicht ${s(p, 'rating')}.`,
  },
  'construction/run': {
    en: (p) => `It runs ${s(p, 'needed')} MP, not ${s(p, 'run')}.`,
    de: (p) => `Er rennt ${s(p, 'needed')} BP, nicht ${s(p, 'run')}.`,
  },
  'construction/jump': {
    en: (p) => `With ${s(p, 'jets')} jump jets it does not jump ${s(p, 'jump')} MP.`,
    de: (p) => `Mit ${s(p, 'jets')} Sprungdüsen springt er nicht ${s(p, 'jump')} BP.`,
  },
  'construction/fewer-jump-mp': {
    en: (p) => `It has ${s(p, 'jets')} jump jets, and jumps ${s(p, 'jump')} MP, as it is said to; that counts.`,
    de: (p) => `Er hat ${s(p, 'jets')} Sprungdüsen und springt ${s(p, 'jump')} BP weit, wie angegeben; das gilt.`,
  },
  'construction/too-many-jump-jets': {
    en: (p) => `It has ${s(p, 'count')} jump jets; with its engine it may have ${s(p, 'max')}.`,
    de: (p) => `Er hat ${s(p, 'count')} Sprungdüsen; mit seinem Reaktor darf er ${s(p, 'max')} haben.`,
  },
  'construction/mixed-jump-jets': {
    en: (p) => `Jump jets of different kinds do not go together: ${list(p, 'items')}.`,
    de: (p) => `Sprungdüsen verschiedener Arten passen nicht zusammen: ${list(p, 'items')}.`,
  },
  'construction/jump-engine': {
    en: (p) => `An engine of the kind ${s(p, 'engine')} feeds no jump jets.`,
    de: (p) => `Ein Antrieb der Art ${s(p, 'engine')} speist keine Sprungdüsen.`,
  },
  'construction/structure-points': {
    en: (p) => `The internal structure of ${s(p, 'location')} has ${s(p, 'needed')} points, not ${s(p, 'points')}.`,
    de: (p) => `Die interne Struktur von ${s(p, 'location')} hat ${s(p, 'needed')} Punkte, nicht ${s(p, 'points')}.`,
  },
  'construction/too-much-armor': {
    en: (p) => `${s(p, 'location')} bears at most ${s(p, 'max')} points of armour, not ${s(p, 'points')}.`,
    de: (p) => `${s(p, 'location')} trägt höchstens ${s(p, 'max')} Punkte Panzerung, nicht ${s(p, 'points')}.`,
  },
  'construction/cockpit-slots': {
    en: (p) => `${s(p, 'location')} needs ${s(p, 'needed')} slots of ${s(p, 'part')} and has ${s(p, 'found')}.`,
    de: (p) => `${s(p, 'location')} braucht ${s(p, 'needed')} Zeilen ${s(p, 'part')} und hat ${s(p, 'found')}.`,
  },
  'construction/engine-slots': {
    en: (p) => `The engine fills ${s(p, 'needed')} slots of ${s(p, 'location')}, not ${s(p, 'found')}.`,
    de: (p) => `Der Reaktor füllt ${s(p, 'needed')} Zeilen von ${s(p, 'location')}, nicht ${s(p, 'found')}.`,
  },
  'construction/gyro-slots': {
    en: (p) => `The gyro fills ${s(p, 'needed')} slots of ${s(p, 'location')}, not ${s(p, 'found')}.`,
    de: (p) => `Das Gyroskop füllt ${s(p, 'needed')} Zeilen von ${s(p, 'location')}, nicht ${s(p, 'found')}.`,
  },
  'construction/actuators': {
    en: (p) => `${s(p, 'location')} has ${s(p, 'found')} times ${s(p, 'part')}; allowed are ${s(p, 'needed')}.`,
    de: (p) => `${s(p, 'location')} hat ${s(p, 'found')}-mal ${s(p, 'part')}; vorgesehen sind ${s(p, 'needed')}.`,
  },
  'construction/conversion-gear': {
    en: (p) =>
      `${s(p, 'location')} has ${s(p, 'found')} slots of ${s(p, 'part')}, not ${s(p, 'needed')}: such parts belong to QuadVees and land-air mechs alone.`,
    de: (p) =>
      `${s(p, 'location')} hat ${s(p, 'found')} Zeilen ${s(p, 'part')}, nicht ${s(p, 'needed')}: Solche Teile haben nur QuadVees und Land-Luft-Mechs.`,
  },
  'construction/hand-without-lower-arm': {
    en: (p) => `There is no hand without a lower arm (${s(p, 'location')}).`,
    de: (p) => `Ohne Unterarm gibt es keine Hand (${s(p, 'location')}).`,
  },
  'construction/too-many-slots': {
    en: (p) => `${s(p, 'location')} has ${s(p, 'max')} slots; ${s(p, 'used')} are filled.`,
    de: (p) => `${s(p, 'location')} hat ${s(p, 'max')} Zeilen; ${s(p, 'used')} sind belegt.`,
  },
  'construction/shared-slot': {
    en: (p) => `Slot ${s(p, 'slot')} of ${s(p, 'location')} holds more than has room in it.`,
    de: (p) => `Zeile ${s(p, 'slot')} von ${s(p, 'location')} enthält mehr, als hineinpasst.`,
  },
  'construction/too-few-heat-sinks': {
    en: (p) => `It has ${s(p, 'count')} heat sinks; at least ${s(p, 'min')} belong to the engine.`,
    de: (p) => `Er hat ${s(p, 'count')} Wärmetauscher; mindestens ${s(p, 'min')} gehören zum Reaktor.`,
  },
  'construction/mixed-heat-sinks': {
    en: (p) => `Heat sinks must be of one kind: ${s(p, 'item')} beside ${s(p, 'kind')}.`,
    de: (p) => `Wärmetauscher müssen von einer Art sein: ${s(p, 'item')} neben ${s(p, 'kind')}.`,
  },
  'construction/heat-sink-kind': {
    en: (p) => `${s(p, 'item')} is not the kind of heat sink that the design speaks of.`,
    de: (p) => `${s(p, 'item')} ist nicht die Art Wärmetauscher, von der der Entwurf spricht.`,
  },
  'construction/heat-sinks-without-place': {
    en: (p) => `Of ${s(p, 'count')} heat sinks ${s(p, 'inSlots')} stand in slots and at most ${s(p, 'room')} in the engine.`,
    de: (p) => `Von ${s(p, 'count')} Wärmetauschern stehen ${s(p, 'inSlots')} in Zeilen und höchstens ${s(p, 'room')} im Reaktor.`,
  },
  'construction/heat-sinks-not-counted': {
    en: (p) => `${s(p, 'inSlots')} heat sinks stand in slots, more than the ${s(p, 'count')} that it has.`,
    de: (p) => `${s(p, 'inSlots')} Wärmetauscher stehen in Zeilen, mehr als die ${s(p, 'count')}, die er hat.`,
  },
  'construction/heat-capacity': {
    en: (p) => `Its heat sinks take ${s(p, 'needed')} heat a turn, not ${s(p, 'capacity')}.`,
    de: (p) => `Seine Wärmetauscher nehmen ${s(p, 'needed')} Hitze je Runde auf, nicht ${s(p, 'capacity')}.`,
  },
  'construction/structure-slots': {
    en: (p) => `Structure of the kind ${s(p, 'structure')} fills ${s(p, 'needed')} slots, not ${s(p, 'found')}.`,
    de: (p) => `Struktur der Art ${s(p, 'structure')} füllt ${s(p, 'needed')} Zeilen, nicht ${s(p, 'found')}.`,
  },
  'construction/armor-slots': {
    en: (p) => `Armour of the kind ${s(p, 'armor')} fills ${s(p, 'needed')} slots of its own kind, not ${s(p, 'found')}${at(p)}.`,
    de: (p) => `Panzerung der Art ${s(p, 'armor')} füllt ${s(p, 'needed')} Zeilen ihrer Art, nicht ${s(p, 'found')}${at(p)}.`,
  },
  'construction/spread-slots': {
    en: (p) => `${s(p, 'item')} fills ${s(p, 'needed')} slots, not ${s(p, 'found')}${at(p)}.`,
    de: (p) => `${s(p, 'item')} füllt ${s(p, 'needed')} Zeilen, nicht ${s(p, 'found')}${at(p)}.`,
  },
  'construction/place': {
    en: (p) => `${s(p, 'item')} may not stand in ${s(p, 'location')}; allowed: ${list(p, 'allowed') || 'nowhere on this mech'}.`,
    de: (p) => `${s(p, 'item')} darf nicht in ${s(p, 'location')} stehen; erlaubt: ${list(p, 'allowed') || 'nirgends an diesem Mech'}.`,
  },
  'construction/needs-actuator': {
    en: (p) => `${s(p, 'item')} needs ${s(p, 'part')} in ${s(p, 'location')}.`,
    de: (p) => `${s(p, 'item')} braucht ${s(p, 'part')} in ${s(p, 'location')}.`,
  },
  'construction/replaces-actuator': {
    en: (p) => `${s(p, 'item')} stands in place of ${s(p, 'part')} in ${s(p, 'location')}.`,
    de: (p) => `${s(p, 'item')} steht an der Stelle von ${s(p, 'part')} in ${s(p, 'location')}.`,
  },
  'construction/piece-slots': {
    en: (p) => `A piece of ${s(p, 'item')} fills ${s(p, 'needed')} slots, not ${s(p, 'found')} (${s(p, 'location')}).`,
    de: (p) => `Ein Stück ${s(p, 'item')} füllt ${s(p, 'needed')} Zeilen, nicht ${s(p, 'found')} (${s(p, 'location')}).`,
  },
  'construction/split': {
    en: (p) => `${s(p, 'item')} may not be split over ${list(p, 'locations')}.`,
    de: (p) => `${s(p, 'item')} darf nicht auf ${list(p, 'locations')} aufgeteilt werden.`,
  },
  'construction/torn': {
    en: (p) => `The slots of ${s(p, 'item')} in ${s(p, 'location')} do not lie side by side.`,
    de: (p) => `Die Zeilen von ${s(p, 'item')} in ${s(p, 'location')} liegen nicht nebeneinander.`,
  },
  'construction/nothing-to-serve': {
    en: (p) => `${s(p, 'location')} has ${s(p, 'count')} of ${s(p, 'item')} for ${s(p, 'served')} of ${s(p, 'what')}.`,
    de: (p) => `${s(p, 'location')} hat ${s(p, 'count')}-mal ${s(p, 'item')} für ${s(p, 'served')}-mal ${s(p, 'what')}.`,
  },
  'construction/machine-gun-array': {
    en: (p) => `${s(p, 'item')} needs ${s(p, 'needed')} machine guns of its kind in ${s(p, 'location')}, and has ${s(p, 'found')}.`,
    de: (p) => `${s(p, 'item')} braucht ${s(p, 'needed')} Maschinengewehre seiner Art in ${s(p, 'location')} und hat ${s(p, 'found')}.`,
  },
  'construction/no-turret': {
    en: (p) => `Something in ${s(p, 'location')} is in a turret that is not there.`,
    de: (p) => `In ${s(p, 'location')} sitzt etwas in einem Turm, den es nicht gibt.`,
  },
  'construction/turret-does-not-fit': {
    en: (p) => `This mech cannot have a ${s(p, 'turret')}.`,
    de: (p) => `Dieser Mech kann keinen ${s(p, 'turret')} haben.`,
  },
  'construction/needs-ecm': {
    en: (p) => `${s(p, 'item')} does not work without an ECM suite.`,
    de: (p) => `${s(p, 'item')} wirkt nicht ohne eine ECM-Anlage.`,
  },
  'construction/excluded': {
    en: (p) => `${s(p, 'one')} and ${s(p, 'other')} exclude each other.`,
    de: (p) => `${s(p, 'one')} und ${s(p, 'other')} schließen einander aus.`,
  },
  'construction/more-than-one': {
    en: (p) => `Only one ${s(p, 'item')} is possible, not ${s(p, 'count')}${at(p)}.`,
    de: (p) => `Nur einmal ${s(p, 'item')} ist möglich, nicht ${s(p, 'count')}-mal${at(p)}.`,
  },
  'construction/technology': {
    en: (p) => `${s(p, 'part')} is not of the technology of this mech (${s(p, 'techBase')}), and it is no mixed one.`,
    de: (p) => `${s(p, 'part')} ist nicht von der Technologie dieses Mechs (${s(p, 'techBase')}), und er ist kein gemischter.`,
  },
  'construction/rules-level': {
    en: (p) => `${s(p, 'item')} is of the rules level ${s(p, 'level')}, above the design’s ${s(p, 'design')}.`,
    de: (p) => `${s(p, 'item')} ist von der Regelstufe ${s(p, 'level')}, über der des Entwurfs (${s(p, 'design')}).`,
  },
  'construction/above-its-level': {
    en: (p) => `${s(p, 'item')} is of the rules level ${s(p, 'level')}, the design is called ${s(p, 'design')}; it is taken as it is called.`,
    de: (p) => `${s(p, 'item')} ist von der Regelstufe ${s(p, 'level')}, der Entwurf heißt ${s(p, 'design')}; er gilt als das, was er heißt.`,
  },
  'construction/not-for-mechs': {
    en: (p) => `${s(p, 'item')} is not made for mechs.`,
    de: (p) => `${s(p, 'item')} ist nicht für Mechs gemacht.`,
  },
  'construction/pod-without-omni': {
    en: (p) => `Only omni mechs carry pods (${s(p, 'item')}).`,
    de: (p) => `Nur OmniMechs tragen Module (${s(p, 'item')}).`,
  },
  'construction/never-in-a-pod': {
    en: (p) => `${s(p, 'item')} is part of the base chassis and cannot be in a pod.`,
    de: (p) => `${s(p, 'item')} gehört zum Grundgerüst und kann in keinem Modul sein.`,
  },
  'construction/omni-arm': {
    en: (p) => `An omni mech’s arm with ${s(p, 'item')} has no lower arm and no hand (${s(p, 'location')}).`,
    de: (p) => `Der Arm eines OmniMechs mit ${s(p, 'item')} hat weder Unterarm noch Hand (${s(p, 'location')}).`,
  },
  'construction/ammunition-without-bin': {
    en: (p) => `Slot ${s(p, 'slot')} of ${s(p, 'location')} holds ${s(p, 'item')}, and no bin tells its shots.`,
    de: (p) => `Zeile ${s(p, 'slot')} von ${s(p, 'location')} enthält ${s(p, 'item')}, und kein Magazin nennt die Schüsse.`,
  },
  'construction/bin-without-ammunition': {
    en: (p) => `Slot ${s(p, 'slot')} of ${s(p, 'location')} does not hold the ${s(p, 'item')} of the bin.`,
    de: (p) => `Zeile ${s(p, 'slot')} von ${s(p, 'location')} enthält nicht ${s(p, 'item')} des Magazins.`,
  },
  'construction/shots': {
    en: (p) => `A bin of ${s(p, 'item')} holds 1 to ${s(p, 'max')} shots, not ${s(p, 'shots')}.`,
    de: (p) => `Ein Magazin ${s(p, 'item')} enthält 1 bis ${s(p, 'max')} Schüsse, nicht ${s(p, 'shots')}.`,
  },
  'construction/not-for-lams': {
    en: (p) => `A land-air mech cannot have ${s(p, 'what')}.`,
    de: (p) => `Ein Land-Luft-Mech kann ${s(p, 'what')} nicht haben.`,
  },
  'construction/not-industrial': {
    en: (p) => `An industrial mech cannot have ${s(p, 'what')}.`,
    de: (p) => `Ein IndustrieMech kann ${s(p, 'what')} nicht haben.`,
  },
  'construction/industrial-only': {
    en: (p) => `Only industrial mechs have ${s(p, 'what')}.`,
    de: (p) => `Nur IndustrieMechs haben ${s(p, 'what')}.`,
  },
  'construction/needs-fire-control': {
    en: (p) => `${s(p, 'what')} needs the fire control of a fighting mech’s cockpit.`,
    de: (p) => `${s(p, 'what')} braucht die Feuerleitung eines Kampfmech-Cockpits.`,
  },
  'construction/not-primitive': {
    en: (p) => `A primitive mech cannot have ${s(p, 'what')}.`,
    de: (p) => `Ein primitiver Mech kann ${s(p, 'what')} nicht haben.`,
  },
  'construction/unknown-item': {
    en: (p) => `The catalogue knows no equipment ${s(p, 'item')}.`,
    de: (p) => `Der Katalog kennt keine Ausrüstung ${s(p, 'item')}.`,
  },
  'construction/unknown-weight': {
    en: (p) => `The weight of ${s(p, 'item')} on this mech is not known.`,
    de: (p) => `Das Gewicht von ${s(p, 'item')} an diesem Mech ist nicht bekannt.`,
  },
  'construction/overweight': {
    en: (p) => `Its parts weigh ${s(p, 'weight')} t, more than its ${s(p, 'tons')} t.`,
    de: (p) => `Seine Teile wiegen ${s(p, 'weight')} t, mehr als seine ${s(p, 'tons')} t.`,
  },
};
