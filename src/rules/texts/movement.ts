/** Texts of movement (MOV-1 to MOV-8, ROUND-6). */
import type { Texts } from './text';

export const texts: Texts = {
  'movement/no-station': {
    en: (p) => `In ${String(p['hex'])} there is no railway station of yours that works.`,
    de: (p) => `In ${String(p['hex'])} ist kein Bahnhof von Ihnen in Betrieb.`,
  },
  'movement/train-into-enemy': {
    en: (p) => `A train does not go into ${String(p['hex'])}: an enemy stands there.`,
    de: (p) => `Ein Zug fährt nicht nach ${String(p['hex'])}: Dort steht ein Feind.`,
  },
  'movement/no-dropship': {
    en: () => 'You have no such dropship that works.',
    de: () => 'Ein solches Landungsschiff haben Sie nicht in Betrieb.',
  },
  'movement/dropship-has-flown': {
    en: () => 'A dropship makes one flight a round; this one has made it.',
    de: () => 'Ein Landungsschiff fliegt einmal je Runde; dieses ist schon geflogen.',
  },
  'movement/more-than-a-lance': {
    en: (p) => `A dropship carries up to ${Number(p['most'])} mechs, not ${Number(p['mechs'])}.`,
    de: (p) => `Ein Landungsschiff trägt bis zu ${Number(p['most'])} Mechs, nicht ${Number(p['mechs'])}.`,
  },
  'movement/lance-too-heavy': {
    en: (p) => `A dropship carries up to ${Number(p['most'])} t; these mechs weigh ${Number(p['tons'])} t.`,
    de: (p) => `Ein Landungsschiff trägt bis zu ${Number(p['most'])} t; diese Mechs wiegen ${Number(p['tons'])} t.`,
  },
  'movement/not-one-hex': {
    en: (p) => `A dropship takes its lance on board in one hex: ${String(p['name'])} stands in ${String(p['hex'])}, not in ${String(p['with'])}.`,
    de: (p) =>
      `Ein Landungsschiff nimmt seine Lanze in einem Feld auf: ${String(p['name'])} steht in ${String(p['hex'])}, nicht in ${String(p['with'])}.`,
  },
  'movement/flight-to-start': {
    en: (p) => `The mechs stand in ${String(p['hex'])} already.`,
    de: (p) => `Die Mechs stehen schon in ${String(p['hex'])}.`,
  },
  'movement/empty-path': { en: () => 'A move needs at least one step.', de: () => 'Eine Bewegung braucht wenigstens einen Schritt.' },
  'movement/too-far': {
    en: (p) => `The path has ${Number(p['length'])} hexes; the mech can move ${Number(p['allowance'])}.`,
    de: (p) => `Der Weg hat ${Number(p['length'])} Felder; der Mech kann ${Number(p['allowance'])} ziehen.`,
  },
  'movement/off-map': { en: (p) => `Hex ${String(p['hex'])} is not on the map.`, de: (p) => `Das Feld ${String(p['hex'])} ist nicht auf der Karte.` },
  'movement/not-adjacent': {
    en: (p) => `Hex ${String(p['hex'])} is not adjacent to ${String(p['from'])}.`,
    de: (p) => `Das Feld ${String(p['hex'])} grenzt nicht an ${String(p['from'])}.`,
  },
  'movement/impassable': { en: (p) => `Hex ${String(p['hex'])} is deep water.`, de: (p) => `Das Feld ${String(p['hex'])} ist tiefes Wasser.` },
  'movement/through-enemy': {
    en: (p) => `An enemy stands in ${String(p['hex'])}: the move may end there, not lead on.`,
    de: (p) => `In ${String(p['hex'])} steht ein Feind: Die Bewegung darf dort enden, aber nicht weiterführen.`,
  },
  'movement/into-enemy-sight': {
    en: (p) => `Hex ${String(p['hex'])} is in enemy sight; only a planned move may lead there.`,
    de: (p) => `Das Feld ${String(p['hex'])} ist in feindlicher Sicht; nur eine geplante Bewegung darf dorthin führen.`,
  },
  'movement/stays-in-enemy-sight': {
    en: (p) => `The mech begins in enemy sight, and the path to ${String(p['hex'])} does not lead out of it.`,
    de: (p) => `Der Mech beginnt in feindlicher Sicht, und der Weg nach ${String(p['hex'])} führt nicht aus ihr hinaus.`,
  },
  'movement/second-order': {
    en: (p) => `${String(p['name'])} has a movement order already; it gets one a round.`,
    de: (p) => `${String(p['name'])} hat schon einen Bewegungsbefehl; er bekommt nur einen je Runde.`,
  },
  'movement/not-in-play': { en: (p) => `${String(p['name'])} has not entered play yet.`, de: (p) => `${String(p['name'])} ist noch nicht im Spiel.` },
  'movement/kept-from-salvage': {
    en: (p) => `${String(p['name'])} was kept from salvage and stays shut down for this round.`,
    de: (p) => `${String(p['name'])} wurde geborgen und bleibt diese Runde stillgelegt.`,
  },
  'movement/no-pilot': { en: (p) => `Nobody sits in ${String(p['name'])}.`, de: (p) => `In ${String(p['name'])} sitzt niemand.` },
  'movement/shut-down': {
    en: (p) => `${String(p['name'])} is shut down this round.`,
    de: (p) => `${String(p['name'])} ist diese Runde abgeschaltet.`,
  },
  'movement/sabotaged': { en: (p) => `${String(p['name'])} is sabotaged this round.`, de: (p) => `${String(p['name'])} ist diese Runde sabotiert.` },
  'movement/moved-already': {
    en: (p) => `${String(p['name'])} has moved this round already.`,
    de: (p) => `${String(p['name'])} ist diese Runde schon gezogen.`,
  },
  'movement/cannot-walk': {
    en: (p) => `${String(p['name'])} is too damaged to walk.`,
    de: (p) => `${String(p['name'])} ist zu beschädigt, um zu gehen.`,
  },
};
