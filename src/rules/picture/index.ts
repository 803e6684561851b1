/** The entry of the pictures: for the thread that draws them, which loads nothing else of the rules. */
export { drawPicture } from './draw';
export { DRAWING_EDITION } from './edition';
export type { Colour, Fill, Lettering, Mark, Picture, Point, Shape, Stroke } from './marks';
export type { PictureScene } from './scene';
export { pictureSvg } from './svg';
export type { PictureWords } from './words';
