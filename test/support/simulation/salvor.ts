/**
 * A salvor (SALV-1 to SALV-5, BLD-SCRAP): event by event, every mech that leaves play in a battle is
 * accounted for: destroyed, a wreck, the mercenaries' or hired; and each wreck ends as scrap of the right
 * weight, as a mech for the right price, or is lost. Computed from the rules' text and not with the functions
 * of salvage.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { LOCATIONS, type Location, type MechDesign } from '../../../src/catalog/model';
import { apply, type CampaignEvent, type CampaignState } from '../../../src/rules';
import { areEnemies } from '../../../src/rules/sides';
import type { WreckRow } from '../../../src/rules/model/state';
import type { Played } from './play';

type DataOf<T extends CampaignEvent['type']> = Extract<CampaignEvent, { readonly type: T }>['data'];

/** V and M: a point that a scrapyard spares is half a point, so both are doubled. */
const doubled = (
  design: MechDesign,
  { condition }: WreckRow,
  scrapyard: boolean,
): { readonly left: bigint; readonly full: bigint } => {
  const points = (of: (location: Location) => number): number =>
    LOCATIONS.reduce((sum, location) => sum + of(location), 0);
  const full = points((location) => design.structure[location]);
  const left = points((location) => condition.structure[location] ?? design.structure[location]);
  return { left: BigInt(scrapyard ? full + left : 2 * left), full: BigInt(2 * full) };
};

const hasScrapyard = (state: CampaignState, force: string): boolean =>
  Object.values(state.buildings).some(
    ({ type, opened }) => type === 'scrapyard' && opened.control === force && opened.works,
  );

const weightOf = (
  state: CampaignState,
  wreck: WreckRow,
): { readonly scrap: number; readonly price: number } => {
  const design = bundledCatalog().mech(wreck.design);
  if (design === null) return { scrap: Number.NaN, price: Number.NaN };
  const { left, full } = doubled(design, wreck, hasScrapyard(state, wreck.right));
  const microTons = BigInt(design.tons) * 1_000_000n;
  const price = (full - left) * microTons * 3n;
  return { scrap: Number((left * microTons) / full), price: Number((price + 2n * full - 1n) / (2n * full)) };
};

const scrapFaults = (before: CampaignState, data: DataOf<'wreck-scrapped'>): readonly string[] => {
  const wreck = before.wrecks[data.unit];
  if (wreck === undefined || wreck.right !== data.force)
    return [`${data.unit} was scrapped by ${data.force} without a right`];
  const { scrap } = weightOf(before, wreck);
  return scrap === data.units && wreck.hex === data.hex
    ? []
    : [`${data.unit} became ${data.units} of scrap and not ${scrap}`];
};

/** The entry that paid for it stands right before it; there is none when it costs nothing. */
const keptFaults = (
  before: CampaignState,
  last: CampaignEvent | undefined,
  data: DataOf<'mech-kept'>,
  after: CampaignState,
): readonly string[] => {
  const wreck = before.wrecks[data.mech];
  const mech = after.mechs[data.mech];
  if (wreck === undefined || wreck.right !== data.force)
    return [`${data.mech} was kept by ${data.force} without a right`];
  if (mech === undefined) return [`${data.mech} was kept and is not in play`];
  const { price: spent } = weightOf(before, wreck);
  // SALV-3: of an enemy's, at least a share of its tonnage.
  const share = areEnemies(before.forces, data.force, wreck.force)
    ? (before.campaign.options.captureShare ?? 0)
    : 0;
  const price = Math.max(
    spent,
    Math.ceil((bundledCatalog().mech(wreck.design)?.tons ?? 0) * share * 1_000_000),
  );
  const entry =
    last?.type === 'account-changed' && last.data.cause.rule === 'SALV-2' && last.data.force === data.force
      ? last.data
      : null;
  const paid =
    entry?.cause.order?.type === 'salvage' && entry.cause.order.unit === data.mech ? -entry.amount : 0;
  const slots = new Set(mech.condition.slots.map(({ location, slot }) => `${location}${slot}`));
  return [
    ...(paid === price ? [] : [`${data.mech} was kept for ${paid} and not ${price}`]),
    ...(mech.hex === wreck.hex && mech.pilot === null && !mech.hired
      ? []
      : [`${data.mech} was kept in ${mech.hex} with ${mech.pilot}`]),
    ...(mech.design === wreck.design && mech.factoryDesign === wreck.factoryDesign
      ? []
      : [`${data.mech} became another design`]),
    ...(Object.keys(mech.condition.structure).length === 0
      ? []
      : [`${data.mech} was kept with structure missing`]),
    ...(wreck.condition.slots.every(({ location, slot }) => slots.has(`${location}${slot}`))
      ? []
      : [`${data.mech} was kept with parts mended`]),
    ...(mech.keptUntilRound === before.campaign.round + 1
      ? []
      : [`${data.mech} is shut down until ${mech.keptUntilRound}`]),
  ];
};

