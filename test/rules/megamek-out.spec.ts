/** MegaMek out (MM-1 to MM-3, MM-6), from the rules' text: what stands in force lists and scenarios. */
import { bundledCatalog } from '../../src/catalog/bundled';
import { UNDAMAGED, type Condition } from '../../src/catalog/condition';
import type { MechDesign } from '../../src/catalog/model';
import { readXml } from '../../src/infrastructure/xml/read-xml';
import type { SetupUnit } from '../../src/tactical/contract';
import { boardRows } from '../../src/tactical/engines/megamek/boards';
import type { MegamekVersion } from '../../src/tactical/engines/megamek/version';
import { catalogWith, drawingOf } from '../support/drawings';
import { filesOf, problemsOf, setupOf, textOf, unitOf } from '../support/megamek/megamek-battle';
import { isBoard } from '../support/megamek/megamek-boards';

describe('MM-1 the archive', () => {
  const files = filesOf(
    setupOf([unitOf('1', 'A', 'hunchback-hbk-4g'), unitOf('2', 'B', 'enforcer-enf-4r')], { A: 2 }),
  );

  it('MM-1 holds a force list for each side, the scenario and the how-to, and nothing else for designs of MegaMek itself', () => {
    expect(files.map(({ name }) => name)).toEqual([
      'how-to.txt',
      'side-a.mul',
      'side-b.mul',
      'battle-0505-round-3.mms',
    ]);
  });

  it('MM-1 says how to host and to join, both routes, where a record is saved and how it comes back, in both languages', () => {
    const [en, de] = (['en', 'de'] as const).map((language) =>
      textOf(filesOf(setupOf([unitOf('1', 'A', 'hunchback-hbk-4g')]), { language }), '.txt'),
    );
    for (const words of [
      'Host a New Game',
      'Connect to a Game',
      'ROUTE 1',
      'ROUTE 2',
      '<record',
      'hexes 3335–4837',
      '4',
    ])
      expect(en).toContain(words);
    for (const words of [
      'Host a New Game',
      'Connect to a Game',
      'WEG 1',
      'WEG 2',
      '<record',
      'Felder 3335–4837',
    ])
      expect(de).toContain(words);
    // The building's hex on the middle sheet, counted over the whole map.
    expect(en).toContain('quarry in hex 3943');
  });

  it('MM-1 says whom MegaMek asks for a record: with 0.49 only of whom something is left, so that nobody may leave all to bots', () => {
    const backIn = (version: '0.49' | '0.50' | '0.51', language: 'en' | 'de'): string =>
      textOf(filesOf(setupOf([unitOf('1', 'A', 'hunchback-hbk-4g')]), { version, language }), '.txt').replace(
        /^[^]*(?=AFTERWARDS|DANACH)/,
        '',
      );
    expect(backIn('0.49', 'en')).toContain('asks everybody of whom something is left');
    expect(backIn('0.49', 'en')).toContain('Who only watches bots is not asked');
    expect(backIn('0.49', 'de')).toContain('fragt dann jeden, von dem etwas übrig ist');
    expect(backIn('0.49', 'de')).toContain('Wer nur Bots zusieht, wird nicht gefragt');
    for (const version of ['0.50', '0.51'] as const) {
      expect(backIn(version, 'en')).toContain(
        'asks everybody, also who has lost everything or only watches bots',
      );
      expect(backIn(version, 'de')).toContain(
        'fragt dann jeden, auch wer alles verloren hat oder nur Bots zusieht',
      );
      expect(backIn(version, 'en') + backIn(version, 'de')).not.toMatch(/is not asked|wird nicht gefragt/);
    }
  });

  it('MM-1 says how the sheets lie, under which names a scenario is joined, and how both sides end the game', () => {
    const two = [unitOf('1', 'A', 'hunchback-hbk-4g'), unitOf('2', 'B', 'enforcer-enf-4r')];
    for (const language of ['en', 'de'] as const) {
      const text = textOf(filesOf(setupOf(two), { language }), '.txt');
      for (const words of ['"Me"', '"Other Human"', '(A, B, ...)', '/victory', '/defeat', 'data/scenarios'])
        expect(text).toContain(words);
      const rows = text.split('\r\n').filter((line) => line.includes(' | '));
      expect(rows.map((row) => row.split(' | ').length)).toEqual([5, 5, 5, 5, 5]);
      // The sixth of the 25 is the first of the second row.
      expect(rows[1]).toMatch(/^ {2}rotate:Map Set 2\/16x17 City Ruins \| /);
    }
  });

  it('MM-1 names units as players know them and as MegaMek does', () => {
    const text = textOf(
      filesOf(
        setupOf([
          unitOf('1', 'A', 'arcas-standard', { name: 'Old Faithful' }),
          unitOf('2', 'B', 'arcas-standard', { name: 'Arcas (Standard)' }),
        ]),
      ),
      '.txt',
    );
    expect(text).toContain('  Old Faithful, Arcas (Standard) (Pilot 1): ');
    expect(text).toContain('  Arcas (Standard) (Pilot 2): ');
  });

  it('MM-1 knows no teams where MegaMek has too few', () => {
    const sides = (letters: string): string =>
      textOf(
        filesOf(setupOf(Array.from(letters, (side, index) => unitOf(`u${index}`, side, 'hunchback-hbk-4g')))),
        '.txt',
      );
    expect(sides('ABCDE')).toContain('chooses team 5');
    expect(sides('ABCDEF')).toContain('chooses "No Team"');
    expect(sides('ABCDEF')).not.toContain('chooses team');
  });

  it('MM-1 tells the mines that the reader may know, and no others', () => {
    const setup = setupOf([unitOf('1', 'A', 'hunchback-hbk-4g'), unitOf('2', 'B', 'enforcer-enf-4r')], {
      A: 3,
    });
    expect(textOf(filesOf(setup), '.txt')).toContain('Side A may lay 3');
    expect(textOf(filesOf(setup), '.txt')).not.toContain('Side B may lay');
    expect(textOf(filesOf(setup), '.mms')).toContain('Minefields_A=3,0,0\n');
    expect(textOf(filesOf(setup), '.mms')).toContain('Minefields_B=0,0,0\n');
  });
});

