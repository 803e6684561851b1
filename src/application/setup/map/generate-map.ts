/** Drawing the planet from a seed (SETUP-10). */
import { type CampaignId, err, ok, type Result, type Violation } from '../../../kernel';
import { Fields } from '../../fields';
import { MAX_BUILDINGS, MAX_COLUMNS, MAX_ROWS, MIN_COLUMNS, MIN_ROWS } from '../../../rules';
import { againstRules, misshapen, type Refusal } from '../../refusal';
import { takeBackIllegal } from '../take-back-illegal';
import { withMaps } from './drawn-maps';
import { stillInSetup } from '../guards';
import type { SetupPorts } from '../ports';
import type { CommandOptions } from '../setup-transaction';
import { presentPlan, type MapShape } from '../reading/present-map';
import { readSeed } from '../reading/read-seed';
import { mapRequest, type MapWishes } from './redraw-map';

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
          const drawn = draw(
            mapRequest(campaign.seats.length, campaign.options, { ...wishes.value, buildingCount }),
          );
          if (!drawn.ok) return err(againstRules(drawn.error));
          await transaction.save(takeBackIllegal(transaction.catalog, { ...campaign, plan: drawn.value }));
          return ok(presentPlan(drawn.value));
        },
        options,
      ),
    );
  };