/** What left play in the battle that ended just before; what is a wreck now, or the mercenaries'. */
const endFaults = (
  before: CampaignState,
  ended: DataOf<'battle-ended'>,
  next: CampaignEvent | undefined,
): readonly string[] => {
  if (before.campaign.ruleset === 'planetary-1') return [];
  const left = next?.type === 'wrecks-left' && next.data.battle === ended.battle ? next.data : null;
  const found = new Set<string>([
    ...(left?.wrecks ?? []).map(({ id }) => id),
    ...(left === null || left.share === null ? [] : [left.share.unit]),
  ]);
  const gone = ended.mechs.filter(({ hex }) => hex === null);
  const winners = new Set<string>(
    before.battles[ended.battle]?.setup.sides.find(({ side }) => side === ended.winner)?.forces ?? [],
  );
  const expected = gone.filter(
    ({ mech, force, fate }) =>
      fate !== 'destroyed' && !(before.mechs[mech]?.hired === true && winners.has(force)),
  );
  const missing = expected
    .filter(({ mech }) => !found.has(mech))
    .map(({ mech }) => `${mech} left play and is no wreck`);
  const more = [...found]
    .filter((id) => !expected.some(({ mech }) => mech === id))
    .map((id) => `${id} is a wreck and did not leave play`);
  const twice =
    left?.wrecks.some(({ id }) => id === left.share?.unit) === true
      ? ['what the mercenaries took lies there still']
      : [];
  return [
    ...missing,
    ...more,
    ...twice,
    ...(ended.winner === null && found.size > 0 ? ['wrecks without a winner'] : []),
  ];
};

const CHANGES: readonly CampaignEvent['type'][] = [
  'wrecks-left',
  'mech-kept',
  'wreck-scrapped',
  'wrecks-lost',
  'wreck-corrected',
  'campaign-started',
  'campaign-rolled-back',
];

/** How often each thing happened, for tests that must have seen it. */
export type Salvaged = Record<'left' | 'shared' | 'kept' | 'scrapped' | 'lost', number>;
export const nothingSalvaged = (): Salvaged => ({ left: 0, shared: 0, kept: 0, scrapped: 0, lost: 0 });

const count = (salvaged: Salvaged, event: CampaignEvent): void => {
  if (event.type === 'wrecks-left') {
    salvaged.left += event.data.wrecks.length;
    salvaged.shared += event.data.share === null ? 0 : 1;
  }
  if (event.type === 'mech-kept') salvaged.kept += 1;
  if (event.type === 'wreck-scrapped') salvaged.scrapped += 1;
  if (event.type === 'wrecks-lost') salvaged.lost += event.data.wrecks.length;
};

/**
 * A line for each mech that came from nowhere or went nowhere, or for another weight or price than the rules
 * say.
 */
export const salvor = ({ before, events, state }: Played, salvaged: Salvaged): readonly string[] => {
  const faults: string[] = [];
  let at = before;
  events.forEach((event, index) => {
    const next = apply(at, [event]);
    count(salvaged, event);
    if (event.type === 'battle-ended') faults.push(...endFaults(at, event.data, events[index + 1]));
    if (event.type === 'wreck-scrapped') faults.push(...scrapFaults(at, event.data));
    if (event.type === 'mech-kept') faults.push(...keptFaults(at, events[index - 1], event.data, next));
    if (at.wrecks !== next.wrecks && !CHANGES.includes(event.type))
      faults.push(`${event.type} changes wrecks`);
    at = next;
  });
  // SALV-4: none is left when the next round begins.
  const isEarly = ['preparation', 'planning', 'movement'].includes(state.campaign.phase);
  return isEarly && Object.keys(state.wrecks).length > 0
    ? [...faults, 'wrecks lie from a round before']
    : faults;
};
