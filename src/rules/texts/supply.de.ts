/** The same in German. */
import { formats } from '../../kernel';
import type { SameTexts } from './text';
import type { en } from './supply.en';

const { either, number } = formats.de;

/** Cargo comes in any size: where there are many, the range says it. */
const weights = ({ weights: all }: { readonly weights: readonly number[] }): string => {
  const said = all.map(number);
  return said.length > 12 ? `${said[0] ?? ''} … ${said.at(-1) ?? ''}` : either(said);
};

export const de: SameTexts<typeof en> = {
  'orders/no-force': 'Befehle gibt nur, wer noch in der Kampagne ist.',
  'supply/unknown-design': (p) => `Das Modell „${p.design}“ gibt es nicht.`,
  'supply/other-technology-mech': (p) =>
    `„${p.design}“ ist ein Mech der anderen Technologie: Den verkauft nur ein Schwarzmarkt.`,
  'supply/other-technology-item': (p) =>
    `„${p.item}“ gehört zur anderen Technologie: Das verkauft nur ein Schwarzmarkt.`,
  'supply/article-sold-out': (p) =>
    `Der Schwarzmarkt verkauft jeden Artikel einmal je Runde: ${p.left === 0 ? `„${p.item}“ ist ausverkauft` : `Von „${p.item}“ hat er noch ${number(p.left)}`}.`,
  'supply/design-sold-out': (p) =>
    `Der Schwarzmarkt verkauft jeden Artikel einmal je Runde: „${p.design}“ ist weg.`,
  'supply/no-entry': (p) =>
    `In ${p.hex} kommen keine Mechs ins Spiel: nur im HQ-Feld oder bei einem eigenen Schwarzmarkt, einer Mechfabrik, einem Freihändler oder Raumhafen in Betrieb.`,
  'supply/entry-not-free': (p) => `In ${p.hex} kann jetzt kein Mech ins Spiel kommen.`,
  'supply/unknown-item': (p) => `Die Ausrüstung „${p.item}“ gibt es nicht.`,
  'supply/not-for-sale': (p) => `„${p.item}“ ist einzeln nicht zu kaufen.`,
  'supply/by-weight': (p) =>
    `„${p.item}“ wiegt je nach Mech: Dazu gehören die Tonnen eines Stücks, wie in „${p.example}“. Ein Stück wiegt ${weights(p)} t.`,
  'supply/no-price': 'Das hat keinen eigenen Preis und ist nicht zu verkaufen.',
  'supply/wrong-quantity': (p) =>
    p.unit === 'tons'
      ? 'Die Menge muss über 0 liegen, in Tonnen mit bis zu sechs Nachkommastellen.'
      : 'Die Menge muss eine ganze Zahl über 0 sein.',
  'supply/no-store': (p) =>
    `In ${p.hex} kann nichts gelagert werden: Dort muss dein HQ, ein Gebäude oder ein Mech von dir sein und kein feindlicher Mech.`,
  'supply/not-enough-tons': (p) =>
    `Das kostet ${number(p.cost)} t; auf dem Konto hast du ${number(p.account)} t: ${number(p.missing)} t zu wenig (die Phase wird auf halbe Tonnen gerundet).`,
  'supply/not-in-stock': (p) =>
    p.quantity === 0
      ? `In ${p.hex} hast du nichts von „${p.item}“.`
      : `In ${p.hex} hast du nur ${number(p.quantity)} von „${p.item}“, ${number(p.missing)} zu wenig.`,
  'supply/pilot-not-stored': (p) => `In ${p.hex} ist kein solcher Pilot oder Gefangener von dir.`,
  'supply/no-academy': 'Du hast keine Akademie in Betrieb.',
  'supply/not-free-to-train': (p) =>
    `${p.name} hat seit dem Ende der Vorbereitung in einem Mech gesessen. Ausbilden lässt sich nur, wer in keinem saß.`,
  'supply/trained-already': (p) => `${p.name} wird darin schon ausgebildet.`,
  'supply/cannot-get-better': (p) => `${p.name} kann darin nicht besser werden als 0.`,
  'supply/no-ammunition': (p) => `„${p.item}“ ist keine Munition, die es einzeln gibt.`,
  'supply/no-whole-shots': (p) =>
    `Das ist keine ganze Zahl von Schüssen: Eine Tonne „${p.item}“ hat ${number(p.perTon)}.`,
  'supply/too-many-tons': (p) =>
    p.left === 0
      ? 'Das Depot liefert diese Runde nichts mehr.'
      : `Das Depot liefert diese Runde nur noch ${number(p.left)} t.`,
  'supply/not-enough-for-fee': (p) =>
    `Das kostet ${number(p.cost)} t; auf dem Konto hast du ${number(p.account)} t: ${number(p.missing)} t zu wenig.`,
  'supply/not-your-building': 'Ein solches Gebäude gehört dir nicht.',
  'supply/not-so-damaged': (p) =>
    p.lost === 0 ? 'Es hat keine CP verloren.' : `Es hat nur ${number(p.lost)} CP verloren.`,
  'supply/no-such-wreck': 'Einen solchen Mech dieses Gefechts darfst du nicht bergen.',
  'supply/salvaged-already':
    'Diesen Mech birgt schon ein Befehl darüber: Er wird entweder verschrottet oder behalten.',
  'supply/no-factory': 'Eine solche Mechfabrik hast du nicht in Betrieb.',
  'supply/factory-busy': 'Eine Fabrik arbeitet je Runde an einem Mech.',
  'supply/factory-other-technology': (p) =>
    `„${p.design}“ ist nicht von deiner Technologie: Das hat nur ein Schwarzmarkt, und eine Fabrik baut es nicht.`,
  'supply/not-of-own-faction': (p) =>
    `„${p.design}“ ist kein Mech deiner Fraktion: Nur solche baut die Fabrik.`,
  'supply/more-than-missing': (p) =>
    p.missing === 0
      ? `Mit der Arbeit dieser Runde ist „${p.design}“ schon fertig.`
      : `Nach der Arbeit dieser Runde fehlen an „${p.design}“ nur ${number(p.missing)} t.`,
  'supply/twice': 'Das steht zweimal in der Liste.',
  'supply/nothing-to-move': 'Nenne, was verlegt werden soll.',
  'supply/same-hex': 'Das ist schon dort.',
  'supply/not-your-mech': 'Diesen Mech hast du nicht.',
  'supply/hired': 'Ein angeheuerter Mech ist nicht zu verkaufen.',
  'supply/mechs-not-sold': (p) =>
    `${p.name} ist ein Mech: In dieser Kampagne sind nur Ausrüstung und Piloten zu verkaufen.`,
  'supply/prisoner': 'Ein Gefangener ist nicht zu verkaufen.',
  'supply/not-your-pilot': 'Diesen Piloten hast du nicht.',
  'supply/pilot-not-free': 'Nur ein gelagerter Pilot ist zu verkaufen.',
};
