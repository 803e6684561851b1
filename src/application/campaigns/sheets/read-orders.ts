/** Reading a force's order sheet of the open phase: as it was saved last, or an empty one. */
import type { ForceId } from '../../../kernel';
import { rowOf } from '../../../rules';
import type { Access, CampaignReader } from '../reader';
import type { SheetStore } from './sheet-store';
import { inOrder, shownSheet, unsaved, type ShownSheet } from './shown-sheet';

/** Whose a sheet is, as its game master is told. `player` null: nobody plays the force at the moment. */
export interface SheetOwner {
  readonly force: string;
  readonly name: string;
  /** From 1. */
  readonly seat: number;
  readonly player: { readonly id: string; readonly displayName: string } | null;
}

export class ReadOrders {
  constructor(
    private readonly store: SheetStore,
    private readonly reader: CampaignReader,
  ) {}

  async run({ id, campaign, member }: Access, force: ForceId): Promise<ShownSheet> {
    const saved = inOrder(campaign, await this.store.readSheet(id, force, campaign, member.user));
    return shownSheet(
      campaign,
      this.reader.knowledge(campaign, { kind: 'force', force }),
      saved ?? unsaved(force),
    );
  }

  /** Null: one's own. */
  owner({ campaign: { state }, audience }: Access, force: ForceId): SheetOwner | null {
    const row = audience.kind === 'gm' ? rowOf(state.forces, force) : null;
    if (row === null) return null;
    const { seat, name, user, playerName } = row;
    return { force, name, seat, player: user === null ? null : { id: user, displayName: playerName ?? '' } };
  }
}
