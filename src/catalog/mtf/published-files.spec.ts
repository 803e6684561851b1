/**
 * What published mech files hold that no rule asks for: odd spellings, lines of prose, keys said twice, and
 * what is said of them.
 */
import { documentIn, fixture, lineOf, notesIn, problemsIn } from '../../../test/support/mtf';
import { battleValue } from '../battle-value';
import { UNDAMAGED } from '../condition';
import { canFight } from '../fitness';
import { constructionNotes, constructionViolations } from '../construction';
import { lookup } from '../construction/testing/invented';
import { writeMtf } from './index';

const codes = (text: string) => problemsIn(text).map(({ code }) => code);
const plain = documentIn(fixture('prairie-dog-prd-1a'));
const EMPTY = '-Empty-\n'.repeat(6);
/** The file with lines between its last slot and its prose. */
const behindSlots = (lines: string): string =>
  fixture('prairie-dog-prd-1a', [/(Right Leg:\n(?:.+\n)+)/, `$1${EMPTY}\n${lines}`]);

describe('armour of a technology that nobody knows', () => {
  it.each([
    ['Standard((Unknown Technology Base))', 'standard'],
    ['Industrial((Unknown Technology Base))', 'industrial'],
    ['Primitive((unknown technology base))', 'primitive'],
    ['Hardened((Unknown Technology Base))', 'hardened'],
  ])('%s is the kind in front of it, of the mech’s own technology', (written, armorType) => {
    const { design } = documentIn(
      fixture('prairie-dog-prd-1a', ['Armor:Standard Armor', `Armor:${written}`]),
    );
    expect(design).toMatchObject({ armorType, armorTechBase: 'is' });
  });

  it('is no other kind', () => {
    expect(
      codes(
        fixture('prairie-dog-prd-1a', ['Armor:Standard Armor', 'Armor:Wooden((Unknown Technology Base))']),
      ),
    ).toEqual(['mech-file/unknown-value']);
  });
});

describe('text that is told twice', () => {
  it('counts as it was told last, and is noted', () => {
    const text = fixture('prairie-dog-prd-1a', [
      'Rules Level:1',
      'Rules Level:1\nsource:Notes 13\nRole:Brawler\nrole:Sniper',
    ]);
    const read = documentIn(text);
    expect(read.carried.source).toBe('Notes 13');
    expect(read.design.role).toBe('Sniper');
    expect(notesIn(text)).toMatchObject([
      {
        code: 'mech-file/told-twice',
        pointer: `/lines/${lineOf(text, 'source:')}`,
        params: { key: 'source', first: lineOf(text, 'Source:') },
      },
      { code: 'mech-file/told-twice', params: { key: 'role' } },
    ]);
    expect({ ...read.design, role: '' }).toEqual(plain.design);
  });

  it('is not noted where it says the same, or nothing', () => {
    const read = documentIn(
      fixture('prairie-dog-prd-1a', ['Rules Level:1', 'Rules Level:1\nsource:\nsource:Workshop Notes 12']),
    );
    expect(read).toEqual(plain);
  });

  it('is refused of what makes another mech', () => {
    expect(codes(fixture('prairie-dog-prd-1a', ['Mass:50', 'Mass:50\nMass:55']))).toEqual([
      'mech-file/twice',
    ]);
  });
});

