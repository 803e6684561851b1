import { textsOf } from './games';

const said = (en: string) => ({ en, de: `${en} (de)` });

it('GAM-11 what only an older version of a system refuses keeps its words beside the newer one', () => {
  const older = {
    texts: { 'toy/gone': said('{n} too many'), 'toy/both': said('old'), 'toy.line': said('-') },
  };
  const newer = { texts: { 'toy/both': said('new'), 'toy/fresh': said('fresh') } };
  const texts = textsOf([older, newer]);
  expect(Object.keys(texts).sort()).toEqual(['toy/both', 'toy/fresh', 'toy/gone']);
  expect(texts['toy/gone']?.en({ n: 3 })).toBe('3 too many');
  expect(texts['toy/both']?.de({})).toBe('new (de)');
});
