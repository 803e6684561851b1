/**
 * Tells every process what moves beside the state of battles: ids, a side and a revision only, since anybody
 * on the server may listen.
 */
import type { ClientBase } from 'pg';
import type { BattleNotice } from '../../../application/battles/battle-notices';
import { ENGINES } from '../../../tactical';
import { putInOutbox } from '../../outbox/outbox';

const KINDS: ReadonlySet<string> = new Set(
  ENGINES.flatMap(({ evidence }) => evidence.map(({ kind }) => kind)),
);

export const BATTLE_CHANNEL = 'battle_moved';

interface Payload extends BattleNotice {
  readonly campaign: string;
}

/** Told once the transaction is committed. */
export const announceBattles = async (
  client: ClientBase,
  campaign: string,
  notices: readonly BattleNotice[],
): Promise<void> => {
  const payloads = notices.map((notice): Payload => ({ campaign, ...notice }));
  await putInOutbox(client, BATTLE_CHANNEL, ...payloads.map((payload) => JSON.stringify(payload)));
};

export const announceBattle = (client: ClientBase, campaign: string, notice: BattleNotice): Promise<void> =>
  announceBattles(client, campaign, [notice]);

/** Null: nothing that this server wrote. Anybody on the database server may notify on any channel. */
export const readBattleNotice = (
  payload: string,
): { readonly campaign: string; readonly notice: BattleNotice } | null => {
  try {
    const read = JSON.parse(payload) as Partial<Payload> | null;
    if (typeof read?.campaign !== 'string' || typeof read.battle !== 'string') return null;
    const { campaign, battle, unit, side, revision } = read;
    if (read.changed === undefined || !KINDS.has(read.changed)) return null;
    return {
      campaign,
      notice: {
        battle,
        changed: read.changed,
        unit: unit ?? null,
        side: side ?? null,
        revision: revision ?? null,
      },
    };
  } catch {
    return null;
  }
};
