import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../events/tell';
import { texts } from '../texts/combat';
import { BUILDING_NAMES, PHASE_NAMES, buildingName, phaseName } from './names';

describe('names of phases, directions and buildings in texts', () => {
  const glossary = readFileSync(join(__dirname, '../../../docs/glossary.md'), 'utf8');

  it.each(Object.entries(PHASE_NAMES).filter(([phase]) => phase !== 'setup' && phase !== 'finished'))(
    'ROUND-1 %s is called as in the glossary',
    (phase, { en, de }) => {
      expect(glossary).toContain(`| \`${phase}\` | ${en} | ${de} |`);
    },
  );

  it.each(Object.entries(BUILDING_NAMES))('BLD %s is called as in the glossary', (type, { en, de }) => {
    const row = glossary.split('\n').find((line) => line.startsWith(`| \`${type}\` |`));
    expect(row?.toLowerCase().endsWith(`| ${en.toLowerCase()} | ${de.toLowerCase()} |`)).toBe(true);
  });

  it('CMB-5 a closed edge is called in the words of its language, like on the battle sheet', () => {
    const closed = { unit: 'm', name: 'Atlas', edge: 'SE' };
    expect(texts['battle/edge-closed']?.de(closed)).toBe('Atlas kann nicht über den Rand SO abziehen.');
    expect(texts['battle/edge-closed']?.en(closed)).toBe('Atlas cannot leave over the edge to the SE.');
  });

  it('writes what has no name as it is', () => {
    expect(phaseName('toString', 'de')).toBe('toString');
    expect(buildingName(null, 'en')).toBe('null');
  });

  it('ROUND-1 tells of a phase in the words of its language', () => {
    const told = { round: 2, phase: 'announcement-1', step: null };
    expect(textOf('phase-opened', told, 'de')).toBe('Runde 2: Die Phase „Ankündigung I“ hat begonnen.');
    expect(textOf('phase-opened', { round: 2, phase: 'combat', step: 'declarations' }, 'en')).toBe(
      'Round 2: combat (declarations) has begun.',
    );
    expect(textOf('building-captured', { buildingType: 'railway-station', hex: '0204' }, 'en')).toBe(
      'You lost the railway station in 0204.',
    );
  });
});
