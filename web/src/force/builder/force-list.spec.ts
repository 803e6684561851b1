import { MAX_MECHS, readForceList, readLines, readMul, writeForce } from './force-list';

const MUL = `<?xml version="1.0" encoding="UTF-8"?>
<unit version="0.50.07" >
  <!-- <entity chassis="Hidden" model="X"/> -->
  <entity chassis="Hunchback" model="HBK-4G" type="Biped" commander="false" externalId="1">
    <pilot size="1" name="Anna &quot;Ace&quot; O&apos;Neil" gunnery="3" piloting="4" hits="0"/>
    <location index="0"> Head has 9 armor. <armor points="4"/></location>
  </entity>
  <entity chassis='Mad Cat (Timber Wolf)' model='Prime' type="Biped">
    <crew crewType="single"><crewMember slot="0" name="Ben &#38; Co" gunnery="2" piloting="3"/></crew>
  </entity>
  <entity chassis="Locust" model=""/>
</unit>`;

const mech = (text: string, name: string | null = null, more: object = {}) => ({
  text,
  model: null,
  pilot: name === null ? null : { name, rank: null, gunnery: null, ...more },
});

describe('lists of mechs', () => {
  it('are read from lines', () => {
    expect(
      readLines(
        '# my force\n\nHBK-4G\r\nHunchback HBK-4G (Anna)\n Mad Cat (Timber Wolf) Prime\nAtlas AS7-D (Ben, elite)\n2x Locust LCT-1V (Cy 3/4)\n+ green: Dora\n',
      ),
    ).toEqual({
      mechs: [
        mech('HBK-4G'),
        mech('Hunchback HBK-4G', 'Anna'),
        mech('Mad Cat (Timber Wolf) Prime'),
        mech('Atlas AS7-D', 'Ben', { rank: 'elite' }),
        mech('Locust LCT-1V', 'Cy', { gunnery: 3 }),
        mech('Locust LCT-1V'),
      ],
      pilots: [{ rank: 'green', name: 'Dora' }],
      cut: false,
    });
  });

  it('are read from the files of MegaMek', () => {
    expect(readForceList(MUL)).toEqual({
      mechs: [
        {
          text: 'Hunchback HBK-4G',
          model: 'HBK-4G',
          pilot: { name: `Anna "Ace" O'Neil`, rank: null, gunnery: 3 },
        },
        {
          text: 'Mad Cat (Timber Wolf) Prime',
          model: 'Prime',
          pilot: { name: 'Ben & Co', rank: null, gunnery: 2 },
        },
        { text: 'Locust', model: null, pilot: null },
      ],
      pilots: [],
      cut: false,
    });
  });

  it('are written so that they can be read again', () => {
    const text = writeForce({
      mechs: [
        { design: 'Hunchback HBK-4G', pilot: { name: 'Anna (the) #1,\nfirst', rank: 'elite' } },
        { design: 'Mad Cat (Timber Wolf) Prime', pilot: { name: null, rank: 'green' } },
        { design: 'Atlas AS7-D', pilot: null },
      ],
      pilots: [
        { name: 'Dora', rank: 'green' },
        { name: null, rank: 'green' },
      ],
    });
    expect(text).toBe(
      'Hunchback HBK-4G (Anna the 1 first, elite)\nMad Cat (Timber Wolf) Prime (green)\nAtlas AS7-D\n+ green: Dora',
    );
    expect(readLines(text)).toEqual({
      mechs: [
        {
          text: 'Hunchback HBK-4G',
          model: null,
          pilot: { name: 'Anna the 1 first', rank: 'elite', gunnery: null },
        },
        {
          text: 'Mad Cat (Timber Wolf) Prime',
          model: null,
          pilot: { name: null, rank: 'green', gunnery: null },
        },
        mech('Atlas AS7-D'),
      ],
      pilots: [{ rank: 'green', name: 'Dora' }],
      cut: false,
    });
  });

  it('do no harm, whatever they hold', () => {
    const laughs = `<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><unit><entity chassis="&b;" model="&#0;&#x110000;A"/></unit>`;
    expect(readMul(laughs).mechs).toEqual([{ text: '&b; A', model: 'A', pilot: null }]);
    expect(readMul('<entity chassis="a'.repeat(2_000)).mechs).toEqual([]);
    for (const begun of ['<!--', '<!', '<![CDATA[', '<?', '<a ', '<a b="', `<a '`])
      expect(readMul(begun.repeat(200_000)).mechs).toEqual([]);
    expect(readMul(`<entity ${'x="'.repeat(50_000)}`).mechs).toEqual([]);
    expect(readMul('<pilot name="nobody\'s"/></entity><entity/>').mechs).toEqual([]);
    const many = readMul('<entity chassis="Locust" model="LCT-1V"/>'.repeat(MAX_MECHS + 1));
    expect([many.mechs.length, many.cut]).toEqual([MAX_MECHS, true]);
    const lines = readLines('99x Locust\n'.repeat(1_000));
    expect([lines.mechs.length, lines.cut]).toEqual([MAX_MECHS, true]);
    expect(readLines(`Locust (${'x'.repeat(5_000)})`).mechs[0]?.text.length).toBeLessThanOrEqual(60);
    expect(readLines('\u202Eevil\u0000 Locust (\u200BAnna\u202E)').mechs).toEqual([
      mech('evil Locust', 'Anna'),
    ]);
    expect(readForceList('')).toEqual({ mechs: [], pilots: [], cut: false });
  });
});
