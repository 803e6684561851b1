/** A player sees the standing word that they have left (ROUND-3); nobody else does. */
import { err, type Result } from '../../../kernel';
import { FORBIDDEN, type Refusal } from '../../refusal';
import type { Access } from '../reader';
import { NO_WORD, type Word, type Words } from './word';

export class SeeWord {
  constructor(private readonly words: Words) {}

  async run({ id, member: { user, force } }: Access): Promise<Result<Word, Refusal>> {
    if (force === null) return err(FORBIDDEN);
    const word = await this.words.find(id, user, force);
    return { ok: true, value: word ?? NO_WORD };
  }
}
