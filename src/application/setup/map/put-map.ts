/** Supplying a map for the planet (SETUP-8). */
import { isRecord, type CampaignId, err, ok, type Result, type Violation } from '../../../kernel';
import { readMapPlan } from '../../../rules';
import { againstRules, misshapen, type Refusal } from '../../refusal';
import { takeBackIllegal } from '../take-back-illegal';
import { changeable, type Precondition } from '../guards';
import type { SetupPorts } from '../ports';
import type { CommandOptions } from '../setup-transaction';
import { presentPlan, type MapShape } from '../reading/present-map';
import { shown } from './see-map';

/** Violations of the map's form, as opposed to the rules. */
const FORM_CODES: readonly string[] = [
  'map/form',
  'map/unknown-property',
  'map/not-a-hex',
  'map/unknown-terrain',
  'map/unknown-building-type',
];

const refused = (violations: readonly Violation[]): Refusal =>
  violations.every(({ code }) => FORM_CODES.includes(code))
    ? misshapen(violations)
    : againstRules(violations);

const GM = { role: 'gm', force: null } as const;

/**
 * Clients count seats from 1, a plan counts them from 0. What is no map, building or seat stays as it is, to
 * be refused by its reader.
 */
const seatsFromZero = (body: unknown): unknown => {
  if (!isRecord(body) || !Array.isArray(body['buildings'])) return body;
  const building = (one: unknown): unknown =>
    isRecord(one) && typeof one['seat'] === 'number' ? { ...one, seat: one['seat'] - 1 } : one;
  return { ...body, buildings: body['buildings'].map(building) };
};

export const putMap =
  ({ store }: SetupPorts) =>
  (
    id: CampaignId,
    body: unknown,
    precondition: Precondition,
    options: CommandOptions,
  ): Promise<Result<MapShape, Refusal>> =>
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
