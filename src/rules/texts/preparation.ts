/** Texts of preparation (PREP-1, PREP-2). */
import { inBoth, type SameCodes, type Texts, type Wordings } from './text';

const en = {
  'preparation/already-shut-down': (p) => `${String(p['name'])} is shut down already.`,
  'preparation/no-pilot': (p) => `Nobody sits in ${String(p['name'])}.`,
  'preparation/hired-pilot': (p) => `The pilot of ${String(p['name'])} is hired and stays in his mech.`,
  'preparation/same-mech': 'An exchange of pilots needs two mechs.',
  'preparation/not-in-one-hex': (p) => `The mechs stand in different hexes (${String(p['hexA'])} and ${String(p['hexB'])}).`,
  'preparation/seat-taken': (p) => `${String(p['name'])} has a pilot already.`,
  'preparation/pilot-not-stored': (p) => `${String(p['name'])} is not stored in a depot of yours.`,
  'preparation/pilot-elsewhere': (p) => `${String(p['name'])} is not in ${String(p['hex'])}, where the mech stands.`,
  'hire/no-camp': 'You have no mercenary camp that works.',
  'hire/no-place': (p) => `A hired mech is placed at a mech or building of yours, not in ${String(p['hex'])}.`,
  'preparation/no-spy-service': 'You have no spy service that works.',
  'preparation/spies-busy': (p) => `Your spies can act ${p['acts'] === 1 ? 'once' : `${String(p['acts'])} times`} a round.`,
  'preparation/never-seen': 'You neither see such an enemy mech nor have seen one.',
  'preparation/no-enemy-building': 'You know of no such building in enemy hands.',
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'preparation/already-shut-down': (p) => `${String(p['name'])} ist schon abgeschaltet.`,
  'preparation/no-pilot': (p) => `In ${String(p['name'])} sitzt niemand.`,
  'preparation/hired-pilot': (p) => `Der Pilot von ${String(p['name'])} ist Söldner und bleibt in seinem Mech.`,
  'preparation/same-mech': 'Ein Tausch der Piloten braucht zwei Mechs.',
  'preparation/not-in-one-hex': (p) => `Die Mechs stehen in verschiedenen Feldern (${String(p['hexA'])} und ${String(p['hexB'])}).`,
  'preparation/seat-taken': (p) => `${String(p['name'])} hat schon einen Piloten.`,
  'preparation/pilot-not-stored': (p) => `${String(p['name'])} ist nicht in einem Ihrer Lager.`,
  'preparation/pilot-elsewhere': (p) => `${String(p['name'])} ist nicht in ${String(p['hex'])}, wo der Mech steht.`,
  'hire/no-camp': 'Sie haben kein Söldnerlager in Betrieb.',
  'hire/no-place': (p) => `Ein gemieteter Mech kommt zu einem Mech oder Gebäude von Ihnen, nicht nach ${String(p['hex'])}.`,
  'preparation/no-spy-service': 'Sie haben keinen Spionagedienst in Betrieb.',
  'preparation/spies-busy': (p) => `Ihre Spione können je Runde ${String(p['acts'])}-mal handeln.`,
  'preparation/never-seen': 'Einen solchen feindlichen Mech sehen Sie nicht und haben ihn nie gesehen.',
  'preparation/no-enemy-building': 'Von einem solchen Gebäude in Feindeshand wissen Sie nichts.',
};

export const texts: Texts = inBoth(en, de);
