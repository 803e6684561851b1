/**
 * Which exchange of one recording is which of another: those that asked the same. A build that knows more is
 * asked more in between; that has no partner before.
 */
const { masked } = require('./same-ids.cjs');

/** So many more exchanges in a row may be on one side. */
const WINDOW = 100;

const askedOf = ({ step, who, method, path, sent }) =>
  masked(JSON.stringify([step, who, method, path, sent]));

/** Pairs in their order; null: there is none on that side. */
function pairsOf(before, now) {
  const [old, fresh] = [before.map(askedOf), now.map(askedOf)];
  const pairs = [];
  const take = (countBefore, countNow) => {
    for (; countBefore > 0; countBefore -= 1) pairs.push([before[at[0]++], null]);
    for (; countNow > 0; countNow -= 1) pairs.push([null, now[at[1]++]]);
  };
  const at = [0, 0];
  while (at[0] < before.length && at[1] < now.length) {
    const [one, other] = at;
    let more = 0;
    while (more < WINDOW && old[one] !== fresh[other + more] && old[one + more] !== fresh[other]) more += 1;
    // Nothing near was asked alike: the two stand for each other, and differ in what was asked.
    if (more > 0 && more < WINDOW) take(...(old[one] === fresh[other + more] ? [0, more] : [more, 0]));
    pairs.push([before[at[0]++], now[at[1]++]]);
  }
  take(before.length - at[0], now.length - at[1]);
  return pairs;
}

module.exports = { pairsOf };
