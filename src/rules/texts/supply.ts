/** Texts of supply, depots and prices (SUP, DEP), of violations and of the causes and terms that ledgers and prices name. */
import { BUILDINGS } from '../buildings';
import { incomeText } from '../economy/income';
import { inBoth, type SameCodes, type Texts, type Wordings } from './text';

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

const en = {
  'orders/no-force': 'Only a force that is still in the campaign gives orders.',
  'supply/unknown-design': (p) => `There is no design "${String(p['design'])}".`,
  'supply/other-technology-mech': (p) => `"${String(p['design'])}" is a mech of the other technology: only a black market sells it.`,
  'supply/other-technology-item': (p) => `"${String(p['item'])}" is of the other technology: only a black market sells it.`,
  'supply/article-sold-out': (p) => `The black market sells each article once a round: of "${String(p['item'])}", ${String(p['left'])} are left.`,
  'supply/design-sold-out': (p) => `The black market sells each article once a round: "${String(p['design'])}" is gone.`,
  'supply/no-entry': (p) =>
    `Mechs do not come into play in ${String(p['hex'])}: only in the HQ hex, or at a working black market, mech factory, free trader or spaceport of yours.`,
  'supply/entry-not-free': (p) => `No mech can come into play in ${String(p['hex'])} now.`,
  'supply/unknown-item': (p) => `There is no equipment "${String(p['item'])}".`,
  'supply/not-for-sale': (p) => `"${String(p['item'])}" cannot be bought by itself.`,
  'supply/by-weight': (p) =>
    `"${String(p['item'])}" weighs by the mech: name the tons of one piece as well, as in "${String(p['example'])}". There is: ${weights(p)} t.`,
  'supply/no-price': 'This has no price of its own and cannot be sold.',
  'supply/wrong-quantity': (p) =>
    p['unit'] === 'tons'
      ? 'The quantity must be above 0, in tons with up to six decimals.'
      : `The quantity must be a whole number of ${String(p['unit'])} above 0.`,
  'supply/no-store': (p) => `Nothing can be stored in ${String(p['hex'])}: it takes your HQ, a building or a mech of yours, and no enemy mech.`,
  'supply/not-enough-tons': (p) =>
    `This costs ${String(p['cost'])} t; the account has ${String(p['account'])} t, and ${String(p['missing'])} t are missing (the phase is rounded to half tons).`,
  'supply/not-in-stock': (p) =>
    `Only ${String(p['quantity'])} of "${String(p['item'])}" are in stock in ${String(p['hex'])}; ${String(p['missing'])} are missing.`,
  'supply/pilot-not-stored': (p) => `No such pilot or prisoner of yours is stored in ${String(p['hex'])}.`,
  'supply/no-academy': 'You have no academy that works.',
  'supply/not-free-to-train': (p) => `${String(p['name'])} was not out of every mech since preparation closed.`,
  'supply/trained-already': (p) => `${String(p['name'])} trains this already this round.`,
  'supply/cannot-get-better': (p) => `${String(p['name'])} cannot get better than 0 at this.`,
  'supply/no-ammunition': (p) => `"${String(p['item'])}" is no ammunition that is traded by itself.`,
  'supply/no-whole-shots': (p) => `This is no whole number of shots: a ton of "${String(p['item'])}" has ${String(p['perTon'])}.`,
  'supply/too-many-tons': (p) => `The depot delivers ${String(p['left'])} t more this round.`,
  'supply/not-enough-for-fee': (p) =>
    `This costs ${String(p['cost'])} t; the account has ${String(p['account'])} t, and ${String(p['missing'])} t are missing.`,
  'supply/not-your-building': 'You control no such building.',
  'supply/not-so-damaged': (p) => `Only ${String(p['lost'])} CP of it are lost.`,
  'supply/no-such-wreck': 'You have the right to salvage no such mech of this battle.',
  'supply/salvaged-already': 'This mech is salvaged by an order above: either scrapped or kept.',
  'supply/no-factory': 'You have no such mech factory that works.',
  'supply/factory-busy': 'A factory works on one mech a round.',
  'supply/factory-other-technology': (p) =>
    `"${String(p['design'])}" is of a technology that is not your own: only a black market has it, and a factory does not make it.`,
  'supply/not-of-own-faction': (p) => `"${String(p['design'])}" is no mech of your faction: the factory makes only those.`,
  'supply/more-than-missing': (p) => `After this round's work only ${String(p['missing'])} t of "${String(p['design'])}" are missing.`,
  'supply/twice': 'This stands in the list twice.',
  'supply/nothing-to-move': 'Nothing is named that is to be moved.',
  'supply/same-hex': 'It is there already.',
  'supply/not-your-mech': 'You have no such mech.',
  'supply/hired': 'A hired mech cannot be sold.',
  'supply/mechs-not-sold': (p) => `${String(p['name'])} is a mech: in this campaign only equipment and pilots can be sold.`,
  'supply/prisoner': 'A prisoner cannot be sold.',
  'supply/not-your-pilot': 'You have no such pilot.',
  'supply/pilot-not-free': 'Only a stored pilot can be sold.',
} satisfies Wordings;

