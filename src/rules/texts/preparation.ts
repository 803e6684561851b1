/** Texts of preparation (PREP-1, PREP-2). */
import type { Texts } from './text';

export const texts: Texts = {
  'preparation/already-shut-down': {
    en: (p) => `${String(p['name'])} is shut down already.`,
    de: (p) => `${String(p['name'])} ist schon abgeschaltet.`,
  },
  'preparation/no-pilot': {
    en: (p) => `Nobody sits in ${String(p['name'])}.`,
    de: (p) => `In ${String(p['name'])} sitzt niemand.`,
  },
  'preparation/hired-pilot': {
    en: (p) => `The pilot of ${String(p['name'])} is hired and stays in his mech.`,
    de: (p) => `Der Pilot von ${String(p['name'])} ist Söldner und bleibt in seinem Mech.`,
  },
  'preparation/same-mech': {
    en: () => 'An exchange of pilots needs two mechs.',
    de: () => 'Ein Tausch der Piloten braucht zwei Mechs.',
  },
  'preparation/not-in-one-hex': {
    en: (p) => `The mechs stand in different hexes (${String(p['hexA'])} and ${String(p['hexB'])}).`,
    de: (p) => `Die Mechs stehen in verschiedenen Feldern (${String(p['hexA'])} und ${String(p['hexB'])}).`,
  },
  'preparation/seat-taken': {
    en: (p) => `${String(p['name'])} has a pilot already.`,
    de: (p) => `${String(p['name'])} hat schon einen Piloten.`,
  },
  'preparation/pilot-not-stored': {
    en: (p) => `${String(p['name'])} is not stored in a depot of yours.`,
    de: (p) => `${String(p['name'])} ist nicht in einem Ihrer Lager.`,
  },
  'preparation/pilot-elsewhere': {
    en: (p) => `${String(p['name'])} is not in ${String(p['hex'])}, where the mech stands.`,
    de: (p) => `${String(p['name'])} ist nicht in ${String(p['hex'])}, wo der Mech steht.`,
  },
  'hire/no-camp': { en: () => 'You have no mercenary camp that works.', de: () => 'Sie haben kein Söldnerlager in Betrieb.' },
  'hire/no-place': {
    en: (p) => `A hired mech is placed at a mech or building of yours, not in ${String(p['hex'])}.`,
    de: (p) => `Ein gemieteter Mech kommt zu einem Mech oder Gebäude von Ihnen, nicht nach ${String(p['hex'])}.`,
  },
  'preparation/no-spy-service': { en: () => 'You have no spy service that works.', de: () => 'Sie haben keinen Spionagedienst in Betrieb.' },
  'preparation/spies-busy': {
    en: (p) => `Your spies can act ${p['acts'] === 1 ? 'once' : `${String(p['acts'])} times`} a round.`,
    de: (p) => `Ihre Spione können je Runde ${String(p['acts'])}-mal handeln.`,
  },
  'preparation/never-seen': {
    en: () => 'You neither see such an enemy mech nor have seen one.',
    de: () => 'Einen solchen feindlichen Mech sehen Sie nicht und haben ihn nie gesehen.',
  },
  'preparation/no-enemy-building': {
    en: () => 'You know of no such building in enemy hands.',
    de: () => 'Von einem solchen Gebäude in Feindeshand wissen Sie nichts.',
  },
};