describe('MM-2 force lists', () => {
  const condition: Condition = {
    armor: { HD: 5, CTR: 0, LA: 0 },
    structure: { CT: 9, RA: 0 },
    slots: [
      { location: 'CT', slot: 1, state: 'hit' },
      { location: 'LT', slot: 1, state: 'destroyed' },
    ],
    ammunition: [{ location: 'LT', slot: 2, shots: 3 }],
  };
  const unit = unitOf('11111111-1111-4111-8111-111111111111', 'A', 'hunchback-hbk-4g', {
    condition,
    pilot: { id: 'p-1', name: 'Ann & "Bo" <c>', gunnery: 3, piloting: 4, hits: 2 },
  });

  it('MM-2 writes exact damage, every bin of a living location, ids and the pilot', async () => {
    const read = await readXml(Buffer.from(textOf(filesOf(setupOf([unit])), '.mul')));
    const entity = read.ok ? read.value.children[0] : undefined;
    expect(read.ok && read.value.name).toBe('unit');
    expect(entity?.attributes).toMatchObject({
      chassis: 'Hunchback',
      model: 'HBK-4G',
      commander: 'false',
      deployment: '0',
      externalId: unit.id,
    });
    const [pilot, ...locations] = entity?.children ?? [];
    expect(pilot?.attributes).toEqual({
      ...{
        size: '1',
        name: 'Ann & "Bo" <c>',
        gunnery: '3',
        piloting: '4',
        hits: '2',
        ejected: 'false',
        externalId: 'p-1',
      },
    });
    expect(
      locations.map(({ attributes, children }) => [attributes, children.map((one) => one.attributes)]),
    ).toEqual([
      [{ index: '0' }, [{ points: '5' }]],
      [
        { index: '1' },
        [
          { points: '9', type: 'Internal' },
          { points: 'Destroyed', type: 'Rear' },
          { index: '1', type: 'System', isHit: 'true', isDestroyed: 'true' },
        ],
      ],
      [
        { index: '3' },
        [
          {
            index: '1',
            type: 'IS Ammo AC/20',
            shots: '5',
            isHit: 'true',
            isRepairable: 'false',
            isDestroyed: 'true',
          },
          { index: '2', type: 'IS Ammo AC/20', shots: '3' },
        ],
      ],
      [{ index: '4', isDestroyed: 'true' }, []],
      [{ index: '5' }, [{ points: 'Destroyed' }]],
    ]);
  });

  it('MM-2 leaves hits out at 0, and seats a placeholder without an id where there is no pilot', async () => {
    const read = await readXml(Buffer.from(textOf(filesOf(setupOf([{ ...unit, pilot: null }])), '.mul')));
    const pilot = read.ok ? read.value.children[0]?.children[0]?.attributes : undefined;
    expect(pilot).toEqual({ size: '1', name: '(no pilot)', gunnery: '8', piloting: '8', ejected: 'false' });
  });

  it('CMB-4 brings every start as a rectangle, or for 0.49 as an edge and how far inside it the strip lies', async () => {
    const zone = async (
      version: MegamekVersion,
      deployment: SetupUnit['deployment'],
    ): Promise<readonly string[]> => {
      const read = await readXml(
        Buffer.from(textOf(filesOf(setupOf([{ ...unit, deployment }]), { version }), '.mul')),
      );
      const attributes = read.ok ? (read.value.children[0]?.attributes ?? {}) : {};
      return Object.entries(attributes).flatMap(([name, value]) =>
        name.startsWith('deploymentZone') ? [value] : [],
      );
    };
    // The board has columns 0 to 79 and rows 0 to 84; the middle sheet 32 to 47 and 34 to 50.
    expect(await zone('0.50', { direction: 'N', ring: 'middle' })).toEqual([
      '0',
      '3',
      '0',
      '32',
      '34',
      '47',
      '36',
    ]);
    expect(await zone('0.50', { direction: 'S', ring: 'outer' })).toEqual([
      '0',
      '3',
      '0',
      '32',
      '65',
      '47',
      '67',
    ]);
    expect(await zone('0.50', { direction: 'NE', ring: 'middle' })).toEqual([
      '0',
      '3',
      '0',
      '45',
      '34',
      '47',
      '41',
    ]);
    expect(await zone('0.50', { direction: 'SW', ring: 'outer' })).toEqual([
      '0',
      '3',
      '0',
      '16',
      '42',
      '18',
      '50',
    ]);
    expect(await zone('0.50', 'anywhere')).toEqual(['0', '3', '0']);
    expect(await zone('0.49', { direction: 'N', ring: 'middle' })).toEqual(['2', '3', '34']);
    expect(await zone('0.49', { direction: 'N', ring: 'outer' })).toEqual(['2', '3', '17']);
    expect(await zone('0.49', { direction: 'SE', ring: 'middle' })).toEqual(['4', '3', '32']);
    expect(await zone('0.49', { direction: 'NW', ring: 'outer' })).toEqual(['8', '3', '16']);
    expect(await zone('0.49', { direction: 'S', ring: 'middle' })).toEqual(['6', '3', '34']);
  });
});