describe('a line that no key introduces', () => {
  it('is noted behind the slots, where prose stands, and left out', () => {
    const text = behindSlots('A tale of mud and glory.\nmore of it\n');
    const read = documentIn(text);
    expect(read).toEqual(plain);
    expect(notesIn(text)).toMatchObject([
      {
        code: 'mech-file/stray-line',
        pointer: `/lines/${lineOf(text, 'A tale')}`,
        params: { text: 'A tale of mud and glory.' },
      },
      { code: 'mech-file/stray-line', params: { text: 'more of it' } },
    ]);
    expect(writeMtf(read)).not.toContain('tale');
  });

  it('is noted where a leg has no slot left for it', () => {
    const text = fixture('prairie-dog-prd-1a', [/(Right Leg:\n(?:.+\n)+)/, '$1\nA tale of mud and glory.\n']);
    expect(documentIn(text)).toEqual(plain);
    expect(notesIn(text)).toMatchObject([{ code: 'mech-file/stray-line' }]);
  });

  it('is refused where it is equipment that would be lost, or may be meant for a key', () => {
    expect(codes(behindSlots('Medium Laser (R)\n'))).toEqual(['mech-file/no-meaning']);
    expect(codes(fixture('prairie-dog-prd-1a', ['Mass:50', 'Gyro XL\nMass:50']))).toEqual([
      'mech-file/no-meaning',
    ]);
  });

  it('is a weapon’s within the list of weapons, also behind an empty line', () => {
    const text = fixture('prairie-dog-prd-1a', ['1 PPC, Right Arm\n', '1 PPC, Right Arm\n\n']);
    expect(documentIn(text)).toEqual(plain);
  });

  it('is told ten times at most', () => {
    expect(notesIn(behindSlots('blah\n'.repeat(500)))).toHaveLength(10);
  });
});

it('leaves the slot of a name empty that MegaMek does not know either, notes it, and values the mech without', () => {
  const without = documentIn(
    fixture('prairie-dog-prd-1a', [
      'Right Arm:\nShoulder\nUpper Arm Actuator\nLower Arm Actuator\nPPC\nPPC\nPPC\n',
      'Right Arm:\nShoulder\nUpper Arm Actuator\nLower Arm Actuator\n',
    ]),
  );
  const text = fixture('prairie-dog-prd-1a', [/PPC\nPPC\nPPC\n/, 'TSEMP_OS\nTSEMP_OS\nTSEMP_OS\n']);
  expect(documentIn(text).design).toEqual(without.design);
  expect(notesIn(text).map(({ code, params }) => [code, params['name']])).toEqual(
    Array.from({ length: 3 }, () => ['mech-file/nobodys-name', 'TSEMP_OS']),
  );
});

describe('an interface cockpit', () => {
  const interfaced = (gyro: string) =>
    fixture(
      'prairie-dog-prd-1a',
      ['Myomer:Standard\n', `Myomer:Standard\nCockpit:Interface Cockpit\nGyro:${gyro}\n`],
      ['Rules Level:1', 'Rules Level:4'],
      ['Cockpit\nSmall Laser', 'Cockpit\nCockpit'],
      [/Gyro\nGyro\nGyro\nGyro\n/, ''],
    );
  const read = documentIn(interfaced('None'));

  it('goes without a gyro, is legal, and is written so that it is read alike', () => {
    expect(read.design).toMatchObject({ cockpit: 'interface', gyro: 'none' });
    expect(constructionViolations(read.design, lookup)).toEqual([]);
    expect(writeMtf(read)).toMatch(/^cockpit:Interface Cockpit\ngyro:None$/m);
    expect(documentIn(writeMtf(read))).toEqual(read);
  });

  it('makes its mech worth three tenths more', () => {
    const seated = { ...read.design, cockpit: 'standard' } as const;
    expect(read.design.bv / documentIn(writeMtf({ ...read, design: seated })).design.bv).toBeCloseTo(1.3, 2);
    expect(constructionViolations(seated, lookup).map(({ code }) => code)).toContain(
      'construction/gyro-slots',
    );
  });

  it('may have a gyro all the same, and a small cockpit with a console is another thing', () => {
    expect(documentIn(interfaced('Standard Gyro')).design.gyro).toBe('standard');
    expect(
      documentIn(
        fixture('prairie-dog-prd-1a', [
          'Myomer:Standard\n',
          'Myomer:Standard\nCockpit:Small Command Console\n',
        ]),
      ).design.cockpit,
    ).toBe('small-command-console');
  });
});

