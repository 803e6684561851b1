/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'black market', de: 'Schwarzmarkt' },
  article: { de: 'der' },
  effect: {
    en: "Sells the other technology's parts and mechs at twice their tonnage, each article once a round; bought mechs may enter here.",
    de: 'Verkauft Teile und Mechs der anderen Technologie zur doppelten Tonnage, jeden Artikel einmal je Runde; gekaufte Mechs können hier ins Spiel kommen.',
  },
  rule: {
    basis: 'both',
    line: {
      en: 'Clan equipment and clan mechs at twice the tonnage, each article once a round; an entry hex.',
      de: 'Clan-Ausrüstung und Clan-Mechs zur doppelten Tonnage, jeder Artikel einmal je Runde; ein Einsatzfeld.',
    },
    text: {
      en: [
        'Clan equipment and clan mechs may be bought, at a flat ×2 of their tonnage. Each article may be bought once a round; an article is one design, one piece, or one ton of one kind of armour or ammunition.',
        'Bought mechs may enter play in its hex (DEP-4). For a clan force, Inner Sphere goods take the place of clan goods (SUP-10).',
      ],
      de: [
        'Clan-Ausrüstung und Clan-Mechs dürfen gekauft werden, pauschal zur doppelten Tonnage (×2). Jeder Artikel darf einmal je Runde gekauft werden; ein Artikel ist ein Modell, ein Stück oder eine Tonne einer Art Panzerung oder Munition.',
        'Gekaufte Mechs dürfen in seinem Feld ins Spiel kommen (DEP-4). Für eine Clan-Truppe treten Waren der Inneren Sphäre an die Stelle der Clan-Waren (SUP-10).',
      ],
    },
    rulings: {
      en: ['Of pieces that weigh by the mech (DEP-6), each weight is an article of its own.'],
      de: ['Von Teilen, deren Gewicht vom Mech abhängt (DEP-6), ist jedes Gewicht ein eigener Artikel.'],
    },
  },
};
