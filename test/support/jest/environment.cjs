/**
 * Node's environment of tests, whose worker processes end at once when nothing is left to do. By itself Node
 * then takes its whole heap apart, which on a busy machine lasts longer than the half second after which jest
 * kills a worker and complains. What a test leaves open still keeps the worker alive, and jest still says so.
 *
 * Jest would also have every global name (`Math`, `Object`, …) asked of a proxy each time it is used, which
 * took a third of the tests' processor time. Here a context's globals are plain ones: they go with it.
 */
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const { createContext } = vm;
let prepared = false;

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    if (prepared || process.send === undefined) return;
    prepared = true;
    process.once('beforeExit', () => process.exit());
  }
};
