/**
 * What the suite checks of every row of events (GAM-5, GAM-7, GAM-11): rolls, whole numbers, texts, and
 * changes that fold to the scene.
 */
import {
  type Audience,
  changeBetween,
  changedField,
  type Field,
  type Frame,
  type GameEvent,
} from '../../../../src/games';
import { inOrder } from '../../../../src/games/shared/change';
import { canonicalJson, isRecord } from '../../../../src/kernel';
import { isSpoken } from './asked';
import type { Report, Subject } from './subject';

const hasFraction = (value: unknown): boolean => {
  if (typeof value === 'number') return !Number.isSafeInteger(value);
  if (Array.isArray(value)) return value.some(hasFraction);
  return isRecord(value) && Object.values(value).some(hasFraction);
};

export const fieldOf = ({ system }: Subject, state: Frame, audience: Audience): Field => {
  const knowledge = system.know(state, audience);
  return { board: system.board(knowledge), scene: inOrder(system.scene(knowledge)) };
};

const AUDIENCES: readonly Audience[] = [{ kind: 'spectator' }, { kind: 'seat', seat: 'A' }];

/** Applies the events, and holds them against the streams that were opened; the state after them. */
export const checkHappened = (
  subject: Subject,
  before: Frame,
  events: readonly GameEvent[],
  opened: number,
  labels: Set<string>,
  report: Report,
  isDeep: boolean,
): Frame => {
  const { system } = subject;
  const rolls = events.flatMap((event) => event.rolls);
  if (rolls.length !== opened) report('roll-outside-an-event', { opened, told: rolls.length });
  for (const { label } of rolls) {
    if (labels.has(label)) report('stream-opened-twice', label);
    labels.add(label);
  }
  if (events.length === 0) report('no-event', before.step);
  if (hasFraction(events)) report('fraction', events);
  let state = before;
  for (const event of events) {
    const next = system.apply(state, event);
    for (const audience of AUDIENCES) {
      const told = system.tell(state, event, next, audience);
      if (!isSpoken(system, told)) report('no-text', told?.text ?? null);
      if (!isDeep) continue;
      const [old, now] = [fieldOf(subject, state, audience), fieldOf(subject, next, audience)];
      if (canonicalJson(changedField(old, changeBetween(old, now))) !== canonicalJson(now))
        report('change-does-not-fold', event.type);
    }
    for (const name of subject.broken?.(next) ?? []) report(`broken: ${name}`, event.type);
    state = next;
  }
  if (isDeep && hasFraction(state)) report('fraction', state.step);
  return state;
};
