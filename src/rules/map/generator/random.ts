/**
 * The generator's dice (SETUP-10): a text gives the same map for ever, each purpose has a stream of its own.
 */
import { seededDice, sha256Hex } from '../../../kernel';

/** Uniform in 0 … sides − 1. */
export type Random = (sides: number) => number;

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));

/**
 * SETUP-10: the secret stands first and is always as long, so that no two pairs of secret and seed give one
 * text.
 */
export const mixedSeed = (seed: string, secret: string | null): string =>
  secret === null ? seed : `${secret}|${seed}`;

/** Streams under the SHA-256 of the seed text, by purpose and attempt. */
export const randomOf = (seed: string): ((purpose: string, attempt: number) => Random) => {
  const dice = seededDice(bytesOf(sha256Hex(seed)));
  return (purpose, attempt) => {
    const stream = dice.stream({
      epoch: 0,
      round: 0,
      phase: 'setup',
      purpose: `map-${purpose}`,
      place: `${attempt}`,
    });
    return (sides) => stream.roll(sides).result - 1;
  };
};

/** A new order of the items, every order equally likely. */
export const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const left = [...items];
  const dealt: T[] = [];
  while (left.length > 0) dealt.push(...left.splice(random(left.length), 1));
  return dealt;
};
