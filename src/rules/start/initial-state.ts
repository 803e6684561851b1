/**
 * The state in which a campaign begins (SETUP-4 to SETUP-9): pure, from what the players and the GM have set
 * up.
 */
import {
  designHash,
  type DesignSlug,
  type FactionId,
  type ForceDraft,
  pilotNames,
  RANK_SKILLS,
} from '../../catalog';
import {
  type BuildingId,
  deriveId,
  flatMap,
  type ForceId,
  type MechId,
  type PilotId,
  type UserId,
} from '../../kernel';
import { worksNow } from '../buildings/works';
import type { MapPlan } from '../map/plan';
import { freshMech } from '../mechs/fresh';
import type { BuildingType } from '../buildings';
import { tableOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { Options } from '../model/options';
import type { BuildingRow, CampaignState, ForceRow, MechRow, PilotRow } from '../model/state';
import type { StartInput } from './input';

const DEFAULT_CP = 100;

interface Taken {
  readonly seat: number;
  readonly id: ForceId;
  readonly hq: Hex;
  readonly player: {
    readonly user: UserId;
    readonly name: string;
    readonly faction: FactionId;
    readonly forceName: string;
  };
  readonly draft: ForceDraft;
}

/** BLD-2 */
const cpOf = ({ buildingCp }: Options, type: BuildingType): number =>
  typeof buildingCp === 'number' ? buildingCp : (buildingCp[type] ?? DEFAULT_CP);

/** SETUP-1: numbered from 1. */
const teamOf = ({ teams }: Options, seat: number): number | null => {
  const index = teams === null ? -1 : teams.findIndex((team) => team.includes(seat));
  return index < 0 ? null : index + 1;
};

/** The id of the force in a seat (from 1). */
export const forceIdOf = (idKey: string, campaign: string, seat: number): ForceId =>
  deriveId<ForceId>(idKey, 'force', campaign, seat);

/** Throws when a seat has no player, force or HQ: `startViolations` has to be asked first. */
const takenSeats = (input: StartInput, plan: MapPlan): readonly Taken[] =>
  input.seats.map(({ seat, player, force: draft }) => {
    const hq = plan.hqs[seat - 1];
    if (player === null || draft === null || hq === undefined)
      throw new Error(`seat ${seat} is not ready to start`);
    return { seat, id: forceIdOf(input.idKey, input.id, seat), hq, player, draft };
  });

const forceRow = ({ seat, id, hq, player, draft }: Taken, options: Options): ForceRow => ({
  id,
  seat,
  name: player.forceName,
  faction: player.faction,
  team: teamOf(options, seat),
  user: player.user,
  playerName: player.name,
  hq,
  account: options.startingTons,
  out: false,
  counters: { mechs: draft.mechs.length, pilots: draft.pilots.length, offers: 0 },
});

/** SETUP-4, SETUP-9 */
const mechRows = (input: StartInput, { id: force, hq, draft }: Taken): readonly MechRow[] => {
  const { idKey } = input;
  return draft.mechs.map((mech, index) => {
    const design = input.catalog.mech(mech.design);
    if (design === null) throw new Error(`no design ${mech.design}`);
    const fresh = freshMech({
      id: deriveId<MechId>(idKey, 'mech', force, index + 1),
      force,
      design: design.slug,
      name: mech.name ?? `${design.chassis} ${design.model}`,
      hex: input.options.deployment === 'own-half' && mech.hex !== null ? (mech.hex as Hex) : hq,
      inHexSince: 0,
    });
    return {
      ...fresh,
      pilot: mech.pilot === null ? null : deriveId<PilotId>(idKey, 'pilot', force, mech.pilot + 1),
    };
  });
};

/** SETUP-4, SETUP-5, SETUP-6, SETUP-9 */
const pilotRows = (input: StartInput, { id: force, hq, draft }: Taken): readonly PilotRow[] => {
  const { idKey } = input;
  const names = pilotNames(draft.pilots);
  const seated = new Set(flatMap(draft.mechs, ({ pilot }) => (pilot === null ? [] : [pilot])));
  return draft.pilots.map(({ rank }, index) => ({
    id: deriveId<PilotId>(idKey, 'pilot', force, index + 1),
    force,
    name: names[index] ?? '',
    rank,
    ...RANK_SKILLS[rank],
    hits: 0,
    status: seated.has(index) ? 'in-mech' : 'stored',
    hex: seated.has(index) ? null : hq,
    captor: null,
    rested: false,
  }));
};

/** SETUP-7 */
const buildingRows = (input: StartInput, plan: MapPlan, seats: readonly Taken[]): readonly BuildingRow[] => {
  const { idKey } = input;
  return plan.buildings.map(({ type, hex, seat }, index) => {
    const cp = cpOf(input.options, type);
    const control = seat === null ? null : (seats.find((taken) => taken.seat === seat + 1)?.id ?? null);
    const sabotaged = false;
    return {
      id: deriveId<BuildingId>(idKey, 'building', input.id, index + 1),
      type,
      hex,
      control,
      cp,
      cpMax: cp,
      sabotaged,
      opened: { control, works: worksNow({ cp, cpMax: cp, sabotaged }) },
      work: null,
      flown: false,
    };
  });
};

const designHashes = (input: StartInput, mechs: readonly MechRow[]): Readonly<Record<DesignSlug, string>> => {
  const slugs = [...new Set(mechs.map(({ design }) => design))].sort();
  return Object.fromEntries(
    flatMap(slugs, (slug) => {
      const design = input.catalog.mech(slug);
      return design === null ? [] : [[slug, designHash(design)]];
    }),
  ) as Record<DesignSlug, string>;
};

/**
 * Round 0, phase `setup`: ready for `campaign-started`. Throws when `startViolations` finds something: a bug
 * of the caller.
 */
export const buildInitialState = (input: StartInput): CampaignState => {
  const { plan } = input;
  if (plan === null) throw new Error('a campaign without a map cannot start');
  const seats = takenSeats(input, plan);
  const mechs = flatMap(seats, (seat) => mechRows(input, seat));
  return {
    campaign: {
      id: input.id,
      name: input.name,
      ruleset: input.ruleset,
      options: input.options,
      status: 'running',
      epoch: 0,
      round: 0,
      phase: 'setup',
      step: null,
      deadline: null,
      remaining: null,
      diceCommitment: input.diceCommitment,
      winners: null,
      idKey: input.idKey,
      designs: designHashes(input, mechs),
    },
    map: plan.map,
    forces: tableOf<ForceId, ForceRow>(seats.map((seat) => forceRow(seat, input.options))),
    mechs: tableOf<MechId, MechRow>(mechs),
    pilots: tableOf<PilotId, PilotRow>(flatMap(seats, (seat) => pilotRows(input, seat))),
    buildings: tableOf<BuildingId, BuildingRow>(buildingRows(input, plan, seats)),
    stock: {},
    battles: {},
    reports: {},
    offers: {},
    wrecks: {},
    memories: {},
  };
};
