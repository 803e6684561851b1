/** Texts of supply, depots and prices (SUP, DEP), of violations and of the causes and terms that ledgers and prices name. */
import { BUILDINGS } from '../buildings';
import { incomeText } from '../economy/income';
import type { Texts } from './text';

/** Cargo comes in any size: where there are many, the range says it. */
const weights = ({ weights: all }: Readonly<Record<string, unknown>>): string => {
  if (!Array.isArray(all)) return '';
  return all.length > 12 ? `${String(all[0])} … ${String(all.at(-1))}` : all.join(', ');
};

/** A building's income is called as the building is (BLD-4). */
const ofIncome: Texts = Object.fromEntries(
  BUILDINGS.flatMap(({ type, text: { name }, benefits }) =>
    Object.hasOwn(benefits, 'income') ? [[incomeText(type), { en: () => name.en, de: () => name.de }]] : [],
  ),
);

export const texts: Texts = {
  'orders/no-force': {
    en: () => 'Only a force that is still in the campaign gives orders.',
    de: () => 'Befehle gibt nur, wer noch in der Kampagne ist.',
  },
  'supply/unknown-design': {
    en: (p) => `There is no design "${String(p['design'])}".`,
    de: (p) => `Das Modell "${String(p['design'])}" gibt es nicht.`,
  },
  'supply/other-technology-mech': {
    en: (p) => `"${String(p['design'])}" is a mech of the other technology: only a black market sells it.`,
    de: (p) => `"${String(p['design'])}" ist ein Mech der anderen Technologie: Den verkauft nur ein Schwarzmarkt.`,
  },
  'supply/other-technology-item': {
    en: (p) => `"${String(p['item'])}" is of the other technology: only a black market sells it.`,
    de: (p) => `"${String(p['item'])}" gehört zur anderen Technologie: Das verkauft nur ein Schwarzmarkt.`,
  },
  'supply/article-sold-out': {
    en: (p) => `The black market sells each article once a round: of "${String(p['item'])}", ${String(p['left'])} are left.`,
    de: (p) => `Der Schwarzmarkt verkauft jeden Artikel einmal je Runde: Von "${String(p['item'])}" sind noch ${String(p['left'])} da.`,
  },
  'supply/design-sold-out': {
    en: (p) => `The black market sells each article once a round: "${String(p['design'])}" is gone.`,
    de: (p) => `Der Schwarzmarkt verkauft jeden Artikel einmal je Runde: "${String(p['design'])}" ist weg.`,
  },
  'supply/no-entry': {
    en: (p) =>
      `Mechs do not come into play in ${String(p['hex'])}: only in the HQ hex, or at a working black market, mech factory, free trader or spaceport of yours.`,
    de: (p) =>
      `In ${String(p['hex'])} kommen keine Mechs ins Spiel: nur im HQ-Hex oder bei einem eigenen Schwarzmarkt, einer Mechfabrik, einem Freihändler oder Raumhafen in Betrieb.`,
  },
  'supply/entry-not-free': {
    en: (p) => `No mech can come into play in ${String(p['hex'])} now.`,
    de: (p) => `In ${String(p['hex'])} kann jetzt kein Mech ins Spiel kommen.`,
  },
  'supply/unknown-item': {
    en: (p) => `There is no equipment "${String(p['item'])}".`,
    de: (p) => `Die Ausrüstung "${String(p['item'])}" gibt es nicht.`,
  },
  'supply/not-for-sale': {
    en: (p) => `"${String(p['item'])}" cannot be bought by itself.`,
    de: (p) => `"${String(p['item'])}" ist einzeln nicht zu kaufen.`,
  },
  'supply/by-weight': {
    en: (p) =>
      `"${String(p['item'])}" weighs by the mech: name the tons of one piece as well, as in "${String(p['example'])}". There is: ${weights(p)} t.`,
    de: (p) =>
      `"${String(p['item'])}" wiegt je nach Mech: Dazu gehören die Tonnen eines Stücks, wie in "${String(p['example'])}". Es gibt: ${weights(p)} t.`,
  },
  'supply/no-price': {
    en: () => 'This has no price of its own and cannot be sold.',
    de: () => 'Das hat keinen eigenen Preis und ist nicht zu verkaufen.',
  },
  'supply/wrong-quantity': {
    en: (p) =>
      p['unit'] === 'tons'
        ? 'The quantity must be above 0, in tons with up to six decimals.'
        : `The quantity must be a whole number of ${String(p['unit'])} above 0.`,
    de: (p) =>
      p['unit'] === 'tons'
        ? 'Die Menge muss über 0 liegen, in Tonnen mit bis zu sechs Nachkommastellen.'
        : 'Die Menge muss eine ganze Zahl über 0 sein.',
  },
  'supply/no-store': {
    en: (p) => `Nothing can be stored in ${String(p['hex'])}: it takes your HQ, a building or a mech of yours, and no enemy mech.`,
    de: (p) =>
      `In ${String(p['hex'])} kann nichts gelagert werden: Dort muss Ihr HQ, ein Gebäude oder ein Mech von Ihnen sein und kein feindlicher Mech.`,
  },
  'supply/not-enough-tons': {
    en: (p) =>
      `This costs ${String(p['cost'])} t; the account has ${String(p['account'])} t, and ${String(p['missing'])} t are missing (the phase is rounded to half tons).`,
    de: (p) =>
      `Das kostet ${String(p['cost'])} t; auf dem Konto sind ${String(p['account'])} t, es fehlen ${String(p['missing'])} t (die Phase wird auf halbe Tonnen gerundet).`,
  },
  'supply/not-in-stock': {
    en: (p) => `Only ${String(p['quantity'])} of "${String(p['item'])}" are in stock in ${String(p['hex'])}; ${String(p['missing'])} are missing.`,
    de: (p) => `In ${String(p['hex'])} lagern nur ${String(p['quantity'])} von "${String(p['item'])}"; es fehlen ${String(p['missing'])}.`,
  },
  'supply/pilot-not-stored': {
    en: (p) => `No such pilot or prisoner of yours is stored in ${String(p['hex'])}.`,
    de: (p) => `In ${String(p['hex'])} ist kein solcher Pilot oder Gefangener von Ihnen.`,
  },
  'supply/no-academy': { en: () => 'You have no academy that works.', de: () => 'Sie haben keine Akademie in Betrieb.' },
  'supply/not-free-to-train': {
    en: (p) => `${String(p['name'])} was not out of every mech since preparation closed.`,
    de: (p) => `${String(p['name'])} war nicht seit dem Ende der Vorbereitung ohne Mech.`,
  },
  'supply/trained-already': {
    en: (p) => `${String(p['name'])} trains this already this round.`,
    de: (p) => `${String(p['name'])} trainiert das diese Runde schon.`,
  },
  'supply/cannot-get-better': {
    en: (p) => `${String(p['name'])} cannot get better than 0 at this.`,
    de: (p) => `${String(p['name'])} kann darin nicht besser werden als 0.`,
  },
  'supply/no-ammunition': {
    en: (p) => `"${String(p['item'])}" is no ammunition that is traded by itself.`,
    de: (p) => `"${String(p['item'])}" ist keine Munition, die es einzeln gibt.`,
  },
  'supply/no-whole-shots': {
    en: (p) => `This is no whole number of shots: a ton of "${String(p['item'])}" has ${String(p['perTon'])}.`,
    de: (p) => `Das ist keine ganze Zahl von Schüssen: Eine Tonne "${String(p['item'])}" hat ${String(p['perTon'])}.`,
  },
  'supply/too-many-tons': {
    en: (p) => `The depot delivers ${String(p['left'])} t more this round.`,
    de: (p) => `Das Depot liefert diese Runde noch ${String(p['left'])} t.`,
  },
  'supply/not-enough-for-fee': {
    en: (p) => `This costs ${String(p['cost'])} t; the account has ${String(p['account'])} t, and ${String(p['missing'])} t are missing.`,
    de: (p) => `Das kostet ${String(p['cost'])} t; auf dem Konto sind ${String(p['account'])} t, es fehlen ${String(p['missing'])} t.`,
  },
  'supply/not-your-building': { en: () => 'You control no such building.', de: () => 'Ein solches Gebäude gehört Ihnen nicht.' },
  'supply/not-so-damaged': {
    en: (p) => `Only ${String(p['lost'])} CP of it are lost.`,
    de: (p) => `Ihm fehlen nur ${String(p['lost'])} CP.`,
  },
  'supply/no-such-wreck': {
    en: () => 'You have the right to salvage no such mech of this battle.',
    de: () => 'Einen solchen Mech dieses Gefechts dürfen Sie nicht bergen.',
  },
  'supply/salvaged-already': {
    en: () => 'This mech is salvaged by an order above: either scrapped or kept.',
    de: () => 'Diesen Mech birgt schon ein Befehl darüber: Er wird entweder Schrott oder behalten.',
  },
  'supply/no-factory': { en: () => 'You have no such mech factory that works.', de: () => 'Eine solche Mechfabrik haben Sie nicht in Betrieb.' },
  'supply/factory-busy': {
    en: () => 'A factory works on one mech a round.',
    de: () => 'Eine Fabrik arbeitet je Runde an einem Mech.',
  },
  'supply/not-of-own-faction': {
    en: (p) => `"${String(p['design'])}" is no mech of your faction: the factory makes only those.`,
    de: (p) => `"${String(p['design'])}" ist kein Mech Ihrer Fraktion: Nur solche baut die Fabrik.`,
  },
  'supply/more-than-missing': {
    en: (p) => `After this round's work only ${String(p['missing'])} t of "${String(p['design'])}" are missing.`,
    de: (p) => `Nach der Arbeit dieser Runde fehlen "${String(p['design'])}" nur noch ${String(p['missing'])} t.`,
  },
  'supply/twice': { en: () => 'This stands in the list twice.', de: () => 'Das steht zweimal in der Liste.' },
  'supply/nothing-to-move': { en: () => 'Nothing is named that is to be moved.', de: () => 'Es ist nichts genannt, was verlegt werden soll.' },
  'supply/same-hex': { en: () => 'It is there already.', de: () => 'Das ist schon dort.' },
  'supply/not-your-mech': { en: () => 'You have no such mech.', de: () => 'Diesen Mech haben Sie nicht.' },
  'supply/hired': { en: () => 'A hired mech cannot be sold.', de: () => 'Ein gemieteter Mech ist nicht zu verkaufen.' },
  'supply/prisoner': { en: () => 'A prisoner cannot be sold.', de: () => 'Ein Gefangener ist nicht zu verkaufen.' },
  'supply/not-your-pilot': { en: () => 'You have no such pilot.', de: () => 'Diesen Piloten haben Sie nicht.' },
  'supply/pilot-not-free': { en: () => 'Only a stored pilot can be sold.', de: () => 'Nur ein gelagerter Pilot ist zu verkaufen.' },
};

