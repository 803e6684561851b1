/**
 * Node's environment of tests, whose worker processes end at once when nothing is left to do. By itself Node
 * then takes its whole heap apart, which on a busy machine lasts longer than the half second after which jest
 * kills a worker and complains. What a test leaves open still keeps the worker alive, and jest still says so.
 */
const { TestEnvironment } = require('jest-environment-node');

let prepared = false;

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    if (prepared || process.send === undefined) return;
    prepared = true;
    process.once('beforeExit', () => process.exit());
  }
};
