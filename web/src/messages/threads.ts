/** Messages by whom one talks with: everybody, one's team, the game master, each force. */
import type { Schemas } from '../api/client';

export type Message = Schemas['Message'];

/** `all`, `team`, `gm`, or a force. */
export type Thread = string;

/** What a message is answered in. `me`: my force, `gm`, or null without a seat. */
export const threadOf = ({ from, to }: Message, me: string | null): Thread => {
  if (to === null) return 'all';
  if (to === 'team') return 'team';
  return from === me ? to : from;
};

/** The addressee of a thread. */
export const addressee = (thread: Thread): string | null => (thread === 'all' ? null : thread);

export const byThread = (
  messages: readonly Message[],
  me: string | null,
): ReadonlyMap<Thread, readonly Message[]> => {
  const threads = new Map<Thread, Message[]>();
  for (const message of messages) {
    const thread = threadOf(message, me);
    threads.set(thread, [...(threads.get(thread) ?? []), message]);
  }
  return threads;
};

/** How many of others come after the last one that was read here. */
export const unreadIn = (
  messages: readonly Message[],
  me: string | null,
  lastRead: string | undefined,
): number =>
  messages.slice(messages.findIndex(({ id }) => id === lastRead) + 1).filter(({ from }) => from !== me)
    .length;

/** As the server counts: characters, and not their halves. */
export const lengthOf = (text: string): number => [...text.trim().normalize('NFC')].length;
