/** The same in German. */
import { formats } from '../../kernel';
import type { SameTexts } from './text';
import type { en } from './movement.en';

const { count, number } = formats.de;

export const de: SameTexts<typeof en> = {
  'movement/no-station': (p) => `In ${p.hex} ist kein Bahnhof von dir in Betrieb.`,
  'movement/train-into-enemy': (p) => `Ein Zug fährt nicht nach ${p.hex}: Dort steht ein Feind.`,
  'movement/no-dropship': 'Ein solches Landungsschiff hast du nicht in Betrieb.',
  'movement/dropship-has-flown': 'Ein Landungsschiff fliegt einmal je Runde; dieses ist schon geflogen.',
  'movement/more-than-a-lance': (p) =>
    `Ein Landungsschiff trägt bis zu ${number(p.most)} Mechs, nicht ${number(p.mechs)}.`,
  'movement/lance-too-heavy': (p) =>
    `Ein Landungsschiff trägt bis zu ${number(p.most)} t; diese Mechs wiegen ${number(p.tons)} t.`,
  'movement/not-one-hex': (p) =>
    `Ein Landungsschiff nimmt seine Lanze in einem Feld auf: ${p.name} steht in ${p.hex}, nicht in ${p.with}.`,
  'movement/flight-to-start': (p) => `Die Mechs stehen schon in ${p.hex}.`,
  'movement/empty-path': 'Eine Bewegung braucht wenigstens einen Schritt.',
  'movement/too-far': (p) =>
    `Der Weg ist ${count(p.length, 'Feld', 'Felder')} lang; der Mech kann ${number(p.allowance)} ziehen.`,
  'movement/off-map': (p) => `Das Feld ${p.hex} ist nicht auf der Karte.`,
  'movement/not-adjacent': (p) => `Das Feld ${p.hex} grenzt nicht an ${p.from}.`,
  'movement/impassable': (p) => `Das Feld ${p.hex} ist tiefes Wasser.`,
  'movement/through-enemy': (p) =>
    `In ${p.hex} steht ein Feind: Die Bewegung darf dort enden, aber nicht weiterführen.`,
  'movement/into-enemy-sight': (p) =>
    `Das Feld ${p.hex} liegt in Feindsicht; nur eine geplante Bewegung darf dorthin führen.`,
  'movement/stays-in-enemy-sight': (p) =>
    `Der Mech beginnt in Feindsicht, und der Weg nach ${p.hex} führt nicht aus ihr hinaus.`,
  'movement/second-order': (p) => `${p.name} hat schon einen Bewegungsbefehl; er bekommt nur einen je Runde.`,
  'movement/not-in-play': (p) => `${p.name} ist noch nicht im Spiel.`,
  'movement/kept-from-salvage': (p) => `${p.name} wurde geborgen und bleibt diese Runde abgeschaltet.`,
  'movement/no-pilot': (p) => `${p.name} hat keinen Piloten.`,
  'movement/shut-down': (p) => `${p.name} ist diese Runde abgeschaltet.`,
  'movement/sabotaged': (p) => `${p.name} ist diese Runde sabotiert.`,
  'movement/moved-already': (p) => `${p.name} ist diese Runde schon gezogen.`,
  'movement/cannot-walk': (p) => `${p.name} ist zu beschädigt, um zu gehen.`,
};
