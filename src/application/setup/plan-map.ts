/** The planet before the start (SETUP-7, SETUP-8, SETUP-10): seeing it, supplying it, and drawing it from a seed. */
import { type CampaignId, err, ok, type Result, type Violation } from '../../kernel';
import { Fields, MAX_BUILDINGS, MAX_COLUMNS, MAX_ROWS, MIN_COLUMNS, MIN_ROWS, readMapPlan } from '../../rules';
import { againstRules, misshapen, NOT_FOUND, type Refusal } from '../refusal';
import { takeBackIllegal } from './change-campaign';
import { withMaps } from './drawn-maps';
import { changeable, stillInSetup, type Precondition } from './guards';
import type { SetupCampaign } from './model';
import type { CommandOptions, Membership, SetupPorts } from './ports';
import { presentPlan, presentPublicMap, type MapShape } from './reading/present-map';
import { readSeed } from './reading/read-seed';
import { mapRequest, type MapWishes } from './seats';

/** Violations of the map's form, as opposed to the rules. */
const FORM_CODES: readonly string[] = ['map/form', 'map/unknown-property', 'map/not-a-hex', 'map/unknown-terrain', 'map/unknown-building-type'];

const refused = (violations: readonly Violation[]): Refusal =>
  violations.every(({ code }) => FORM_CODES.includes(code)) ? misshapen(violations) : againstRules(violations);

const shown = ({ plan, options, seats }: SetupCampaign, { role, force }: Pick<Membership, 'role' | 'force'>): MapShape | null => {
  if (plan === null) return null;
  return role === 'gm' ? presentPlan(plan) : presentPublicMap(plan, options, seats, force);
};

/** Not found when the GM has made none yet. Stays to be seen after the start. */
export const seeMap =
  ({ store }: SetupPorts) =>
  async (member: Membership): Promise<Result<MapShape, Refusal>> => {
    const campaign = await store.read(member.campaign);
    const map = campaign === null ? null : shown(campaign, member);
    return map === null ? err(NOT_FOUND) : ok(map);
  };

const GM = { role: 'gm', force: null } as const;

/** Clients count seats from 1, a plan counts them from 0. What is no map, building or seat stays as it is, to be refused by its reader. */
const seatsFromZero = (body: unknown): unknown => {
  if (!isRecord(body) || !Array.isArray(body['buildings'])) return body;
  const building = (one: unknown): unknown => (isRecord(one) && typeof one['seat'] === 'number' ? { ...one, seat: one['seat'] - 1 } : one);
  return { ...body, buildings: body['buildings'].map(building) };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

export const putMap =
  ({ store }: SetupPorts) =>
  (id: CampaignId, body: unknown, precondition: Precondition, options: CommandOptions): Promise<Result<MapShape, Refusal>> =>
    store.transact<MapShape>(
      id,
      async (transaction) => {
        const { campaign } = transaction;
        const read = readMapPlan(seatsFromZero(body), campaign.seats.length);
        const refusal = read.ok ? null : refused(read.error);
        if (refusal?.kind === 'shape') return err(refusal);
        const open = changeable(campaign, precondition, () => shown(campaign, GM));
        if (!open.ok) return open;
        if (!read.ok) return err(againstRules(read.error));
        await transaction.save(takeBackIllegal(transaction.catalog, { ...campaign, plan: read.value }));
        return ok(presentPlan(read.value));
      },
      options,
    );

type MapInput = Omit<MapWishes, 'buildingCount'> & { readonly buildingCount: number | null };

const readWishes = (body: unknown): Result<MapInput, readonly Violation[]> => {
  const fields = new Fields(body);
  const sent = (name: string): boolean => fields.has(name) && fields.raw(name) !== null;
  const seed = readSeed(fields, 'seed');
  if (!sent('seed')) fields.refuse('seed', 'shape/missing');
  return fields.done<MapInput>({
    seed: seed ?? '',
    ...(sent('columns') ? { columns: fields.integer('columns', MIN_COLUMNS, MAX_COLUMNS) } : {}),
    ...(sent('rows') ? { rows: fields.integer('rows', MIN_ROWS, MAX_ROWS) } : {}),
    buildingCount: sent('buildings') ? fields.integer('buildings', 1, MAX_BUILDINGS) : null,
  });
};

export const generatePlan =
  ({ store, cartographer }: SetupPorts) =>
  async (id: CampaignId, body: unknown, options: CommandOptions): Promise<Result<MapShape, Refusal>> => {
    const wishes = readWishes(body);
    if (!wishes.ok) return err(misshapen(wishes.error));
    return withMaps({ store, cartographer }, id, (draw) =>
      store.transact<MapShape>(
        id,
        async (transaction) => {
          const { campaign } = transaction;
          const open = stillInSetup(campaign);
          if (!open.ok) return open;
          const buildingCount = wishes.value.buildingCount ?? campaign.options.buildingCount;
          const drawn = draw(mapRequest(campaign.seats.length, campaign.options, { ...wishes.value, buildingCount }));
          if (!drawn.ok) return err(againstRules(drawn.error));
          await transaction.save(takeBackIllegal(transaction.catalog, { ...campaign, plan: drawn.value }));
          return ok(presentPlan(drawn.value));
        },
        options,
      ),
    );
  };