describe('a virtual reality piloting pod', () => {
  const pod = fixture(
    'prairie-dog-prd-1a',
    ['Myomer:Standard\n', 'Myomer:Standard\nCockpit:Virtual Reality Piloting Pod\nGyro:Standard Gyro\n'],
    ['Rules Level:1', 'Rules Level:4'],
    [
      'Life Support\nSensors\nCockpit\nSmall Laser\nSensors\nLife Support\n',
      'Sensors\nSensors\nSmall Laser\n-Empty-\n-Empty-\n-Empty-\n',
    ],
    ['Medium Laser (R)\n-Empty-\n\nHead', 'Cockpit\nLife Support\n\nHead'],
    [/(Left Torso:\n(?:.+\n){5})-Empty-\n/, '$1Life Support\n'],
    [/(Right Torso:\n(?:.+\n){7})-Empty-\n/, '$1Life Support\n'],
  );
  const read = documentIn(pod);

  it('sits in the centre torso, with life support in all three, weighs 3 t, and is written so that it is read alike', () => {
    expect(read.design.cockpit).toBe('virtual-reality');
    expect(constructionViolations(read.design, lookup)).toEqual([]);
    expect(constructionViolations({ ...read.design, cockpit: 'torso-mounted' }, lookup)).not.toEqual([]);
    expect(documentIn(writeMtf(read))).toEqual(read);
  });

  it('goes with the centre torso and not with the head', () => {
    const without = (location: 'CT' | 'HD') =>
      canFight(read.design, { ...UNDAMAGED, structure: { [location]: 0 } });
    expect([without('HD'), without('CT')]).toEqual([true, false]);
  });

  it('makes its mech worth 1.4 times as much by the books, and no more by MegaMek', () => {
    const bvBy = (reading: 'megamek' | 'books', cockpit = read.design.cockpit): number => {
      const value = battleValue({ ...read.design, cockpit }, lookup, UNDAMAGED, reading);
      return value.ok ? value.value.bv : -1;
    };
    expect(bvBy('megamek')).toBe(bvBy('megamek', 'standard'));
    expect(bvBy('books') / bvBy('books', 'standard')).toBeCloseTo(1.4, 2);
  });
});

describe('notes of construction', () => {
  const jumping = (mp: number) =>
    documentIn(
      fixture(
        'prairie-dog-prd-1a',
        ['Jump MP:0\n', `Jump MP:${mp}\n\n`],
        ['LL Armor:22', 'LL Armor:6'],
        [/(Left Leg:\n(?:.+\n){4})(?:-Empty-\n){2}/, '$1Jump Jet\nJump Jet\n'],
      ),
    ).design;
  const told = (mp: number) => ({
    notes: constructionNotes(jumping(mp), lookup).map(({ code }) => code),
    against: constructionViolations(jumping(mp), lookup).map(({ code }) => code),
  });

  it('tell of fewer jump MP than jets; more are no mech’s', () => {
    expect(told(1)).toEqual({ notes: ['construction/fewer-jump-mp'], against: [] });
    expect(told(2)).toEqual({ notes: [], against: [] });
    expect(told(3).against).toEqual(['construction/jump']);
    expect(jumping(1).jump).toBe(1);
  });
});

describe('what a design cannot hold', () => {
  it.each(['Tripod', 'Tripod Omnimech'])('%s is refused by name', (config) => {
    expect(codes(fixture('prairie-dog-prd-1a', ['Config:Biped', `Config:${config}`]))).toContain(
      'mech-file/not-covered',
    );
  });

  it('super-heavy mechs are refused by their mass', () => {
    expect(problemsIn(fixture('prairie-dog-prd-1a', ['Mass:50', 'Mass:150']))).toMatchObject([
      { code: 'mech-file/no-number', params: { key: 'mass', max: 100 } },
    ]);
  });
});