/** What ledger entries and price terms are called. */
export const causes: Texts = {
  'supply/tonnage': { en: () => 'tonnage', de: () => 'Tonnage' },
  'supply/mech-worth': { en: () => 'tonnage by what remains', de: () => 'Tonnage nach Zustand' },
  'supply/standard-part': { en: () => 'standard part', de: () => 'Standardteil' },
  'supply/other-part': { en: () => 'other part', de: () => 'sonstiges Teil' },
  'supply/own-faction': { en: () => 'own faction', de: () => 'eigene Fraktion' },
  'supply/other-faction': { en: () => 'other faction', de: () => 'andere Fraktion' },
  'supply/pilot': { en: () => 'green pilot', de: () => 'Neuling' },
  'supply/black-market': { en: () => 'black market', de: () => 'Schwarzmarkt' },
  'supply/rebate': { en: () => 'free trader', de: () => 'Freihändler' },
  'supply/sale': { en: () => 'sale', de: () => 'Verkauf' },
  'supply/sale-at-exchange': { en: () => 'sale at the commodity exchange', de: () => 'Verkauf an der Warenbörse' },
  'supply/sale-to-trader': { en: () => 'free trader', de: () => 'Freihändler' },
  ...ofIncome,
  'supply/income': { en: () => 'supply', de: () => 'Nachschub' },
  'supply/structure': { en: () => 'internal structure', de: () => 'interne Struktur' },
  'supply/repaired-structure': { en: () => 'structure repaired', de: () => 'Struktur instand gesetzt' },
  'supply/replaced-part': { en: () => 'part replaced', de: () => 'Teil ersetzt' },
  'supply/refitted-actuators': { en: () => 'actuators put on in a refit', de: () => 'Aktivatoren beim Umbau angebaut' },
  'supply/training': { en: () => 'training', de: () => 'Ausbildung' },
  'supply/academy': { en: () => 'academy', de: () => 'Akademie' },
  'supply/trained': { en: () => 'pilot trained', de: () => 'Pilot ausgebildet' },
  'supply/fee': { en: () => 'fee', de: () => 'Gebühr' },
  'supply/sabotage': { en: () => 'sabotage', de: () => 'Sabotage' },
  'supply/flight': { en: () => 'flight of a dropship', de: () => 'Flug eines Landungsschiffs' },
  'supply/flight-returned': { en: () => 'fee of a flight that did not start', de: () => 'Gebühr eines Flugs, der nicht gestartet ist' },
  'supply/factory-tons': { en: () => 'tons for the mech factory', de: () => 'Tonnen für die Mechfabrik' },
  'supply/work-lost': { en: () => 'what was begun of another mech is lost', de: () => 'was von einem anderen Mech begonnen war, geht verloren' },
  'supply/hire': { en: () => 'hire for a round', de: () => 'Miete für eine Runde' },
  'supply/hire-other-technology': { en: () => 'hire for a round, other technology', de: () => 'Miete für eine Runde, andere Technologie' },
  'supply/hired-mech': { en: () => 'mech hired', de: () => 'Mech gemietet' },
  'supply/building-points': { en: () => 'points of the building', de: () => 'Punkte des Gebäudes' },
  'supply/repair': { en: () => 'repair', de: () => 'Instandsetzung' },
  'supply/repaired-building': { en: () => 'building repaired', de: () => 'Gebäude instand gesetzt' },
  'supply/quarry': { en: () => 'quarry: what enemies had repaired', de: () => 'Steinbruch: was Feinde instand setzen ließen' },
  'supply/scrap': { en: () => 'scrap by the structure left', de: () => 'Schrott nach verbliebener Struktur' },
  'supply/lost-structure': { en: () => 'tonnage by the structure lost', de: () => 'Tonnage nach verlorener Struktur' },
  'supply/scrapyard': {
    en: () => 'scrapyard: half of the lost structure counts as there',
    de: () => 'Schrottplatz: Die Hälfte der verlorenen Struktur zählt als vorhanden',
  },
  'supply/keeping': { en: () => 'kept from salvage', de: () => 'Bergung zum Behalten' },
  'supply/kept-from-salvage': { en: () => 'mech kept from salvage', de: () => 'geborgenen Mech behalten' },
  'supply/rounding': { en: () => 'rounding to half tons', de: () => 'Rundung auf halbe Tonnen' },
  'supply/exchange': { en: () => 'exchange', de: () => 'Tausch' },
  'supply/bought-mech': { en: () => 'mech bought', de: () => 'Mech gekauft' },
  'supply/bought-equipment': { en: () => 'equipment bought', de: () => 'Ausrüstung gekauft' },
  'supply/bought-pilot': { en: () => 'pilot bought', de: () => 'Pilot gekauft' },
  'supply/sold': { en: () => 'sold', de: () => 'verkauft' },
};
