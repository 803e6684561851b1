/** What drawing planets needs of the outside. */
import type { PictureScene, PictureWords } from '../../rules';

export const PICTURE_FORMATS = ['svg', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface PictureTask {
  readonly format: PictureFormat;
  readonly scene: PictureScene;
  readonly words: PictureWords;
}

/** Makes a file of a scene, the same bytes for the same task; beside the requests, not among them. */
export interface PictureMaker {
  make(task: PictureTask): Promise<Uint8Array>;
}