describe('MM-3 the scenario', () => {
  it('MM-3 writes the damage of a mech in one line each', () => {
    const condition: Condition = {
      armor: { HD: 6, CTR: 2 },
      structure: { RT: 7, LL: 0 },
      slots: [{ location: 'CT', slot: 3, state: 'hit' }],
      ammunition: [{ location: 'LT', slot: 2, shots: 1 }],
    };
    const one = unitOf('id-1', 'A', 'hunchback-hbk-4g', {
      condition,
      pilot: { id: 'p', name: 'X', gunnery: 4, piloting: 5, hits: 3 },
    });
    const lines = textOf(filesOf(setupOf([one, unitOf('id-2', 'B', 'arcas')])), '.mms').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['MMSVersion=1', 'BoardWidth=5', 'BoardHeight=5', 'MapWidth=16', 'MapHeight=17', 'Factions=A,B'],
        ...['Team_A=1', 'team_A=1', 'Team_B=2', 'team_B=2', 'Location_A=N', 'Minefields_A=0,0,0'],
        ...[
          'Unit_A_1=Hunchback HBK-4G,X,4,5',
          'Unit_A_1_ExternalID=id-1',
          'Unit_A_1_DamageSpecific=N0:6,R1:2,I2:7,I7:0',
        ],
        ...['Unit_A_1_CritHit=1:3', 'Unit_A_1_SetAmmoTo=3:1-5,3:2-1', 'Unit_A_1_PilotHits=3'],
      ]),
    );
  });

  it('MM-3 calls critical hits as the release does, which logs an error for the other word', () => {
    const hurt = unitOf('1', 'A', 'hunchback-hbk-4g', {
      condition: { ...UNDAMAGED, slots: [{ location: 'CT', slot: 3, state: 'hit' }] },
    });
    for (const [version, word] of [
      ['0.49', 'CritHit'],
      ['0.50', 'CriticalHit'],
      ['0.51', 'CriticalHit'],
    ] as const)
      expect(
        textOf(filesOf(setupOf([hurt]), { version }), '.mms')
          .split('\n')
          .filter((line) => line.endsWith('=1:3')),
      ).toEqual([`Unit_A_1_${word}=1:3`]);
  });

  it('MM-3 tells hits of pilots as the release looks them up: from 0.50.06 on under the figure itself', async () => {
    const wounded = (index: number, hits: number): SetupUnit =>
      unitOf(`u${index}`, 'A', 'hunchback-hbk-4g', {
        pilot: { id: `p${index}`, name: 'X', gunnery: 4, piloting: 5, hits },
      });
    const setup = setupOf([5, 0, 2, 5].map((hits, index) => wounded(index, hits)));
    for (const version of ['0.49', '0.50', '0.51'] as const) {
      const files = filesOf(setup, { version });
      const lines = textOf(files, '.mms').split('\n');
      expect(lines.filter((line) => line.includes('_PilotHits='))).toEqual([
        'Unit_A_1_PilotHits=5',
        'Unit_A_3_PilotHits=2',
        'Unit_A_4_PilotHits=5',
      ]);
      expect(lines.filter((line) => /^\d/.test(line))).toEqual(version === '0.49' ? [] : ['2=2', '5=5']);
      expect(await problemsOf(files, version)).toEqual([]);
    }
  });

  it('MM-3 says nothing of the front leg of a quad whose side torso is gone: MegaMek takes the two away together', async () => {
    const condition: Condition = {
      armor: { RA: 3 },
      structure: { RT: 0 },
      slots: [
        { location: 'RA', slot: 2, state: 'hit' },
        { location: 'LA', slot: 2, state: 'hit' },
      ],
      ammunition: [],
    };
    const files = filesOf(setupOf([unitOf('q', 'A', 'goliath-gol-1h', { condition })]));
    const told = textOf(files, '.mms')
      .split('\n')
      .filter((line) => /_(?:DamageSpecific|CritHit)=/.test(line));
    expect(told).toEqual(['Unit_A_1_DamageSpecific=I2:0', 'Unit_A_1_CritHit=5:2']);
    expect(await problemsOf(files, '0.49')).toEqual([]);
    // A biped's arm is gone with its torso in any case.
    const wrong = textOf(files, '.mms').replace('CritHit=5:2', 'CritHit=4:2,5:2');
    expect(
      await problemsOf(
        [...files.filter(({ name }) => !name.endsWith('.mms')), { name: 'x.mms', text: wrong }],
        '0.49',
      ),
    ).not.toEqual([]);
  });

  it('MM-3 lays the sheets column by column, as MegaMek does, turned where they are turned', () => {
    const maps =
      /^Maps=(.*)$/m
        .exec(textOf(filesOf(setupOf([unitOf('1', 'A', 'hunchback-hbk-4g')])), '.mms'))?.[1]
        ?.split(',') ?? [];
    expect(maps).toHaveLength(25);
    // The second in the file is the first of the second row: sheet 6 of 25, `urban-6` and turned.
    expect(maps[1]).toBe('rotate:Map Set 2/16x17 City Ruins');
    expect(maps[0]).toBe('Map Set 5/16x17 Open Terrain 1');
  });

  it('MM-3 has a board for every sheet that a battle can have', () => {
    const kinds = ['clear', 'woods', 'hills', 'mountains', 'lake', 'urban'];
    const sheets = kinds.flatMap((kind) => [1, 2, 3, 4, 5, 6].map((number) => `${kind}-${number}`));
    expect(
      sheets.filter(
        (name) =>
          !boardRows([{ name, rotated: true }])
            .flat()
            .every((board) => board.startsWith('rotate:') && isBoard(board)),
      ),
    ).toEqual([]);
  });

  it('MM-3 keeps what would split a line out of names, and whatever a name holds, both files are read', async () => {
    const names = [
      'a,b=c',
      '#x',
      '"<&>\'',
      'Ä\u0000\u0007\n\r\t\u2028ß',
      '😀'.repeat(30),
      '\ud800x',
      'x'.repeat(60),
      '  ',
      'Same',
      'Same',
      '\u202eabc',
      ',',
    ];
    const units = names.map((name, index) =>
      unitOf(`u${index}`, 'A', 'hunchback-hbk-4g', {
        name,
        pilot: { id: `p${index}`, name: name.trim() === '' ? 'Y' : name, gunnery: 4, piloting: 5, hits: 0 },
      }),
    );
    const files = filesOf(setupOf(units), { campaign: 'W=a,r\n', forceName: () => '<Force & "Co", =>' });
    expect(await problemsOf(files, '0.49')).toEqual([]);
    expect(textOf(files, '.mms')).toContain(',a;b-c,4,5');
    expect(textOf(files, '.mms')).toContain(`,${'😀'.repeat(30)},4,5`);
  });
});

