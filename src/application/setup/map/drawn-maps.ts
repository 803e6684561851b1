/**
 * Maps that commands ask for (SETUP-10), drawn outside of the campaign's lock: a map takes up to a second, in
 * a thread of its own.
 */
import { type CampaignId, err, type Result } from '../../../kernel';
import type { MapRequest } from '../../../rules';
import { conflict, NOT_FOUND, type Refusal } from '../../refusal';
import type { SetupPorts } from '../ports';
import type { DrawnMap } from './cartographer';

/** Answers maps that have been drawn already, and ends the command with a MapWanted for any other. */
export type DrawMap = (request: MapRequest) => DrawnMap;

/** Seats and options may change while a map is drawn for them; then another one is. */
const TRIES = 4;

/** Ends a command, and its transaction, until the map is there. */
class MapWanted extends Error {
  constructor(readonly request: MapRequest) {
    super('a map is wanted');
  }
}

const keyOf = (request: MapRequest): string => JSON.stringify(request);

/**
 * Runs a command of a campaign, again after each map that it wanted. Nothing of a run that wanted a map is
 * kept.
 */
export const withMaps = async <T>(
  { store, cartographer }: Pick<SetupPorts, 'store' | 'cartographer'>,
  id: CampaignId,
  command: (draw: DrawMap) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> => {
  const maps = new Map<string, DrawnMap>();
  const draw: DrawMap = (request) => {
    const map = maps.get(keyOf(request));
    if (map === undefined) throw new MapWanted(request);
    return map;
  };
  for (let attempt = 0; attempt < TRIES; attempt += 1)
    try {
      return await command(draw);
    } catch (error) {
      if (!(error instanceof MapWanted)) throw error;
      const secret = await store.mapSecret(id);
      if (secret === null) return err(NOT_FOUND);
      const map = await cartographer.draw({ ...error.request, secret });
      if (!map.ok) return map;
      maps.set(keyOf(error.request), map.value);
    }
  return err(conflict('request/busy'));
};
