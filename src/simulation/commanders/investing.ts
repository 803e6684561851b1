/**
 * Supply, what makes a force stronger: what is too much sold, pilots to where mechs wait for them, new mechs,
 * training.
 */
import { isForeignMech, livingPilot, termsOf, type Hex, type Knowledge, type PilotRow } from '../../rules';
import type { MechDesign } from '../../catalog';
import type { SheetDraft } from './sheet-draft';

const NEAR_THE_END = 3;
/** Shots and points of one kind that are worth keeping. */
const KEEP = 120;

const storedPilots = ({ knowledge }: SheetDraft): readonly PilotRow[] =>
  Object.values(knowledge.pilots)
    .filter((pilot) => pilot.status === 'stored' && pilot.force === knowledge.force?.id)
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** Seats without pilot, and the hexes they stand in. */
const emptySeats = (draft: SheetDraft): readonly Hex[] =>
  draft.mechs
    .filter((mech) => livingPilot(draft.knowledge, mech) === null && !mech.hired)
    .map(({ hex }) => hex);

/** DEP-5: pilots move like equipment; one is bought when nobody is left. */
const crewSeats = (draft: SheetDraft): void => {
  const waiting = new Map<Hex, number>();
  for (const { hex } of storedPilots(draft)) if (hex !== null) waiting.set(hex, (waiting.get(hex) ?? 0) + 1);
  for (const hex of emptySeats(draft)) {
    const here = waiting.get(hex) ?? 0;
    if (here > 0) {
      waiting.set(hex, here - 1);
      continue;
    }
    const [from] = [...waiting].find(([, count]) => count > 0) ?? [];
    const pilot =
      from === undefined ? undefined : storedPilots(draft).find((one) => one.hex === from && one.hits < 3);
    if (from !== undefined && pilot !== undefined) {
      if (draft.give({ type: 'transfer', from, to: hex, items: [], pilots: [pilot.id] }))
        waiting.set(from, (waiting.get(from) ?? 1) - 1);
    } else draft.give({ type: 'buy-pilot', hex });
  }
};

/** BLD-ACA: the best of those who have nothing else to do, gunnery first. */
const train = (draft: SheetDraft): void => {
  if (!draft.knowledge.buildings.some(({ type, effective }) => type === 'academy' && effective)) return;
  for (const { id, rested, gunnery } of [...storedPilots(draft)].sort(
    (a, b) => a.gunnery - b.gunnery || (a.id < b.id ? -1 : 1),
  ))
    if (rested && gunnery > 0 && draft.tons > 30) draft.give({ type: 'train', pilot: id, gunnery: true });
};

/** What no mech of theirs needs, and pilots whom nobody needs, for tons. */
const sellSurplus = (draft: SheetDraft): void => {
  const kept = new Map<string, number>();
  for (const { item, quantity, hex, force } of [...draft.knowledge.stock]) {
    if (force !== draft.knowledge.force?.id) continue;
    const known = draft.catalog.item(item);
    const scrap = known?.stockUnit === 'tons';
    const have = kept.get(item) ?? 0;
    const keep = scrap ? 0 : Math.min(quantity, Math.max(0, KEEP - have));
    kept.set(item, have + keep);
    const surplus = quantity - keep;
    if (surplus > 0) draft.give({ type: 'sell', item, quantity: scrap ? surplus / 1_000_000 : surplus, hex });
  }
};

const candidates = new Map<string, readonly MechDesign[]>();

/**
 * Designs worth buying, by faction and market: of each tonnage the one with most Battle Value a ton of price.
 */
const shelfOf = ({ catalog, knowledge }: SheetDraft, foreign: boolean): readonly MechDesign[] => {
  const faction = knowledge.force === null ? null : catalog.faction(knowledge.force.faction);
  if (faction === null) return [];
  const { technologyDecides } = termsOf(knowledge.campaign.ruleset);
  const key = `${faction.id}|${String(foreign)}|${String(technologyDecides)}`;
  const known = candidates.get(key);
  if (known !== undefined) return known;
  const best = new Map<number, { readonly design: MechDesign; readonly worth: number }>();
  for (const design of catalog.mechs) {
    const alien = isForeignMech(catalog, { faction, technologyDecides }, design);
    if (alien && !foreign) continue;
    const factor = alien ? 2 : design.factions.includes(faction.id) ? 1 : 1.2;
    const price = Math.ceil(design.tons * factor);
    const worth = design.bv / price;
    if (worth > (best.get(price)?.worth ?? 0)) best.set(price, { design, worth });
  }
  const shelf = [...best.values()]
    .sort((a, b) => b.worth - a.worth || (a.design.slug < b.design.slug ? -1 : 1))
    .map(({ design }) => design);
  candidates.set(key, shelf);
  return shelf;
};

const nearTheEnd = ({ campaign: { options, round } }: Knowledge): boolean =>
  options.victory.rounds !== null && options.victory.rounds - round < NEAR_THE_END;

/**
 * SUP-4, DEP-4: as soon as they have saved enough, or think they have; not in the last rounds, when a mech
 * comes too late for anything.
 */
const buyMechs = (draft: SheetDraft): void => {
  if (draft.tons < draft.temperament.patience || nearTheEnd(draft.knowledge)) return;
  const { hexes } = (draft.options('buy-mech') as { readonly hexes: readonly Hex[] } | null) ?? { hexes: [] };
  for (const design of shelfOf(draft, draft.benefits.foreignArticles > 0)) {
    const [hex] = hexes;
    if (hex === undefined) return;
    const reserve = storedPilots(draft).length > emptySeats(draft).length ? 0 : 10;
    const cost = draft.costOf({ type: 'buy-mech', design: design.slug, hex });
    if (
      cost === null ||
      cost + reserve > draft.tons ||
      !draft.give({ type: 'buy-mech', design: design.slug, hex })
    )
      continue;
    return;
  }
};

export const invest = (draft: SheetDraft): void => {
  sellSurplus(draft);
  crewSeats(draft);
  buyMechs(draft);
  train(draft);
};
