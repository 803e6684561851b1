/**
 * What each kind of entry consists of: its files, and the lines that list it, each with the place where it
 * goes.
 */

const camel = (name) => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(name).replace(/^./, (letter) => letter.toUpperCase());
const spaced = (name) => name.replaceAll('-', ' ');
const key = (name) => (/-/.test(name) ? `'${name}'` : name);

/** An import goes after the last one, an entry at the end of its list. */
const LAST_IMPORT = /^import [^]*? from '[^']+';\n(?!import )/m;
const RULESET = 'src/rules/rulesets/planetary-3.ts';

function event(path) {
  const [folder, name] = path.split('/');
  if (name === undefined) throw new Error('an event stands in the folder of its subject: mechs/mech-painted');
  return {
    files: {
      [`src/rules/events/${path}.ts`]: `/** ${name}: say what has happened, with its rule ids, and who is told. */
import type { ForceId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import { defineEvent } from '../definition';

export interface ${pascal(name)} {
  readonly force: ForceId;
}

/** What is told of it: what its lines of text are made from. */
export interface ${pascal(name)}Told {
  readonly force: string;
}

export const ${camel(name)} = defineEvent<'${name}', ${pascal(name)}, ${pascal(name)}Told>({
  type: '${name}',
  tell: ({ force }, to) => (mayKnow(to, force) ? { force } : null),
});
`,
      [`src/rules/events/${path}.text.en.ts`]: `import type { Line } from '../say';
import { Who } from '../words/en';
import type { ${pascal(name)}Told } from './${name}';

export const ${camel(name)}: Line<${pascal(name)}Told> = ({ force }, say) => \`\${Who(say, force)}: ${spaced(name)}.\`;
`,
      [`src/rules/events/${path}.text.de.ts`]: `import type { Line } from '../say';
import { Wer } from '../words/de';
import type { ${pascal(name)}Told } from './${name}';

export const ${camel(name)}: Line<${pascal(name)}Told> = ({ force }, say) => \`\${Wer(say, force)}: ${spaced(name)}.\`;
`,
      [`src/rules/events/${path}.spec.ts`]: `import type { ForceId } from '../../../kernel';
import { EVENTS } from '..';
import { textOf } from '../tell';

const data = { force: 'A' as ForceId };

describe('${name}', () => {
  it('is told to its own force and the game master, and to nobody else', () => {
    const { tell } = EVENTS['${name}'];
    expect(tell(data, { kind: 'gm' })).toEqual(data);
    expect(tell(data, { kind: 'force', force: data.force })).toEqual(data);
    expect(tell(data, { kind: 'force', force: 'B' as ForceId })).toBeNull();
    expect(tell(data, { kind: 'observer' })).toBeNull();
  });

  it('has a line in both languages', () => {
    expect(textOf('${name}', data, 'en')).toBe('A force: ${spaced(name)}.');
    expect(textOf('${name}', data, 'de')).toBe('Eine Truppe: ${spaced(name)}.');
  });
});
`,
    },
    lines: ['', '.text.en', '.text.de'].map((text) => ({
      file: `src/rules/events/${folder}/index${text}.ts`,
      after: /$(?![^])/,
      line: `export { ${camel(name)} } from './${name}${text}';\n`,
    })),
  };
}

const building = (name) => ({
  files: {
    [`src/rules/buildings/${name}.ts`]: `/** BLD-${name.replaceAll('-', '').toUpperCase()}: say what it brings to who controls it. */
import { defineBuilding } from './definition';
import { text } from './${name}.text';

export const ${camel(name)} = defineBuilding({ type: '${name}', rule: 'BLD-${name.replaceAll('-', '').toUpperCase()}', text });
`,
    [`src/rules/buildings/${name}.text.ts`]: `/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: '${spaced(name)}', de: '${spaced(name)}' },
  article: { de: 'das' },
  effect: { en: 'No further effect.', de: 'Keine weitere Wirkung.' },
  rule: {
    basis: 'source',
    line: { en: 'No further effect.', de: 'Keine weitere Wirkung.' },
    text: { en: ['No further effect.'], de: ['Keine weitere Wirkung.'] },
  },
};
`,
    [`src/rules/buildings/${name}.spec.ts`]: `import { BUILDINGS_BY_RULESET } from '.';
import { ${camel(name)} } from './${name}';

describe('${name}', () => {
  it('${'BLD-' + name.replaceAll('-', '').toUpperCase()} is a building of the current rules, and of no earlier ones', () => {
    expect(BUILDINGS_BY_RULESET['planetary-3']).toContain(${camel(name)});
    expect(BUILDINGS_BY_RULESET['planetary-2'].map(({ type }) => type)).not.toContain('${name}');
  });
});
`,
  },
  lines: [
    {
      file: 'src/rules/buildings/index.ts',
      before: /import \{ defineBuilding/,
      line: `import { ${camel(name)} } from './${name}';\n`,
    },
    {
      file: 'src/rules/buildings/index.ts',
      before: /\] as const;\n\nexport const BUILDINGS_BY_RULESET/,
      line: `, ${camel(name)}`,
    },
  ],
});

