/** Views and options as ready bytes, made once a version: players ask for them again and again. */
import type { Access } from '../../application/campaigns/reader';
import { SeeOptions } from '../../application/campaigns/sheets/see-options';
import { SeeView } from '../../application/campaigns/see-view';
import type { Audience } from '../../rules';
import { answerOf, type Answer, type Cache } from '../http/answers/prepared';

export class PreparedViews {
  constructor(
    private readonly seeView: SeeView,
    private readonly seeOptions: SeeOptions,
    private readonly kept: Cache<Answer>,
  ) {}

  /** Null: the campaign has moved on meanwhile, read it again. */
  async view(access: Access, audience: Audience): Promise<Answer | null> {
    const version = this.seeView.version(access, audience);
    const kept = this.kept.get(version);
    if (kept !== null) return kept;
    const view = await this.seeView.run(access, audience);
    return view === null ? null : this.#keep(version, view);
  }

  options(access: Access, audience: Audience): Answer {
    const version = this.seeOptions.version(access, audience);
    return this.kept.get(version) ?? this.#keep(version, this.seeOptions.run(access, audience));
  }

  #keep(version: string, value: unknown): Answer {
    const answer = answerOf(value);
    this.kept.set(version, answer, answer.body.length);
    return answer;
  }
}
