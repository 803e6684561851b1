/**
 * The archive of MegaMek's files by who asks: nobody learns of another side's mines (SIGHT-4), and its bytes
 * depend on nothing else.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { zip } from '../../src/infrastructure/archives/zip';
import type { ForceId } from '../../src/kernel/ids';
import { knowledgeOf, type Audience } from '../../src/rules';
import { battlesOpened } from '../support/matches/fought';
import { onlyBattle } from '../../src/rules/testing/battles';
import { world } from '../../src/rules/testing/world';
import type { Access } from '../../src/application/campaigns/reader';
import { PackFiles } from '../../src/application/battles/pack-files';
import { files } from '../../src/tactical/engines/megamek';

const opened = (mines: boolean) => {
  const built = world({ round: 3, phase: 'combat', step: 'declarations', players: 3 })
    .mech('A', 'hunchback-hbk-4g', '0505')
    .mech('B', 'enforcer-enf-4r', '0505');
  return battlesOpened((mines ? built.building('mine-factory', '0909', 'B') : built).build());
};

const filesFor = async (
  state: ReturnType<typeof opened>,
  audience: Audience,
  language: 'en' | 'de' = 'en',
) => {
  const catalog = bundledCatalog();
  const reader = { knowledge: () => knowledgeOf(state, catalog, audience) };
  const packed: string[] = [];
  const pack = new PackFiles(
    reader,
    { find: () => Promise.resolve('0.49'), set: () => Promise.resolve() },
    (list) => {
      packed.push(...list.map(({ text }) => text));
      return zip(list);
    },
  );
  const access = {
    id: state.campaign.id,
    campaign: { state, catalog },
    audience,
    member: {},
  } as unknown as Access;
  const answer = await pack.run(files, access, onlyBattle(state).id, language);
  return { answer, text: packed.join('\n') };
};
const of = (force: string): Audience => ({ kind: 'force', force: force as ForceId });

it('SIGHT-4 a player lays their own mines, the game master all', async () => {
  const state = opened(true);
  expect((await filesFor(state, of('B'))).text).toContain('Minefields_B=5,0,0');
  expect((await filesFor(state, { kind: 'gm' })).text).toContain('Minefields_B=5,0,0');
  const mine = (await filesFor(state, of('A'))).text;
  expect(mine).toContain('Minefields_B=0,0,0');
  expect(mine).not.toMatch(/Side . may lay/);
});

it('SIGHT-4 what a player gets is the same, byte by byte, whatever the other side may lay', async () => {
  const [without, withMines] = [
    await filesFor(opened(false), of('A')),
    await filesFor(opened(true), of('A')),
  ];
  expect(without.answer.ok && withMines.answer.ok).toBe(true);
  if (without.answer.ok && withMines.answer.ok) {
    expect(Buffer.from(withMines.answer.value.bytes).equals(Buffer.from(without.answer.value.bytes))).toBe(
      true,
    );
  }
});

it('MM-1 is not found for a player who does not fight in it, and for observers', async () => {
  const state = opened(false);
  for (const audience of [of('C'), { kind: 'observer' } as Audience]) {
    const { answer } = await filesFor(state, audience);
    expect(answer.ok ? null : answer.error.kind).toBe('not-found');
  }
});

it('MM-1 says something else in another language', async () => {
  const state = opened(false);
  const [en, de] = [(await filesFor(state, of('A'))).answer, (await filesFor(state, of('A'), 'de')).answer];
  expect(en.ok && de.ok && !Buffer.from(en.value.bytes).equals(Buffer.from(de.value.bytes))).toBe(true);
});
