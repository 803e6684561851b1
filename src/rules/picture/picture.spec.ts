/**
 * SIGHT-4 pictures of the planet: what a view tells and nothing else, names that do no harm, both languages.
 */
import { bundledCatalog } from '../../catalog/bundled';
import type { ForceId } from '../../kernel/ids';
import { BUILDINGS } from '../buildings';
import { knowledgeOf } from '../knowledge/build';
import type { Audience } from '../model/audience';
import type { CampaignState } from '../model/state';
import { world } from '../testing/world';
import { viewOf } from '../views/view';
import { BUILDING_ICONS } from './building-icons.generated';
import { drawPicture } from './draw';
import { middle } from './hexes';
import { sceneOf, type PictureScene } from './scene';
import { pictureSvg } from './svg';
import { pictureWords } from './words';

const catalog = bundledCatalog();
const HBK = 'hunchback-hbk-4g';
const A: Audience = { kind: 'force', force: 'A' as ForceId };
const sceneFor = (state: CampaignState, audience: Audience = A, name = 'Tamar'): PictureScene =>
  sceneOf(viewOf(knowledgeOf(state, catalog, audience), catalog, { seq: 0, ready: {} }), name);
const svgOf = (scene: PictureScene, language: 'en' | 'de' = 'en'): string =>
  pictureSvg(drawPicture(scene, pictureWords(scene, language)));
const war = () =>
  world()
    .mech('A', HBK, '0505')
    .mech('A', HBK, '0505')
    .mech('B', HBK, '0506')
    .building('hospital', '0303', 'A');

it('SIGHT-4 shows mechs in sight by force with their count, and those that are hidden to nobody but the game master', () => {
  const state = war().mech('B', HBK, '1010').mech('B', HBK, '1010').build();
  expect(sceneFor(state).tokens).toEqual([
    { hex: '0505', seat: 1, own: true, remembered: false, count: 2 },
    { hex: '0506', seat: 2, own: false, remembered: false, count: 1 },
  ]);
  expect(sceneFor(state, { kind: 'gm' }).tokens).toContainEqual({
    hex: '1010',
    seat: 2,
    own: false,
    remembered: false,
    count: 2,
  });
  expect(svgOf(sceneFor(state))).toBe(svgOf(sceneFor(war().build())));
});

it('SIGHT-4 a picture has no field that a view has not', () => {
  const seen = viewOf(knowledgeOf(war().build(), catalog, A), catalog, { seq: 0, ready: {} });
  const more = JSON.parse(JSON.stringify(seen), (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? { ...value, secret: 'Isengard' }
      : value,
  ) as typeof seen;
  expect(JSON.stringify(sceneOf(more, 'Tamar'))).not.toContain('Isengard');
});

it('says what it shows in the language of the reader, with the buildings of this map alone', () => {
  const scene = sceneFor(war().build());
  const [english, german] = [svgOf(scene), svgOf(scene, 'de')];
  for (const words of ['Tamar', 'Round 1: planning', 'hospital', 'deep water', 'own mechs', 'out of sight'])
    expect(english).toContain(words);
  for (const words of ['Runde 1: Planung', 'Krankenhaus', 'tiefes Wasser', 'eigene Mechs', 'außer Sicht'])
    expect(german).toContain(words);
  expect(english).not.toContain('quarry');
  expect(svgOf(sceneFor(war().build(), { kind: 'gm' }))).toContain('everything is shown');
});

it('names that mean harm are text, on one line, cut where they would run out of the picture', () => {
  const name = '"><script>alert(1)</script>&\u202e\u0000\n' + 'x'.repeat(300);
  const scene = sceneFor(war().build(), A, name);
  const hostile = { ...scene, forces: scene.forces.map((force) => ({ ...force, name })) };
  const svg = svgOf(hostile);
  expect(svg).not.toMatch(/<script|\u202e|x{200}/);
  expect(svg).not.toContain('\u0000');
  expect(svg).toContain('&quot;&gt;&lt;script&gt;');
  expect(svg).toContain('…');
  expect(svg.match(/<text/g)?.length).toBe(svg.match(/<\/text>/g)?.length);
});

it('SETUP-10 every hex has its middle at whole numbers, even columns half a hex lower, and its name', () => {
  const scene = sceneFor(war().build());
  for (let column = 1; column <= 4; column += 1)
    expect(middle(`0${column}03`).every(Number.isInteger)).toBe(true);
  expect(middle('0203')[1] - middle('0103')[1]).toBe(19);
  for (const hex of ['0101', '1210']) expect(svgOf(scene)).toContain(`>${hex}</text>`);
});

it('every type of building has its sign', () => {
  expect(BUILDINGS.filter(({ type }) => BUILDING_ICONS[type] === undefined).map(({ type }) => type)).toEqual(
    [],
  );
});
