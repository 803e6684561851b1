/**
 * The suite that every game system passes (GAM-12): random legal matches by a sampler that knows only bounds
 * and drafts.
 */
import { canonicalJson } from '../../src/kernel';
import { playMatch } from './games/contract/match';
import type { Fault, Subject } from './games/contract/subject';

export type { Fault, Subject } from './games/contract/subject';

/** The faults of so many matches, each kind once with its first place. */
export const faultsOf = (
  subject: Subject,
  matches: number,
  oneIn: number,
  seed = 'suite',
): readonly Fault[] => {
  const found = new Map<string, Fault>();
  for (let index = 0; index < matches; index += 1)
    for (const fault of playMatch(subject, `${seed} ${index}`, { oneIn }).faults)
      if (!found.has(fault.fault)) found.set(fault.fault, fault);
  return [...found.values()];
};

/**
 * GAM-13, of the first questions of a setup: what a view and a board weigh, and how many offers there are.
 */
export const sizesOf = (
  { system }: Subject,
  input: unknown,
): { readonly view: number; readonly offers: number; readonly board: number; readonly opened: number } => {
  const setup = system.readSetup(input);
  if (!setup.ok) throw new Error(canonicalJson(setup.error));
  const dice = {
    stream: () => ({
      roll: (sides: number) => ({
        label: { epoch: 0, round: 0, phase: '', purpose: '', place: '' },
        index: 0,
        sides,
        result: 1,
      }),
    }),
  };
  let state = system.open(setup.value);
  for (const event of system.begin(setup.value, dice)) state = system.apply(state, event);
  const [seat] = system.awaited(state).flatMap(({ asked }) => asked.map((one) => one.seat));
  if (seat === undefined) throw new Error('nobody is asked');
  const knowledge = system.know(state, { kind: 'seat', seat });
  const offers = system.offers(knowledge, seat);
  const opened = offers.flatMap((offer) =>
    offer.ask.map(
      ({ pointer }) =>
        canonicalJson(system.draft(knowledge, seat, offer.decision, offer.order, pointer)).length,
    ),
  );
  const view = canonicalJson([
    offers,
    system.scene(knowledge),
    system.decisions(knowledge, seat),
    system.own(knowledge),
  ]).length;
  return {
    view,
    offers: offers.length,
    board: canonicalJson(system.board(knowledge)).length,
    opened: Math.max(0, ...opened),
  };
};
