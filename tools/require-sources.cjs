/**
 * Lets `require` understand TypeScript: for threads that tests start from the sources. Never loaded by the
 * server as it is built.
 */
const { transformSync } = require('@swc/core');
const { readFileSync } = require('node:fs');

require.extensions['.ts'] = (loaded, file) => {
  const options = {
    filename: file,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
    },
  };
  loaded._compile(transformSync(readFileSync(file, 'utf8'), options).code, file);
};
