/**
 * A picture of the planet as somebody sees it (SIGHT-4), now or when a phase opened: made of their view, and
 * of nothing else.
 */
import { type Language, ok, type Result } from '../../kernel';
import { pictureWords, sceneOf, viewOf, type Audience, type View } from '../../rules';
import { DRAWING_EDITION } from '../../rules/picture';
import type { PastMoment, PastViews } from '../campaigns/history';
import type { Access, CampaignReader } from '../campaigns/reader';
import { fingerprint } from '../fingerprint';
import type { Refusal } from '../refusal';
import type { Has, Print } from '../sheets/print-drawings';
import { Turns } from '../turns';
import type { PictureFormat, PictureMaker } from './ports';

export interface PlanetWish {
  readonly audience: Audience;
  /** Null: the present. */
  readonly moment: PastMoment | null;
  readonly format: PictureFormat;
  readonly language: Language;
}

/**
 * A picture takes a third of a second: who comes last waits some eight. A scene that waits is some 100 KB.
 */
const TURNS = { atOnce: 1, waiting: 24, waitingOfOne: 4 } as const;

export class DrawPlanet {
  readonly #turns = new Turns('pictures/busy', TURNS);

  constructor(
    private readonly reader: Pick<CampaignReader, 'knowledge'>,
    private readonly past: Pick<PastViews, 'view'>,
    private readonly maker: PictureMaker,
  ) {}

  /** Not drawn at all for who has it already. */
  async run(access: Access, wish: PlanetWish, has: Has): Promise<Result<Print, Refusal>> {
    const view = await this.#view(access, wish);
    if (!view.ok) return view;
    const scene = sceneOf(view.value, access.campaign.state.campaign.name);
    const task = { format: wish.format, scene, words: pictureWords(scene, wish.language) };
    const print = fingerprint(JSON.stringify([DRAWING_EDITION, task]));
    if (has(print)) return ok({ fingerprint: print, file: null });
    const file = await this.#turns.run(() => this.maker.make(task), access.member.user);
    return file.ok ? ok({ fingerprint: print, file: file.value }) : file;
  }

  /** Nothing in a picture tells who is ready, or how many events there are. */
  async #view(access: Access, { audience, moment }: PlanetWish): Promise<Result<View, Refusal>> {
    if (moment !== null) return this.past.view(access, audience, moment);
    const { campaign } = access;
    return ok(viewOf(this.reader.knowledge(campaign, audience), campaign.catalog, { seq: 0, ready: {} }));
  }
}
