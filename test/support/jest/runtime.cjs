/**
 * Jest's runtime, which has TypeScript compiled where it is needed and keeps it in the worker's memory. By itself
 * jest writes every module and its map to a cache of files, once for each project and each worker that comes by:
 * in a clean clone that takes five times as long as compiling, and when it is read, nearly as long.
 *
 * Compiled as `transform` of jest.config.js says. Coverage and modules in the form of ES go jest's own way.
 */
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { transformSync } = require('@swc/core');
const { default: Runtime } = require('jest-runtime');

/** By path, for all test files of a worker; what a test has written anew is compiled anew. */
const compiled = new Map();

function compilerOf({ transform, cacheDirectory }) {
  const [, , given] = transform.find(([pattern]) => new RegExp(pattern).test('/module.ts'));
  // Calls of `jest.mock` come before what is imported.
  const jsc = { ...given.jsc, transform: { ...given.jsc.transform, hidden: { jest: true } } };
  const options = { ...given, jsc };
  const compile = (filename, source) => {
    const known = compiled.get(filename);
    if (known?.originalCode === source) return known;
    const { code } = transformSync(source, { ...options, filename, sourceMaps: false });
    const name = createHash('sha1').update(filename).update('\0').update(source).digest('hex');
    const result = { code, originalCode: source, sourceMapPath: join(cacheDirectory, 'maps', name) };
    compiled.set(filename, result);
    return result;
  };
  /** The map alone, of the same code. */
  const writeMap = (filename, { originalCode, sourceMapPath }) => {
    const { map } = transformSync(originalCode, { ...options, filename, sourceMaps: true });
    mkdirSync(dirname(sourceMapPath), { recursive: true });
    writeFileSync(sourceMapPath, map);
  };
  return { compile, writeMap };
}

/** Where the map of a module is. It is made when the first stack that goes through the module is shown. */
class Maps extends Map {
  #writeMap;

  constructor(writeMap) {
    super();
    this.#writeMap = writeMap;
  }

  get(filename) {
    const path = super.get(filename);
    const known = compiled.get(filename);
    if (path !== undefined && path === known?.sourceMapPath && !existsSync(path))
      this.#writeMap(filename, known);
    return path;
  }
}

const isOurs = (filename, { collectCoverage, supportsStaticESM }) =>
  filename.endsWith('.ts') && !filename.includes('/node_modules/') && !collectCoverage && !supportsStaticESM;

/** The transformer as it is, but for what it does once for every module. */
const inMemory = (transformer, compile) =>
  new Proxy(transformer, {
    get(target, key) {
      if (key === 'transform')
        return (filename, how, source) =>
          isOurs(filename, how) ? compile(filename, source) : target.transform(filename, how, source);
      const value = target[key];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

module.exports = class extends Runtime {
  constructor(config, environment, resolver, transformer, ...rest) {
    const { compile, writeMap } = compilerOf(config);
    super(config, environment, resolver, inMemory(transformer, compile), ...rest);
    this.transformCache.sourceMaps = new Maps(writeMap);
  }
};