describe('MM-6 names', () => {
  const drawn = drawingOf('atlas-as7-d', { model: 'AS7-D, = "X"' });
  const twin = { ...drawn, slug: 'atlas-other' as MechDesign['slug'], model: 'AS7-D; - "X"' };

  it('MM-6 names designs as the release does, (Standard) included where it has it', () => {
    const setup = setupOf([
      unitOf('1', 'A', 'arcas-standard'),
      unitOf('2', 'A', 'centipede-scout-car-standard', { kind: 'vehicle' }),
    ]);
    expect(textOf(filesOf(setup), '.mul')).toContain('chassis="Arcas" model="(Standard)"');
    expect(textOf(filesOf(setup), '.mul')).toContain('chassis="Centipede Scout Car" model="(Standard)"');
    for (const version of ['0.50', '0.51'] as const) {
      expect(textOf(filesOf(setup, { version }), '.mul')).toContain('chassis="Arcas" model=""');
      expect(textOf(filesOf(setup, { version }), '.mms')).toContain('=Arcas,Pilot 1,4,5');
    }
  });

  it('MM-6 exports a design that MegaMek cannot know, under a name that is its own in all files', async () => {
    const catalog = catalogWith({ A: [drawn, twin] });
    const files = filesOf(
      setupOf([unitOf('1', 'A', drawn.slug), unitOf('2', 'A', twin.slug), unitOf('3', 'A', 'atlas-as7-d')]),
      {},
      catalog,
    );
    expect(files.filter(({ name }) => name.endsWith('.mtf'))).toHaveLength(2);
    expect(await problemsOf(files, '0.49')).toEqual([]);
    expect(textOf(files, '.txt')).toContain('data/mechfiles');
  });

  it('MM-6 writes names of such designs in plain letters: 0.49 reads a mech file in the code page of its computer', async () => {
    const named = (slug: string, chassis: string, model: string): MechDesign => ({
      ...drawn,
      slug: slug as MechDesign['slug'],
      chassis,
      model,
    });
    const designs = [
      named('n1', 'Bär', 'Größe-1 “Ø”'),
      named('n2', 'Bar', 'Grosse-1 "O"'),
      named('n3', '熊', ''),
      named('n4', '#Generator:x', '# 1'),
      { ...named('n5', 'Version:1.0', 'Łódź – Œuvre'), role: 'Undetermined' },
    ];
    const catalog = catalogWith({ A: designs });
    const files = filesOf(
      setupOf(designs.map(({ slug }, index) => unitOf(`u${index}`, 'A', slug))),
      {},
      catalog,
    );
    const mechFiles = files.filter(({ name }) => name.endsWith('.mtf'));
    expect(mechFiles).toHaveLength(designs.length);
    for (const { text } of mechFiles)
      expect(text).toMatch(
        /^Version:1\.2\n(?!#|generator:)[\x20-\x7e]+\n(?!#|generator:)[\x20-\x7e]+\n[\x20-\x7e\n]*$/i,
      );
    expect(mechFiles.filter(({ text }) => text.includes('role:'))).toHaveLength(4);
    const list = textOf(files, '.mul');
    expect(list).toContain('chassis="Bar" model="Grosse-1 &quot;O&quot; (Campaign)"');
    expect(list).toContain('chassis="Bar" model="Grosse-1 &quot;O&quot; (Campaign 2)"');
    expect(await problemsOf(files, '0.49', catalog)).toEqual([]);
  });

  it('MM-6 writes no technology of the clans at the level of beginners, which MegaMek refuses', () => {
    const levelWith = (changes: Partial<MechDesign>): string => {
      const design = { ...drawingOf('atlas-as7-d', { model: 'X', armorTechBase: 'is' }), ...changes };
      const files = filesOf(setupOf([unitOf('1', 'A', design.slug)]), {}, catalogWith({ A: [design] }));
      return /^rules level:(.*)$/m.exec(textOf(files, '.mtf'))?.[1] ?? '';
    };
    expect(levelWith({})).toBe('1');
    expect(levelWith(drawingOf('atlas-as7-d', { model: 'X', armorTechBase: 'clan' }))).toBe('2');
    expect(levelWith({ techBase: 'clan' })).toBe('2');
    expect(levelWith({ mixedTech: true, rulesLevel: 'experimental' })).toBe('4');
  });

  it('MM-6 marks its name, for MegaMek has other designs by the same one, and tells two drawings of one name apart', async () => {
    const same = { ...drawn, model: 'AS7-K' };
    const other = { ...drawn, slug: 'atlas-other' as MechDesign['slug'], model: 'AS7-K' };
    const files = filesOf(
      setupOf([unitOf('1', 'A', same.slug), unitOf('2', 'B', other.slug)]),
      {},
      catalogWith({ A: [same], B: [other] }),
    );
    expect(textOf(files, 'side-a.mul')).toContain('model="AS7-K (Campaign)"');
    expect(textOf(files, 'side-b.mul')).toMatch(/model="AS7-K \(Campaign( 2)?\)"/);
    expect(await problemsOf(files, '0.49')).toEqual([]);
  });
});

describe('the checker of the files', () => {
  const bundled = bundledCatalog();
  it('warns of whatever is wrong in them', async () => {
    const files = filesOf(
      setupOf([unitOf('1', 'A', 'hunchback-hbk-4g', { condition: { ...UNDAMAGED, armor: { CT: 20 } } })]),
    );
    const wrong = async (ending: string, from: string, to: string): Promise<boolean> => {
      const text = textOf(files, ending);
      expect(text).toContain(from);
      return (
        (
          await problemsOf(
            [
              ...files.filter(({ name }) => !name.endsWith(ending)),
              { name: `x${ending}`, text: text.replace(from, to) },
            ],
            '0.49',
          )
        ).length > 0
      );
    };
    for (const [from, to] of [
      ['shots="5"', 'shots="6"'],
      ['shots="5"', ''],
      ['IS Ammo AC/20', 'IS Ammo AC/10'],
      ['<slot index="1"', '<slot index="12"'],
      ['points="20"', 'points="99"'],
      ['points="20"', 'points="26"'],
      ['points="20"', 'points="20" type="Front"'],
      ['gunnery="4"', 'gunnery="9"'],
      ['ejected="false"', 'ejected="false" hits="6"'],
      ['model="HBK-4G"', 'model="HBK-4GG"'],
      ['commander=', 'commandant='],
      [' externalId="1"', ''],
      ['version="0.49.13"', ''],
      ['</location>', ''],
    ] as const)
      expect([from, to, await wrong('.mul', from, to)]).toEqual([from, to, true]);
    for (const [from, to] of [
      ['N1:20', 'N1:26'],
      ['3:1-5', '3:1-6'],
      ['3:1-5', '3:3-5'],
      [',4,5', ',4'],
      ['HBK-4G', 'HBK-4GG'],
      ['_SetAmmoTo', '_SetAmmo'],
      ['Factions=A', 'Factions=A B'],
      ['Location_A=N', 'Location_A=X'],
      ['Open Terrain 1', 'Open Terrain 9'],
      ['Map Set 3,', 'Map Set 9,'],
      ['Name=', 'Name=='],
      ['MMSVersion=1', 'MMSVersion=2'],
    ] as const)
      expect([from, to, await wrong('.mms', from, to)]).toEqual([from, to, true]);
  });

  it('warns of what is wrong with a support unit', async () => {
    const files = filesOf(setupOf([unitOf('1', 'A', 'peregrine-attack-vtol-standard', { kind: 'vtol' })]));
    expect(await problemsOf(files, '0.49')).toEqual([]);
    for (const [from, to] of [
      ['shots="25"', 'shots="0"'],
      ['<location index="0">', '<location index="1">'],
      ['type="IS Ammo SRM-4"', 'type="IS Ammo SRM"'],
      ['<slot index="1"', '<slot index="3"'],
    ] as const) {
      const list = textOf(files, '.mul');
      expect(list).toContain(from);
      const broken = [
        ...files.filter(({ name }) => !name.endsWith('.mul')),
        { name: 'x.mul', text: list.replace(from, to) },
      ];
      expect([from, (await problemsOf(broken, '0.49')).length > 0]).toEqual([from, true]);
    }
  });

  it('no bin of a bundled design holds more shots than MegaMek takes', () => {
    expect(
      bundled.mechs.flatMap(({ slug, bins }) => bins.filter(({ shots }) => shots > 200).map(() => slug)),
    ).toEqual([]);
  });
});
