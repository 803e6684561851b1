/**
 * Rules of this house for oxlint: forms of code that have no place, by ESLint's selectors. Which files they
 * hold in stands in `.oxlintrc.json`; `test/tools/lint.spec.ts` plants each of them.
 */
import { builtinModules } from 'node:module';

const forbids = (forms) => ({
  create: (context) =>
    Object.fromEntries(
      forms.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
});

/** For the pure rooms, beside `no-restricted-globals`. */
const PURE = [
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Chance comes from the dice streams (kernel/dice).',
  },
  {
    selector: 'MemberExpression[property.name=/^(toLocale|localeCompare$)/]',
    message: 'Depends on the locale of the machine: compare by code units.',
  },
];

/** Asked for thousands of short lists in every phase and order. */
const NO_SLOW_LISTS = [
  {
    selector: 'CallExpression[callee.property.name="flatMap"]',
    message: 'V8 takes ten times as long for it: use flatMap of kernel/collections/flat-map.',
  },
];

const IMPURE = /^(node:|@nestjs\/|@prisma\/|(fastify|pg)(\/|$))/;

/** Modules that no pure room takes anything from: it runs without Node, frameworks and databases. */
const noImpureImports = {
  create(context) {
    const look = ({ source }) => {
      const name = source?.value;
      if (typeof name === 'string' && (IMPURE.test(name) || builtinModules.includes(name)))
        context.report({ node: source, message: `Not in a pure room: ${name}.` });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};

const EVERY_TEST_RUNS = [
  {
    selector:
      'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo)$/]',
    message: 'A test runs, or it is not there.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
    message: 'A test runs, or it is not there.',
  },
];

/** What a test must not go by, where bodies hold times, ids and seeds that nobody has chosen. */
const NO_CHANCE = [
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'A test that failed could not be run again: draw from a seed, or count.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(includes|toContain|stringContaining)$/] > Literal[raw=/^.[0-9.:,-]{1,5}.$/][value=/^[0-9.:,-]{1,5}$/]',
    message: 'Some time or id has these digits in it one day: use says() of test/support/without-chance.',
  },
  {
    selector:
      'CallExpression[callee.object.name=/^(text|body)$/][callee.property.name=/^(includes|indexOf)$/] > Identifier.arguments',
    message:
      'If it is short, some time or id has it in it one day: use says() of test/support/without-chance.',
  },
  {
    selector: 'Literal[value=/^20(2[6-9]|[3-8][0-9])-[0-9]{2}-[0-9]{2}T/]',
    message: 'One day this has passed: count from now, or take a day that is long over or far away.',
  },
  {
    selector:
      'NewExpression[callee.object.name="pg"][callee.property.name="Pool"]:not(:has(Property[key.name="pipeline"]))',
    message:
      'The server sends statements behind each other, which pg takes on such a pool alone: use createPool.',
  },
];

/** ESLint has it, oxlint not: in a script `010` is eight. */
const NO_OCTAL = [{ selector: 'Literal[raw=/^0[0-9]/]', message: 'Eight, or ten?' }];

/** As above; elsewhere, and in all of TypeScript, it cannot even be parsed. */
const noDupeArgs = {
  create(context) {
    const look = (node) => {
      const names = node.params.map(({ name }) => name).filter((name) => name !== undefined);
      if (new Set(names).size < names.length)
        context.report({ node, message: 'Two parameters of one name.' });
    };
    return { FunctionDeclaration: look, FunctionExpression: look };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    pure: forbids(PURE),
    'no-slow-lists': forbids(NO_SLOW_LISTS),
    'no-impure-imports': noImpureImports,
    'every-test-runs': forbids(EVERY_TEST_RUNS),
    'no-chance': forbids(NO_CHANCE),
    'no-octal': forbids(NO_OCTAL),
    'no-dupe-args': noDupeArgs,
  },
};
