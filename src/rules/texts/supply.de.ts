/** The same in German. */
import type { Params, SameCodes } from './text';
import type { en } from './supply.en';

/** Cargo comes in any size: where there are many, the range says it. */
const weights = ({ weights: all }: Params): string => {
  if (!Array.isArray(all)) return '';
  return all.length > 12 ? `${String(all[0])} … ${String(all.at(-1))}` : all.join(', ');
};

export const de: SameCodes<typeof en> = {
  'orders/no-force': 'Befehle gibt nur, wer noch in der Kampagne ist.',
  'supply/unknown-design': (p) => `Das Modell "${String(p['design'])}" gibt es nicht.`,
  'supply/other-technology-mech': (p) => `"${String(p['design'])}" ist ein Mech der anderen Technologie: Den verkauft nur ein Schwarzmarkt.`,
  'supply/other-technology-item': (p) => `"${String(p['item'])}" gehört zur anderen Technologie: Das verkauft nur ein Schwarzmarkt.`,
  'supply/article-sold-out': (p) =>
    `Der Schwarzmarkt verkauft jeden Artikel einmal je Runde: Von "${String(p['item'])}" sind noch ${String(p['left'])} da.`,
  'supply/design-sold-out': (p) => `Der Schwarzmarkt verkauft jeden Artikel einmal je Runde: "${String(p['design'])}" ist weg.`,
  'supply/no-entry': (p) =>
    `In ${String(p['hex'])} kommen keine Mechs ins Spiel: nur im HQ-Hex oder bei einem eigenen Schwarzmarkt, einer Mechfabrik, einem Freihändler oder Raumhafen in Betrieb.`,
  'supply/entry-not-free': (p) => `In ${String(p['hex'])} kann jetzt kein Mech ins Spiel kommen.`,
  'supply/unknown-item': (p) => `Die Ausrüstung "${String(p['item'])}" gibt es nicht.`,
  'supply/not-for-sale': (p) => `"${String(p['item'])}" ist einzeln nicht zu kaufen.`,
  'supply/by-weight': (p) =>
    `"${String(p['item'])}" wiegt je nach Mech: Dazu gehören die Tonnen eines Stücks, wie in "${String(p['example'])}". Es gibt: ${weights(p)} t.`,
  'supply/no-price': 'Das hat keinen eigenen Preis und ist nicht zu verkaufen.',
  'supply/wrong-quantity': (p) =>
    p['unit'] === 'tons'
      ? 'Die Menge muss über 0 liegen, in Tonnen mit bis zu sechs Nachkommastellen.'
      : 'Die Menge muss eine ganze Zahl über 0 sein.',
  'supply/no-store': (p) =>
    `In ${String(p['hex'])} kann nichts gelagert werden: Dort muss Ihr HQ, ein Gebäude oder ein Mech von Ihnen sein und kein feindlicher Mech.`,
  'supply/not-enough-tons': (p) =>
    `Das kostet ${String(p['cost'])} t; auf dem Konto sind ${String(p['account'])} t, es fehlen ${String(p['missing'])} t (die Phase wird auf halbe Tonnen gerundet).`,
  'supply/not-in-stock': (p) =>
    `In ${String(p['hex'])} lagern nur ${String(p['quantity'])} von "${String(p['item'])}"; es fehlen ${String(p['missing'])}.`,
  'supply/pilot-not-stored': (p) => `In ${String(p['hex'])} ist kein solcher Pilot oder Gefangener von Ihnen.`,
  'supply/no-academy': 'Sie haben keine Akademie in Betrieb.',
  'supply/not-free-to-train': (p) => `${String(p['name'])} war nicht seit dem Ende der Vorbereitung ohne Mech.`,
  'supply/trained-already': (p) => `${String(p['name'])} trainiert das diese Runde schon.`,
  'supply/cannot-get-better': (p) => `${String(p['name'])} kann darin nicht besser werden als 0.`,
  'supply/no-ammunition': (p) => `"${String(p['item'])}" ist keine Munition, die es einzeln gibt.`,
  'supply/no-whole-shots': (p) => `Das ist keine ganze Zahl von Schüssen: Eine Tonne "${String(p['item'])}" hat ${String(p['perTon'])}.`,
  'supply/too-many-tons': (p) => `Das Depot liefert diese Runde noch ${String(p['left'])} t.`,
  'supply/not-enough-for-fee': (p) =>
    `Das kostet ${String(p['cost'])} t; auf dem Konto sind ${String(p['account'])} t, es fehlen ${String(p['missing'])} t.`,
  'supply/not-your-building': 'Ein solches Gebäude gehört Ihnen nicht.',
  'supply/not-so-damaged': (p) => `Ihm fehlen nur ${String(p['lost'])} CP.`,
  'supply/no-such-wreck': 'Einen solchen Mech dieses Gefechts dürfen Sie nicht bergen.',
  'supply/salvaged-already': 'Diesen Mech birgt schon ein Befehl darüber: Er wird entweder Schrott oder behalten.',
  'supply/no-factory': 'Eine solche Mechfabrik haben Sie nicht in Betrieb.',
  'supply/factory-busy': 'Eine Fabrik arbeitet je Runde an einem Mech.',
  'supply/factory-other-technology': (p) =>
    `"${String(p['design'])}" ist nicht von Ihrer Technologie: Das hat nur ein Schwarzmarkt, und eine Fabrik baut es nicht.`,
  'supply/not-of-own-faction': (p) => `"${String(p['design'])}" ist kein Mech Ihrer Fraktion: Nur solche baut die Fabrik.`,
  'supply/more-than-missing': (p) => `Nach der Arbeit dieser Runde fehlen "${String(p['design'])}" nur noch ${String(p['missing'])} t.`,
  'supply/twice': 'Das steht zweimal in der Liste.',
  'supply/nothing-to-move': 'Es ist nichts genannt, was verlegt werden soll.',
  'supply/same-hex': 'Das ist schon dort.',
  'supply/not-your-mech': 'Diesen Mech haben Sie nicht.',
  'supply/hired': 'Ein gemieteter Mech ist nicht zu verkaufen.',
  'supply/mechs-not-sold': (p) => `${String(p['name'])} ist ein Mech: In dieser Kampagne sind nur Ausrüstung und Piloten zu verkaufen.`,
  'supply/prisoner': 'Ein Gefangener ist nicht zu verkaufen.',
  'supply/not-your-pilot': 'Diesen Piloten haben Sie nicht.',
  'supply/pilot-not-free': 'Nur ein gelagerter Pilot ist zu verkaufen.',
};
