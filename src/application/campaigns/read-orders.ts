/** Reading a force's order sheet of the open phase: as it was saved last, or an empty one. */
import type { ForceId } from '../../kernel';
import type { Access, CampaignReader } from './reader';
import type { SheetStore } from './sheet-store';
import { inOrder, shownSheet, unsaved, type ShownSheet } from './shown-sheet';

export class ReadOrders {
  constructor(
    private readonly store: SheetStore,
    private readonly reader: CampaignReader,
  ) {}

  async run({ id, campaign, member }: Access, force: ForceId): Promise<ShownSheet> {
    const saved = inOrder(campaign, await this.store.readSheet(id, force, campaign, member.user));
    return shownSheet(campaign, this.reader.knowledge(campaign, { kind: 'force', force }), saved ?? unsaved(force));
  }
}
