/**
 * Writing a message: to a force, the game master, one's team or everybody, before the start, in a war and
 * after it.
 */
import { type CampaignId, err, isoTime, ok, type Result, type UserId } from '../../kernel';
import { againstRules, FORBIDDEN, misshapen, NOT_FOUND, type Refusal } from '../refusal';
import type { Chance } from '../setup/ports';
import type { CommandOptions } from '../setup/setup-transaction';
import type { Message, MessageShape } from './model';
import type { MessageStore } from './ports';
import { readersOf } from './readers-of';
import { readMessage } from './read-message';

const ID_BYTES = 12;

export const shapeOf = ({ id, from, to, at, text }: Message): MessageShape => ({
  id,
  from,
  to,
  at: isoTime(at),
  text,
});

export class SendMessage {
  constructor(
    private readonly messages: MessageStore,
    private readonly chance: Pick<Chance, 'hex'>,
  ) {}

  /** Observers listen: nobody could answer them, since they have no force. */
  async run(
    campaign: CampaignId,
    user: UserId,
    body: unknown,
    options: CommandOptions,
  ): Promise<Result<MessageShape, Refusal>> {
    const read = readMessage(body);
    if (!read.ok) return err(misshapen(read.error));
    const { to, text } = read.value;
    return this.messages.transact(
      campaign,
      async (transaction) => {
        const sender = transaction.circle.people.find((one) => one.user === user);
        if (sender === undefined) return err(NOT_FOUND);
        const from: Message['from'] | null = sender.role === 'gm' ? 'gm' : sender.force;
        if (from === null) return err(FORBIDDEN);
        const readers = readersOf(transaction.circle, sender, to);
        if (!readers.ok) return err(againstRules(readers.error));
        const message = { id: this.chance.hex(ID_BYTES), from, to, text };
        return ok(shapeOf({ ...message, at: await transaction.send(message, user, readers.value) }));
      },
      options,
    );
  }
}
