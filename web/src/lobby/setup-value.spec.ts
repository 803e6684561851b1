import * as setup from './setup-value';

const schema = {
  type: 'object',
  properties: {
    tempo: { type: 'string', enum: ['alternate', 'blocks'] },
    forces: { type: 'array', items: { properties: { units: { items: { type: 'string' } } } } },
    army: { type: 'array', items: { type: 'object' } },
  },
};
const form = [
  {
    ...{ part: 'terrain', title: 'Terrain', kind: 'one-of', least: 1, most: 1 },
    from: [{ id: 'open', title: 'Open', text: '', cost: null }],
  },
  { part: 'rule', title: 'Rule', kind: 'one-of', least: 0, most: 1, from: [] },
  ...['A', 'B', 'C'].map((seat, index) => ({
    ...{ part: `forces/${index}/units`, title: 'Force', kind: 'force', seat, budget: 1, unit: 'bv' },
    catalogue: '/x',
  })),
] as setup.FormPart[];
const seats = { least: 2, most: 8, cooperative: false };

describe('a setup from the parts of a form', () => {
  it('puts each value at its place, and leaves out what is not chosen', () => {
    expect(
      setup.setupOf({
        ...{ terrain: 'open', turns: undefined, note: '', 'a~1b': 1 },
        ...{ 'forces/0/units': ['x'], 'forces/1/units': ['y', 'y'] },
      }),
    ).toEqual({ 'a/b': 1, terrain: 'open', forces: [{ units: ['x'] }, { units: ['y', 'y'] }] });
  });

  it('begins with what must be chosen, for as many seats as have forces', () => {
    expect(setup.firstValues({ form })).toEqual({
      ...{ terrain: 'open', 'forces/0/units': [], 'forces/1/units': [], 'forces/2/units': [] },
    });
    expect(setup.seatCount({ form, seats })).toBe(3);
    expect(setup.seatCount({ form: [], seats })).toBe(2);
  });

  it('reads from the schema what a force is made of, and what tempos there are', () => {
    expect(setup.isListOfIds({ schema }, 'forces/1/units')).toBe(true);
    expect(setup.isListOfIds({ schema }, 'army')).toBe(false);
    expect(setup.temposOf({ schema })).toEqual(['alternate', 'blocks']);
    expect(setup.temposOf({ schema: {} })).toEqual([]);
    // Of several kinds of setups the first counts.
    const several = { schema: { anyOf: [schema, { properties: { forces: { type: 'object' } } }] } };
    expect(setup.isListOfIds(several, 'forces/1/units')).toBe(true);
    expect(setup.temposOf(several)).toEqual(['alternate', 'blocks']);
  });

  it('gives each refusal to its part, and the rest to none', () => {
    const all = ['/setup/forces/0/units/1', '/setup/forces/0/units', '/setup/forces/01', ''].map(
      (pointer) => ({
        ...{ code: 'x', message: pointer, params: {}, rule: null, pointer },
      }),
    );
    const place = '/setup/forces/0/units';
    expect(setup.violationsAt(all, place)).toEqual(all.slice(0, 2));
    expect(setup.otherViolations(all, [place])).toEqual(all.slice(2));
  });
});
