/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'mech factory', de: 'Mechfabrik' },
  article: { de: 'die' },
  effect: {
    en: 'Builds 10 t a round of one design of your faction; the mech appears here.',
    de: 'Baut je Runde 10 t eines Mechs deiner Fraktion; er erscheint hier.',
  },
  rule: {
    basis: 'both',
    line: {
      en: 'Builds 10 t a round of a mech of the own faction, which starts here; an entry hex.',
      de: 'Baut 10 t je Runde an einem Mech der eigenen Fraktion, der hier beginnt; ein Einsatzfeld.',
    },
    text: {
      en: [
        'The factory makes 10 t a round of a design of the own faction and of its own technology that the player names. A mech of 50 t takes 5 rounds, one of 45 t too: surplus tons are lost. It comes into play in the factory’s hex.',
        'Missing tons may be bought at ×1.0. At most one mech a round and factory. Where nothing is named, nothing is made.',
        'Work belongs to its design: another design, or a new controller, starts at 0. Mechs that were bought elsewhere may enter play here as well (DEP-4).',
      ],
      de: [
        'Die Fabrik stellt je Runde 10 t eines Modells der eigenen Fraktion und ihrer Technologie her, das der Spieler benennt. Ein 50-t-Mech braucht 5 Runden, ein 45-t-Mech auch: Überschüssige Tonnen sind verloren. Er kommt im Feld der Fabrik ins Spiel.',
        'Fehlende Tonnen dürfen für ×1,0 dazugekauft werden. Höchstens ein Mech je Runde und Fabrik. Wo nichts benannt ist, wird nichts hergestellt.',
        'Die Arbeit gehört zum Modell: Ein anderes Modell beginnt bei 0, und wer die Fabrik neu übernimmt, auch. Auch gekaufte Mechs dürfen hier ins Spiel kommen (DEP-4).',
      ],
    },
    rulings: {
      en: [
        'What may be bought is what is missing after the round’s own 10 t. A factory that is out of work for a round, or has no order, keeps what it has begun. Under planetary-2 it makes whatever is on the faction’s list.',
        'The mech enters play when all orders of the supply phase have been carried out. Where an enemy stood when the phase closed it waits (DEP-4). A force whose only mech it is is not out (END-1).',
      ],
      de: [
        'Dazugekauft wird, was nach den 10 t der Runde noch fehlt. Eine Fabrik, die eine Runde außer Betrieb ist oder keinen Befehl hat, behält das Begonnene. Unter planetary-2 baut sie alles, was auf der Liste der Fraktion steht.',
        'Der Mech kommt ins Spiel, wenn alle Befehle der Nachschubphase ausgeführt sind. Wo am Ende der Phase ein Gegner stand, wartet er (DEP-4). Wer nur diesen Mech hat, scheidet nicht aus (END-1).',
      ],
    },
  },
};
