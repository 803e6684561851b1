/**
 * What stands in a hex, as a view tells it: mechs by force, the building, depots, battles, people, wrecks.
 */
import type { Schemas } from '../../../../src/client/client';

type View = Schemas['View'];
export type AnyMech = View['mechs'][number];

export interface Stack {
  readonly force: string;
  readonly mechs: readonly AnyMech[];
}

export interface InHex {
  /** The reader's own first, then by seat. */
  readonly stacks: readonly Stack[];
  readonly buildings: View['buildings'];
  readonly depots: View['depots'];
  readonly battles: View['battles'];
  /** Own pilots who sit in no mech. */
  readonly pilots: View['pilots'];
  readonly prisoners: View['prisoners'];
  readonly wrecks: View['wrecks'];
}

export function stacksOf(view: Pick<View, 'force' | 'forces'>, mechs: readonly AnyMech[]): readonly Stack[] {
  const seats = new Map(view.forces.map(({ id, seat }) => [id, seat]));
  const place = (force: string): number => (force === view.force ? 0 : (seats.get(force) ?? 99));
  const byForce = new Map<string, AnyMech[]>();
  for (const mech of mechs) byForce.set(mech.force, [...(byForce.get(mech.force) ?? []), mech]);
  return [...byForce]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([force, those]) => ({ force, mechs: those }));
}

export function inHex(view: View, hex: string): InHex {
  const here = <T extends { readonly hex: string | null }>(all: readonly T[]): T[] =>
    all.filter((one) => one.hex === hex);
  return {
    stacks: stacksOf(view, here(view.mechs)),
    buildings: here(view.buildings),
    depots: here(view.depots),
    battles: here(view.battles),
    pilots: here(view.pilots).filter(({ status }) => status === 'stored'),
    prisoners: here(view.prisoners),
    wrecks: here(view.wrecks),
  };
}

/**
 * What was seen earlier, by the round and phase of the sighting: several mechs that were seen together are
 * told once.
 */
export type Sighting = NonNullable<Schemas['SeenMech']['seen']>;
export const sightingOf = (mech: AnyMech): Sighting | null => (mech.own ? null : mech.seen);
