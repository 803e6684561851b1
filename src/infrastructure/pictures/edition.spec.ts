/**
 * Strong entity tags of pictures: the edition grows when the same scene is drawn otherwise, since a tag is
 * made of what is shown, not of the file.
 */
import { createHash } from 'node:crypto';
import { pictureWords, TERRAINS, type PictureScene } from '../../rules';
import { DRAWING_EDITION, drawPicture, pictureSvg } from '../../rules/picture';
import { Painter } from './paint-picture';

/** Everything that a picture can show. */
const SCENE: PictureScene = {
  campaign: 'Tamar',
  round: 3,
  phase: 'combat',
  step: 'battles',
  eyes: 1,
  all: false,
  columns: 8,
  rows: 3,
  terrain: Array.from({ length: 24 }, (_, index) => TERRAINS[index % TERRAINS.length] ?? 'clear'),
  sight: Array.from({ length: 24 }, (_, index) => index < 14),
  hq: '0101',
  forces: Array.from({ length: 8 }, (_, index) => ({
    seat: index + 1,
    name: `Force ${index + 1}`,
    out: index === 6,
  })),
  buildings: [
    { type: 'hospital', hex: '0102', seat: 1, inSight: true, works: true },
    { type: 'quarry', hex: '0502', seat: null, inSight: false, works: false },
    { type: 'spaceport', hex: '0602', seat: 2, inSight: true, works: true },
  ],
  tokens: Array.from({ length: 8 }, (_, index) => ({
    hex: `0${index + 1}02`,
    seat: index + 1,
    own: index === 0,
    remembered: index > 4,
    count: index + 1,
  })),
  battles: ['0302'],
};

/** Whoever changes how pictures look raises DRAWING_EDITION, and writes here what this test then says. */
const DRAWN = { edition: 1, svg: '6JkEqKPzI4K-', pixels: 'si5_aGmMCWDy' };

it('the edition grows when the same scene is drawn otherwise', () => {
  const picture = drawPicture(SCENE, pictureWords(SCENE, 'de'));
  const digest = (content: string | Uint8Array): string =>
    createHash('sha256').update(content).digest('base64url').slice(0, 12);
  expect({
    edition: DRAWING_EDITION,
    svg: digest(pictureSvg(picture)),
    pixels: digest(new Painter(picture, 1).paint().rows),
  }).toEqual(DRAWN);
});
