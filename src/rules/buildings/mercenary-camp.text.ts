/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'mercenary camp', de: 'Söldnerlager' },
  article: { de: 'das' },
  effect: {
    en: 'Hires a mech with a green pilot for a round at 40 % of its tonnage (80 % for the other technology).',
    de: 'Heuert einen Mech samt Neuling für eine Runde an, zu 40 % seiner Tonnage (80 % bei der anderen Technologie).',
  },
  rule: {
    basis: 'both',
    line: {
      en: 'Hires a mech with a 4/5 pilot for a round, for 40 % of its tonnage (clan: 80 %).',
      de: 'Heuert einen Mech mit Piloten (4/5) für eine Runde an, für 40 % seiner Tonnage (Clan: 80 %).',
    },
    text: {
      en: [
        'A mech with a 4/5 pilot costs 40 % of its tonnage for the round, a clan mech 80 %. Any design and any number may be hired, in preparation, planning or movement. A hired mech is placed at own mechs or buildings. It appears when the phase closes in which it was hired, can be moved from the next phase on while movement is not over, and leaves at the end of the round.',
        'It has salvage rights (SALV-5). It cannot be sold, refitted, stripped or given away and is no salvage for its hirer. Its pilot is never stored and never a prisoner.',
      ],
      de: [
        'Ein Mech mit Piloten (4/5) kostet für die Runde 40 % seiner Tonnage, ein Clan-Mech 80 %. Jedes Modell und jede Zahl darf angeheuert werden, in Vorbereitung, Planung oder Bewegung. Ein angeheuerter Mech wird bei eigenen Mechs oder Gebäuden eingesetzt. Er erscheint, wenn die Phase endet, in der er angeheuert wurde, kann ab der nächsten Phase bewegt werden, solange die Bewegung nicht vorbei ist, und geht am Ende der Runde.',
        'Er hat Bergerecht (SALV-5). Er kann nicht verkauft, umgerüstet, ausgeschlachtet oder weggegeben werden und ist für den, der ihn angeheuert hat, keine Bergung. Sein Pilot lagert nie und ist nie gefangen.',
      ],
    },
    rulings: {
      en: [
        'A hired pilot stays in their mech: they neither swap nor leave it.',
        'The price of hire goes by the technology of the mech alone: 40 % of the own, 80 % of the other, on whosever lists it stands.',
        'A hired mech is no salvage for the side for which it fought; for its enemies it is salvage like any other.',
      ],
      de: [
        'Ein angeheuerter Pilot bleibt in seinem Mech: Er tauscht nicht und steigt nicht aus.',
        'Der Mietpreis richtet sich allein nach der Technologie des Mechs: 40 % der eigenen, 80 % der anderen, auf wessen Listen er auch steht.',
        'Ein angeheuerter Mech ist für die Seite, für die er kämpfte, kein Bergegut; für ihre Feinde ist er es wie jeder andere.',
      ],
    },
  },
};
