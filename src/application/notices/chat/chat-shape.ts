/** The chat room of a campaign as its game master sees it. */
import { isoTime } from '../../../kernel';
import { failureOf, type PostFailure } from '../../engines/delivery-state';
import type { ChatFormat, ChatState } from './model';

export interface ChatShape {
  readonly format: ChatFormat;
  readonly server: string;
  readonly language: string;
  readonly zone: string;
  readonly setAt: string;
  readonly lastSentAt: string | null;
  readonly waiting: number;
  readonly lastFailure: PostFailure | null;
}

export const chatShape = (state: ChatState): ChatShape => {
  const { format, server, language, zone, setAt, lastSentAt, waiting, error } = state;
  return {
    ...{ format, server, language, zone, waiting },
    setAt: isoTime(setAt),
    lastSentAt: lastSentAt === null ? null : isoTime(lastSentAt),
    lastFailure: error === null ? null : failureOf(error),
  };
};