const phase = (name) => ({
  files: {
    [`src/rules/phases/${name}.ts`]: `/** ${name}: say what happens in this phase, with its rule ids. */
import { carryOutSheets } from './carry-out';
import type { PhaseDefinition } from './definition';

export const ${camel(name)}: PhaseDefinition = {
  phase: '${name}',
  step: null,
  takesOrders: true,
  open: () => undefined,
  close: (resolution, sheets, orders) => void carryOutSheets(resolution, sheets, orders),
  skip: () => false,
};
`,
    [`src/rules/phases/${name}.spec.ts`]: `import { rulesetOf } from '../rulesets/registry';
import { CURRENT_RULESET } from '../rulesets/terms-of';
import { ${camel(name)} } from './${name}';

describe('${name}', () => {
  it('ROUND-1 is a phase of the current rules', () => {
    expect(rulesetOf(CURRENT_RULESET).phases).toContain(${camel(name)});
  });
});
`,
  },
  lines: [
    {
      file: 'src/rules/model/phases.ts',
      before: /\] as const;\nexport type RoundPhase/,
      line: `  '${name}',\n`,
    },
    {
      file: 'src/rules/model/names.ts',
      before: / {2}finished: \{/,
      line: `  ${key(name)}: { en: '${spaced(name)}', de: '${spaced(name)}' },\n`,
    },
    { file: RULESET, after: LAST_IMPORT, line: `import { ${camel(name)} } from '../phases/${name}';\n` },
    {
      file: RULESET,
      after: / {2}id: 'planetary-3',\n/,
      line: `  phases: [...planetary2.phases, ${camel(name)}],\n`,
    },
    {
      file: 'src/rules/listed.spec.ts',
      before: / {4}\]\);\n {2}\}\);\n\}\);\n$/,
      line: `      '${name}',\n`,
    },
  ],
});

const order = (name) => ({
  files: {
    [`src/rules/orders/${name}.ts`]: `/** ${name}: say what a player orders with it, with its rule ids. */
import { answer, type Of } from '../../kernel/shape';
import { ownPlacedMech, placedMechs } from '../mechs/own';
import { mech } from '../shapes';
import { order, type OrderDefinition } from './definition';

const shape = order('${name}', { mech });
export type ${pascal(name)}Order = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    ${key(name)}: ${pascal(name)}Order;
  }
}

/** What is open of it. */
const open = answer.object({ mechs: answer.list(mech) });

export const ${camel(name)}: OrderDefinition<${pascal(name)}Order, Of<typeof open>> = {
  shape,
  open,
  phases: [{ phase: 'preparation', step: null }],

  check: ({ knowledge }, { mech: id }) => {
    const found = ownPlacedMech(knowledge, id, '/mech');
    return found.ok ? [] : [found.error];
  },

  price: () => null,

  project: ({ knowledge }) => knowledge,

  options: ({ knowledge }) => ({ mechs: placedMechs(knowledge).map(({ mech }) => mech.id) }),

  offers: ({ mechs }) => mechs.length > 0,

  // Emits the event of what it does.
  carryOut: (_resolution, _force, order, context) => ${camel(name)}.check(context, order),
};
`,
    [`src/rules/orders/${name}.spec.ts`]: `import type { MechId } from '../../kernel';
import { contextOf } from '../testing/marching';
import { world } from '../testing/world';
import { ${camel(name)} } from './${name}';

const state = world({ phase: 'preparation' }).mech('A', 'hunchback-hbk-4g', '0505').mech('B', 'hunchback-hbk-4g', '0905').build();
const check = (mech: string) => ${camel(name)}.check(contextOf(state, 'A', []), { type: '${name}', mech: mech as MechId });

describe('${name}', () => {
  it('ROUND-6 is for mechs of its own force only', () => {
    expect(check('A1')).toEqual([]);
    expect(check('B1').map(({ code }) => code)).toEqual(['orders/not-your-mech']);
  });

  it('offers the mechs that may be named', () => {
    expect(${camel(name)}.options(contextOf(state, 'A', []))).toEqual({ mechs: ['A1'] });
  });
});
`,
  },
  lines: [
    {
      file: 'src/rules/model/names.ts',
      after: /ORDER_NAMES[^\n]*\{\n/,
      line: `  ${key(name)}: { en: '${spaced(name)}', de: '${spaced(name)}' },\n`,
    },
    { file: RULESET, after: LAST_IMPORT, line: `import { ${camel(name)} } from '../orders/${name}';\n` },
    { file: RULESET, after: /ordersOf\(\n/, line: `      ${camel(name)},\n` },
  ],
});

const engine = (name) => ({
  files: {
    [`src/tactical/engines/${name}/index.ts`]: `/** The ${name} engine: say how battles are fought with it. */
import { blankReport } from '../../blank-report';
import type { Engine } from '../../contract';
import { readPlainReport } from '../../plain-report';

export const ${camel(name)}Engine: Engine = {
  id: '${name}',
  name: { en: '${pascal(name)}', de: '${pascal(name)}' },
  source: 'people',
  refusals: () => [],
  blankReport,
  readReport: readPlainReport,
  evidence: [],
  files: null,
  play: null,
};
`,
    [`src/tactical/engines/${name}/index.spec.ts`]: `import { ENGINES } from '../../registry';
import { ${camel(name)}Engine } from '.';

// Whether it keeps to the contract is tried by the suite of registry.spec.ts, for every engine that is
// listed.
it('TAC-8 can be chosen', () => expect(ENGINES).toContain(${camel(name)}Engine));
`,
  },
  lines: [
    {
      file: 'src/tactical/registry.ts',
      after: LAST_IMPORT,
      line: `import { ${camel(name)}Engine } from './engines/${name}';\n`,
    },
    { file: 'src/tactical/registry.ts', before: /\];\n$/, line: `, ${camel(name)}Engine` },
  ],
});

export const KINDS = { building, event, phase, order, engine };
