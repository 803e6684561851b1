/** The description of the options against the orders that the rulesets have. */
import { CURRENT_RULESET, rulesetOf } from '../../../rules';
import { options } from './options';

const described = Object.keys((options['OpenOrders'] as { properties: object }).properties);
const ordered = ['planetary-1', CURRENT_RULESET].flatMap((id) => Object.keys(rulesetOf(id).orders));

describe('the description of what can be ordered', () => {
  it('tells every type of order', () => {
    expect([...new Set(ordered)].sort()).toEqual(described.toSorted());
  });
});
