/** Watches a campaign step by step and keeps its figures. */
import { flatMap } from '../../kernel';
import type { CampaignSetup } from '../campaign-setup';
import { rowsOf, type BuildingType, type CampaignEvent, type CampaignState, standingOf } from '../../rules';
import { bundledCatalog } from '../../catalog';
import type { Step } from '../play-campaign';
import type { CampaignRecord, Counts, SeatRecord } from './campaign-record';
import { ALWAYS_AT_WORK, usesIn } from './uses';

/** `force|type` of one round. */
type Marks = Set<string>;

export class Recorder {
  readonly #held = new Map<string, number>();
  readonly #used = new Map<string, number>();
  readonly #heldByAnybody = new Map<string, number>();
  #heldNow: Marks = new Set();
  #usedNow: Marks = new Set();
  #rounds = 0;
  #battles = 0;
  #orders = 0;
  #dropped = 0;
  #ended: CampaignRecord['ended'] = null;

  readonly listen = ({ before, state, events, sheets }: Step): void => {
    for (const orders of sheets.values()) this.#orders += orders.length;
    for (const event of events) this.#watch(event, before, state);
  };

  #watch(event: CampaignEvent, before: CampaignState, state: CampaignState): void {
    if (event.type === 'phase-opened') {
      if (event.data.round !== this.#rounds) this.#closeRound();
      this.#rounds = event.data.round;
      for (const { type, opened } of rowsOf(state.buildings))
        if (opened.control !== null && opened.works) this.#heldNow.add(`${opened.control}|${type}`);
    }
    if (event.type === 'battle-opened') this.#battles += 1;
    if (event.type === 'order-dropped') this.#dropped += 1;
    if (event.type === 'campaign-finished') this.#ended = event.data.condition;
    for (const { force, type } of usesIn(event, before)) this.#usedNow.add(`${force}|${type}`);
  }

  #closeRound(): void {
    for (const type of new Set([...this.#heldNow].map((mark) => mark.slice(mark.indexOf('|') + 1))))
      this.#heldByAnybody.set(type, (this.#heldByAnybody.get(type) ?? 0) + 1);
    for (const mark of this.#heldNow) {
      this.#held.set(mark, (this.#held.get(mark) ?? 0) + 1);
      const always = ALWAYS_AT_WORK.some((type) => mark.endsWith(`|${type}`));
      if (always || this.#usedNow.has(mark)) this.#used.set(mark, (this.#used.get(mark) ?? 0) + 1);
    }
    this.#heldNow = new Set();
    this.#usedNow = new Set();
  }

  /** Once, when the campaign is over. */
  finish(setup: CampaignSetup, final: CampaignState): CampaignRecord {
    this.#closeRound();
    const standing = standingOf(final, bundledCatalog());
    const all = standing.reduce((sum, { value, out }) => sum + (out ? 0 : value), 0);
    const seats = standing.map(({ force, out, value }, index): SeatRecord => {
      const row = rowsOf(final.forces).find(({ id }) => id === force);
      return {
        seat: row?.seat ?? index + 1,
        faction: row?.faction ?? '',
        first: firstOf(setup, index),
        won: final.campaign.winners?.includes(force) ?? false,
        share: all === 0 || out ? 0 : value / all,
        out,
        held: countsOf(this.#held, force),
        used: countsOf(this.#used, force),
      };
    });
    return {
      seed: setup.seed,
      rounds: this.#rounds,
      ended: this.#ended,
      heldByAnybody: Object.fromEntries(this.#heldByAnybody),
      battles: this.#battles,
      orders: this.#orders,
      dropped: this.#dropped,
      seats,
    };
  }
}

const countsOf = (marks: ReadonlyMap<string, number>, force: string): Counts =>
  Object.fromEntries(
    flatMap([...marks], ([mark, rounds]) =>
      mark.startsWith(`${force}|`) ? [[mark.slice(force.length + 1), rounds]] : [],
    ),
  );

/** SETUP-8: by seat, the building that it began with. */
const firstOf = ({ plan }: CampaignSetup, seat: number): BuildingType => {
  const first = plan.buildings.find((building) => building.seat === seat);
  if (first === undefined) throw new Error(`seat ${seat + 1} has no first building`);
  return first.type;
};
