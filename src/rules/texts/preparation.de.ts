/** The same in German. */
import { formats } from '../../kernel';
import type { SameTexts } from './text';
import type { en } from './preparation.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'preparation/already-shut-down': (p) => `${p.name} ist schon abgeschaltet.`,
  'preparation/no-pilot': (p) => `${p.name} hat keinen Piloten.`,
  'preparation/hired-pilot': (p) => `Der Pilot von ${p.name} ist Söldner und bleibt in seinem Mech.`,
  'preparation/same-mech': 'Ein Tausch der Piloten braucht zwei Mechs.',
  'preparation/not-in-one-hex': (p) => `Die Mechs stehen in verschiedenen Feldern (${p.hexA} und ${p.hexB}).`,
  'preparation/seat-taken': (p) => `${p.name} hat schon einen Piloten.`,
  'preparation/pilot-not-stored': (p) => `${p.name} ist nicht in einem deiner Lager.`,
  'preparation/pilot-elsewhere': (p) => `${p.name} ist nicht in ${p.hex}, wo der Mech steht.`,
  'hire/no-camp': 'Du hast kein Söldnerlager in Betrieb.',
  'hire/no-place': (p) =>
    `Ein angeheuerter Mech kommt zu einem Mech oder Gebäude von dir, nicht nach ${p.hex}.`,
  'preparation/no-spy-service': 'Du hast keinen Spionagedienst in Betrieb.',
  'preparation/spies-busy': (p) =>
    `Deine Spione können je Runde ${p.acts === 1 ? 'einmal' : `${number(p.acts)}-mal`} handeln.`,
  'preparation/never-seen': 'Einen solchen feindlichen Mech hast du nie gesehen.',
  'preparation/no-enemy-building': 'Von einem solchen Gebäude in Feindeshand weißt du nichts.',
};
