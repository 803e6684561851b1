import { diceBook } from '../../../test/support/games/contract/dice-book';
import { isInBounds } from '../shared/bounds';
import { decide } from '../shared/decide';
import { withPart } from '../shared/pointer';
import { battletech } from '.';

const NO_PLACES = ['0000', '9999', 'A1', '', 7, null, [], { x: 1, y: 1 }];
const ORDERS = 60;

/** Each place of the field, and what is none, at the ask: what its bounds say, and what a draft says. */
const differing = (scenario: string): readonly unknown[] => {
  const { dice } = diceBook(`within ${scenario}`);
  const read = battletech.readSetup(battletech.scenarios.find(({ id }) => id === scenario)?.setup);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  let state = battletech
    .begin(read.value, dice)
    .reduce((one, event) => battletech.apply(one, event), battletech.open(read.value));
  const everywhere = new Set<unknown>(NO_PLACES);
  const differences: unknown[] = [];
  let compared = 0;
  for (let played = 0; played < ORDERS; played += 1) {
    const [asked] = battletech.awaited(state);
    const [mine] = asked?.asked ?? [];
    if (asked === undefined || mine === undefined) break;
    const { seat, revision } = mine;
    const knowledge = battletech.know(state, { kind: 'seat', seat });
    for (const { decision, order, ask } of battletech.offers(knowledge, seat)) {
      for (const { pointer } of ask.filter(({ bounds }) => bounds === null)) {
        const opened = battletech.draft(knowledge, seat, decision, order, pointer);
        const bounds = opened?.offer.ask.find((one) => one.pointer === pointer)?.bounds ?? null;
        if (bounds?.kind !== 'place') continue;
        bounds.places.forEach(({ value }) => everywhere.add(value));
        for (const value of everywhere) {
          const made = battletech.draft(knowledge, seat, decision, withPart(order, pointer, value), null);
          const isTaken = made?.violations.every((one) => one.pointer !== pointer);
          compared += 1;
          if (isTaken !== isInBounds(bounds, value)) differences.push([decision, order.type, pointer, value]);
        }
      }
    }
    const order = battletech.bot(knowledge, seat, asked.id, 'attack', dice);
    const events = decide(battletech, state, { seat, decision: asked.id, revision, order }, dice);
    if (!events.ok) throw new Error(JSON.stringify(events.error));
    state = events.value.reduce((one, event) => battletech.apply(one, event), state);
  }
  expect(compared).toBeGreaterThan(1_000);
  return differences;
};

describe('places that an order names', () => {
  it.each(battletech.scenarios.map(({ id }) => id).slice(0, 4))(
    'GAM-4 are taken exactly where the bounds of the opened ask have them (%s)',
    (scenario) => expect(differing(scenario)).toEqual([]),
  );
});
