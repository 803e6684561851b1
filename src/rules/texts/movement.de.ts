/** The same in German. */
import type { SameCodes } from './text';
import type { en } from './movement.en';

export const de: SameCodes<typeof en> = {
  'movement/no-station': (p) => `In ${String(p['hex'])} ist kein Bahnhof von Ihnen in Betrieb.`,
  'movement/train-into-enemy': (p) => `Ein Zug fährt nicht nach ${String(p['hex'])}: Dort steht ein Feind.`,
  'movement/no-dropship': 'Ein solches Landungsschiff haben Sie nicht in Betrieb.',
  'movement/dropship-has-flown': 'Ein Landungsschiff fliegt einmal je Runde; dieses ist schon geflogen.',
  'movement/more-than-a-lance': (p) => `Ein Landungsschiff trägt bis zu ${Number(p['most'])} Mechs, nicht ${Number(p['mechs'])}.`,
  'movement/lance-too-heavy': (p) => `Ein Landungsschiff trägt bis zu ${Number(p['most'])} t; diese Mechs wiegen ${Number(p['tons'])} t.`,
  'movement/not-one-hex': (p) =>
    `Ein Landungsschiff nimmt seine Lanze in einem Feld auf: ${String(p['name'])} steht in ${String(p['hex'])}, nicht in ${String(p['with'])}.`,
  'movement/flight-to-start': (p) => `Die Mechs stehen schon in ${String(p['hex'])}.`,
  'movement/empty-path': 'Eine Bewegung braucht wenigstens einen Schritt.',
  'movement/too-far': (p) => `Der Weg hat ${Number(p['length'])} Felder; der Mech kann ${Number(p['allowance'])} ziehen.`,
  'movement/off-map': (p) => `Das Feld ${String(p['hex'])} ist nicht auf der Karte.`,
  'movement/not-adjacent': (p) => `Das Feld ${String(p['hex'])} grenzt nicht an ${String(p['from'])}.`,
  'movement/impassable': (p) => `Das Feld ${String(p['hex'])} ist tiefes Wasser.`,
  'movement/through-enemy': (p) => `In ${String(p['hex'])} steht ein Feind: Die Bewegung darf dort enden, aber nicht weiterführen.`,
  'movement/into-enemy-sight': (p) => `Das Feld ${String(p['hex'])} ist in feindlicher Sicht; nur eine geplante Bewegung darf dorthin führen.`,
  'movement/stays-in-enemy-sight': (p) => `Der Mech beginnt in feindlicher Sicht, und der Weg nach ${String(p['hex'])} führt nicht aus ihr hinaus.`,
  'movement/second-order': (p) => `${String(p['name'])} hat schon einen Bewegungsbefehl; er bekommt nur einen je Runde.`,
  'movement/not-in-play': (p) => `${String(p['name'])} ist noch nicht im Spiel.`,
  'movement/kept-from-salvage': (p) => `${String(p['name'])} wurde geborgen und bleibt diese Runde stillgelegt.`,
  'movement/no-pilot': (p) => `In ${String(p['name'])} sitzt niemand.`,
  'movement/shut-down': (p) => `${String(p['name'])} ist diese Runde abgeschaltet.`,
  'movement/sabotaged': (p) => `${String(p['name'])} ist diese Runde sabotiert.`,
  'movement/moved-already': (p) => `${String(p['name'])} ist diese Runde schon gezogen.`,
  'movement/cannot-walk': (p) => `${String(p['name'])} ist zu beschädigt, um zu gehen.`,
};
