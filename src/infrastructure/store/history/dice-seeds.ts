/**
 * The dice seeds of a campaign, sealed (ROUND-5): the first counts from epoch 0, a fresh one from the
 * rollback that drew it (END-2).
 */
import { createHash, randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Vault } from '../../../application/ports/vault';
import { type Dice, seededDice } from '../../../kernel';
import type { FreshDice } from '../../../rules';

/** ROUND-5: 256 bits. */
const SEED_BYTES = 32;

/** What players are promised: the SHA-256 of the seed, hex. */
export const commitmentTo = (seed: Uint8Array): string => createHash('sha256').update(seed).digest('hex');

/** The dice of the present epoch. Throws when the campaign has no seed. */
export const readDice = async (client: ClientBase, vault: Pick<Vault, 'open'>, id: string): Promise<Dice> => {
  const { rows } = await client.query<{ dice_seed: Buffer }>({
    name: 'read-seed',
    text: 'SELECT dice_seed FROM campaign_secrets WHERE campaign_id = $1 ORDER BY epoch_from DESC LIMIT 1',
    values: [id],
  });
  if (rows[0] === undefined) throw new Error('a campaign without a dice seed');
  return seededDice(vault.open(rows[0].dice_seed));
};

/** The same, sent before anybody waits for it: a failure is for whoever does. */
export const readDiceAhead = (client: ClientBase, vault: Pick<Vault, 'open'>, id: string): Promise<Dice> => {
  const dice = readDice(client, vault, id);
  dice.catch(() => undefined);
  return dice;
};

export interface DrawnDice extends FreshDice {
  readonly sealedSeed: Uint8Array;
}

export const drawDice = (vault: Pick<Vault, 'seal'>): DrawnDice => {
  const seed = randomBytes(SEED_BYTES);
  return { dice: seededDice(seed), commitment: commitmentTo(seed), sealedSeed: vault.seal(seed) };
};

export const writeSeed = async (
  client: ClientBase,
  id: string,
  epochFrom: number,
  sealedSeed: Uint8Array,
): Promise<void> => {
  await client.query({
    name: 'insert-seed',
    text: 'INSERT INTO campaign_secrets (campaign_id, epoch_from, dice_seed) VALUES ($1, $2, $3)',
    values: [id, epochFrom, Buffer.from(sealedSeed)],
  });
};
