/**
 * Events that follow from each other within one order: each is applied before the next is decided, so that
 * its dice are counted.
 */
import type { Frame, GameEvent } from '../contract';

export class Course<State extends Frame, Event extends GameEvent> {
  readonly events: Event[] = [];

  constructor(
    private current: State,
    private readonly apply: (state: State, event: Event) => State,
  ) {}

  get state(): State {
    return this.current;
  }

  add(event: Event): void {
    this.events.push(event);
    this.current = this.apply(this.current, event);
  }
}
