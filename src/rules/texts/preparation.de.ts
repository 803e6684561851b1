/** The same in German. */
import type { SameCodes } from './text';
import type { en } from './preparation.en';

export const de: SameCodes<typeof en> = {
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