const de: SameCodes<typeof en> = {
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

export const texts: Texts = inBoth(en, de);

/** What ledger entries and price terms are called. */
const causesEn = {
  'supply/tonnage': 'tonnage',
  'supply/mech-worth': 'tonnage by what remains',
  'supply/standard-part': 'standard part',
  'supply/other-part': 'other part',
  'supply/own-faction': 'own faction',
  'supply/other-faction': 'other faction',
  'supply/pilot': 'green pilot',
  'supply/black-market': 'black market',
  'supply/rebate': 'free trader',
  'supply/sale': 'sale',
  'supply/sale-at-exchange': 'sale at the commodity exchange',
  'supply/sale-to-trader': 'free trader',
  'supply/income': 'supply',
  'supply/structure': 'internal structure',
  'supply/repaired-structure': 'structure repaired',
  'supply/replaced-part': 'part replaced',
  'supply/refitted-actuators': 'actuators put on in a refit',
  'supply/training': 'training',
  'supply/academy': 'academy',
  'supply/trained': 'pilot trained',
  'supply/fee': 'fee',
  'supply/sabotage': 'sabotage',
  'supply/flight': 'flight of a dropship',
  'supply/flight-returned': 'fee of a flight that did not start',
  'supply/factory-tons': 'tons for the mech factory',
  'supply/work-lost': 'what was begun of another mech is lost',
  'supply/hire': 'hire for a round',
  'supply/hire-other-technology': 'hire for a round, other technology',
  'supply/hired-mech': 'mech hired',
  'supply/building-points': 'points of the building',
  'supply/repair': 'repair',
  'supply/repaired-building': 'building repaired',
  'supply/quarry': 'quarry: what enemies had repaired',
  'supply/scrap': 'scrap by the structure left',
  'supply/lost-structure': 'tonnage by the structure lost',
  'supply/scrapyard': 'scrapyard: half of the lost structure counts as there',
  'supply/keeping': 'kept from salvage',
  'supply/captured-mech': 'share of the tonnage of a captured mech',
  'supply/capture-share': 'the least that keeping it costs',
  'supply/kept-from-salvage': 'mech kept from salvage',
  'supply/rounding': 'rounding to half tons',
  'supply/exchange': 'exchange',
  'supply/bought-mech': 'mech bought',
  'supply/bought-equipment': 'equipment bought',
  'supply/bought-pilot': 'pilot bought',
  'supply/sold': 'sold',
} satisfies Wordings;

const causesDe: SameCodes<typeof causesEn> = {
  'supply/tonnage': 'Tonnage',
  'supply/mech-worth': 'Tonnage nach Zustand',
  'supply/standard-part': 'Standardteil',
  'supply/other-part': 'sonstiges Teil',
  'supply/own-faction': 'eigene Fraktion',
  'supply/other-faction': 'andere Fraktion',
  'supply/pilot': 'Neuling',
  'supply/black-market': 'Schwarzmarkt',
  'supply/rebate': 'Freihändler',
  'supply/sale': 'Verkauf',
  'supply/sale-at-exchange': 'Verkauf an der Warenbörse',
  'supply/sale-to-trader': 'Freihändler',
  'supply/income': 'Nachschub',
  'supply/structure': 'interne Struktur',
  'supply/repaired-structure': 'Struktur instand gesetzt',
  'supply/replaced-part': 'Teil ersetzt',
  'supply/refitted-actuators': 'Aktivatoren beim Umbau angebaut',
  'supply/training': 'Ausbildung',
  'supply/academy': 'Akademie',
  'supply/trained': 'Pilot ausgebildet',
  'supply/fee': 'Gebühr',
  'supply/sabotage': 'Sabotage',
  'supply/flight': 'Flug eines Landungsschiffs',
  'supply/flight-returned': 'Gebühr eines Flugs, der nicht gestartet ist',
  'supply/factory-tons': 'Tonnen für die Mechfabrik',
  'supply/work-lost': 'was von einem anderen Mech begonnen war, geht verloren',
  'supply/hire': 'Miete für eine Runde',
  'supply/hire-other-technology': 'Miete für eine Runde, andere Technologie',
  'supply/hired-mech': 'Mech gemietet',
  'supply/building-points': 'Punkte des Gebäudes',
  'supply/repair': 'Instandsetzung',
  'supply/repaired-building': 'Gebäude instand gesetzt',
  'supply/quarry': 'Steinbruch: was Feinde instand setzen ließen',
  'supply/scrap': 'Schrott nach verbliebener Struktur',
  'supply/lost-structure': 'Tonnage nach verlorener Struktur',
  'supply/scrapyard': 'Schrottplatz: Die Hälfte der verlorenen Struktur zählt als vorhanden',
  'supply/keeping': 'Bergung zum Behalten',
  'supply/captured-mech': 'Anteil an der Tonnage eines erbeuteten Mechs',
  'supply/capture-share': 'so viel kostet es mindestens, ihn zu behalten',
  'supply/kept-from-salvage': 'geborgenen Mech behalten',
  'supply/rounding': 'Rundung auf halbe Tonnen',
  'supply/exchange': 'Tausch',
  'supply/bought-mech': 'Mech gekauft',
  'supply/bought-equipment': 'Ausrüstung gekauft',
  'supply/bought-pilot': 'Pilot gekauft',
  'supply/sold': 'verkauft',
};

export const causes: Texts = { ...ofIncome, ...inBoth(causesEn, causesDe) };
