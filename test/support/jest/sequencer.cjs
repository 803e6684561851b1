/**
 * The order of spec files: what takes longest and waits most comes first, so that no worker has a long file
 * left when the others are done. Jest knows how long files took only on a machine that has run them before.
 */
const { default: Sequencer } = require('@jest/test-sequencer');

const FIRST = ['faults', 'e2e'];

const rank = ({ context }) => {
  const at = FIRST.indexOf(context.config.displayName?.name);
  return at < 0 ? FIRST.length : at;
};

module.exports = class extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
};
