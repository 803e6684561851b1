/**
 * Checks every roll of a war that is over against the seeds that were promised, as docs/dice.md says. Shares
 * nothing with the server.
 */
import type { components } from '../../../src/client/api.generated';
import type { WarEvent } from './course';

type Campaign = Pick<components['schemas']['Campaign'], 'status' | 'diceCommitment' | 'diceSeeds'>;

/**
 * gap: an event is missing; seed: a seed or commitment is not the promised one; label: rolled for another
 * moment or place; roll: not what the seed gives.
 */
export interface Mismatch {
  readonly kind: 'gap' | 'seed' | 'label' | 'roll';
  /** Of the event; null: it is about the whole campaign. */
  readonly seq: number | null;
}

export interface DiceCheck {
  readonly checked: number;
  /** Whose seed is not public yet. */
  readonly open: number;
  readonly mismatches: readonly Mismatch[];
}

interface NamedRoll {
  readonly label: {
    readonly epoch: number;
    readonly round: number;
    readonly phase: string;
    readonly purpose: string;
    readonly place: string;
  };
  readonly index: number;
  readonly sides: number;
  readonly result: number;
}

interface Found extends NamedRoll {
  readonly event: WarEvent;
  readonly epoch: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

const WORDS = 2 ** 32;
/** Words of 32 bits in a block. */
const BLOCK_WORDS = 8;

const bytesOf = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const rollsIn = (value: unknown): readonly NamedRoll[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'label' in value && 'sides' in value && 'result' in value
    ? [value as NamedRoll]
    : Object.values(value).flatMap(rollsIn);
};

const nameOf = ({ epoch, round, phase, purpose, place }: NamedRoll['label']): string =>
  [epoch, round, phase, purpose, place].join('|');

/** What the rolls of one stream, in their order, should have given. */
async function rolled(seed: Bytes, name: string, sides: readonly number[]): Promise<readonly number[]> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let words: number[] = [];
  let blocks = 0;
  const next = async (): Promise<number> => {
    if (words.length === 0) {
      const view = new DataView(
        await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${name}|${blocks}`)),
      );
      blocks += 1;
      words = Array.from({ length: BLOCK_WORDS }, (_, index) => view.getUint32(4 * index));
    }
    return words.shift() ?? 0;
  };
  const results: number[] = [];
  for (const one of sides) {
    let word = await next();
    // Without this, low faces would be a little likelier.
    while (one <= WORDS && word >= WORDS - (WORDS % one)) word = await next();
    results.push((word % one) + 1);
  }
  return results;
}

/** By the commitment; null: not public. */
async function openSeeds(
  campaign: Campaign,
  promised: readonly unknown[],
  complain: (mismatch: Mismatch) => void,
): Promise<readonly (Bytes | null)[]> {
  const seeds = new Map<unknown, Bytes>();
  for (const { seed, commitment } of campaign.diceSeeds) {
    const bytes = bytesOf(seed);
    const hash = hexOf(await crypto.subtle.digest('SHA-256', bytes));
    seeds.set(hash, bytes);
    if (hash !== commitment || !promised.includes(hash)) complain({ kind: 'seed', seq: null });
  }
  if (campaign.diceCommitment !== promised.at(-1)) complain({ kind: 'seed', seq: null });
  if (campaign.status === 'finished')
    for (const hash of new Set(promised)) if (!seeds.has(hash)) complain({ kind: 'seed', seq: null });
  return promised.map((hash) => seeds.get(hash) ?? null);
}

/** `events`: the whole log, as the game master was told it. */
export async function checkDice(campaign: Campaign, events: readonly WarEvent[]): Promise<DiceCheck> {
  const mismatches: Mismatch[] = [];
  const complain = (mismatch: Mismatch): void => void mismatches.push(mismatch);
  const promised: unknown[] = [];
  const found: Found[] = [];
  events.forEach((event, index) => {
    if (event.seq !== index + 1) complain({ kind: 'gap', seq: event.seq });
    if (event.type === 'campaign-started' || event.type === 'campaign-rolled-back')
      promised.push(event.data['diceCommitment']);
    for (const roll of rollsIn(event.data)) found.push({ ...roll, event, epoch: promised.length - 1 });
  });
  const seeds = await openSeeds(campaign, promised, complain);
  const streams = new Map<string, Map<number, Found>>();
  for (const roll of found) {
    const { label, event, epoch, index } = roll;
    const { hex }: Readonly<Record<string, unknown>> = event.data;
    const elsewhere = label.place !== '' && typeof hex === 'string' && label.place !== hex;
    if (label.epoch !== epoch || label.round !== event.round || label.phase !== event.phase || elsewhere)
      complain({ kind: 'label', seq: event.seq });
    const stream = streams.get(nameOf(label)) ?? new Map<number, Found>();
    const same = stream.get(index);
    // One roll may decide several things, and then stands in each of their events.
    if (same !== undefined && (same.sides !== roll.sides || same.result !== roll.result))
      complain({ kind: 'roll', seq: event.seq });
    streams.set(nameOf(label), stream.set(index, roll));
  }
  let checked = 0;
  let open = 0;
  for (const [name, stream] of streams) {
    const inOrder = [...stream.values()].sort((a, b) => a.index - b.index);
    const seed = seeds[inOrder[0]?.label.epoch ?? 0] ?? null;
    if (seed === null) {
      open += inOrder.length;
      continue;
    }
    checked += inOrder.length;
    const gap = inOrder.find(({ index }, place) => index !== place);
    if (gap !== undefined) {
      complain({ kind: 'roll', seq: gap.event.seq });
      continue;
    }
    const results = await rolled(
      seed,
      name,
      inOrder.map(({ sides }) => sides),
    );
    for (const { index, result, event } of inOrder)
      if (result !== results[index]) complain({ kind: 'roll', seq: event.seq });
  }
  return { checked, open, mismatches };
}
