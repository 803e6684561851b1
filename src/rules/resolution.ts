/**
 * A resolution in progress: what the deciding functions of phases, orders and commands write their events to.
 */
import type { Catalog } from '../catalog';
import type { Dice, DiceStream } from '../kernel';
import type { CampaignEvent } from './events';
import { applyTo } from './events/apply';
import { Draft } from './model/draft';
import type { CombatStep, Phase } from './model/phases';
import type { CampaignState, Instant } from './model/state';
import { NO_TIMETABLE, type Timetable } from './model/timetable';
import type { Turn } from './model/turn';
import type { Ruleset } from './rulesets/ruleset';

/** What a decision gets from outside: data and dice; never a clock. */
export interface Means {
  readonly ruleset: Ruleset;
  readonly catalog: Catalog;
  readonly dice: Dice;
  /** The instant of the command; the same for all its events. */
  readonly now: Instant;
  /** ROUND-4; left out: there is no calendar, and nobody is away. */
  readonly timetable?: Timetable;
}

/** The state as a phase found it: what history is shown from, and what a rollback goes back to. */
export interface Opening {
  readonly epoch: number;
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  /** How many events of its command have led to it. */
  readonly events: number;
  readonly state: CampaignState;
}

export class Resolution implements Turn {
  readonly #events: CampaignEvent[] = [];
  readonly #openings: Opening[] = [];
  #dice: Dice;
  #timetable: Timetable;
  /** The state as it is after all events so far: read it live. */
  readonly state: Draft;

  constructor(
    state: CampaignState,
    readonly means: Means,
  ) {
    this.state = new Draft(state);
    this.#dice = means.dice;
    this.#timetable = means.timetable ?? NO_TIMETABLE;
  }

  get catalog(): Catalog {
    return this.means.catalog;
  }

  get now(): Instant {
    return this.means.now;
  }

  get timetable(): Timetable {
    return this.#timetable;
  }

  emit(event: CampaignEvent): void {
    this.#events.push(event);
    applyTo(this.state, event);
  }

  get events(): readonly CampaignEvent[] {
    return this.#events;
  }

  get openings(): readonly Opening[] {
    return this.#openings;
  }

  /** Keeps the state as the phase that has just opened found it. */
  keepOpening(): void {
    const state = this.state.finish();
    const { epoch, round, phase, step } = state.campaign;
    this.#openings.push({ epoch, round, phase, step, events: this.#events.length, state });
  }

  /** ROUND-5, END-2: from here on other dice are rolled. */
  rollFrom(dice: Dice): void {
    this.#dice = dice;
  }

  /** ROUND-4: from here on deadlines go by this. */
  goBy(timetable: Timetable): void {
    this.#timetable = timetable;
  }

  roll(purpose: string, place: string): DiceStream {
    const { epoch, round, phase } = this.state.campaign;
    return this.#dice.stream({ epoch, round, phase, purpose, place });
  }
}
