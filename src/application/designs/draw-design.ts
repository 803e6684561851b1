/** Drawing up a design of one's own (REP-4), for refits. The same drawing again is the same design. */
import { variantOf } from '../../catalog';
import { err, ok, type Result, violation } from '../../kernel';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, type CommandCall } from '../campaigns/command';
import type { Access } from '../campaigns/reader';
import { againstRules, FORBIDDEN, misshapen, type Refusal } from '../refusal';
import type { CheckDrawing } from './check-drawing';
import { readDrawing } from './read-drawing';
import { sheetOf, type VariantSheet } from './variant-shapes';

export class DrawDesign {
  constructor(
    private readonly store: CampaignTransactions,
    private readonly check: CheckDrawing,
  ) {}

  /** `{ mtf }` or `{ design }`. */
  async run(access: Access, call: CommandCall, body: unknown): Promise<Result<VariantSheet, Refusal>> {
    const drawing = readDrawing(body);
    if (!drawing.ok) return err(misshapen(drawing.error));
    const drawn = await this.check.run(access, drawing.value);
    if (!drawn.ok) return drawn;
    const design = variantOf(drawn.value);
    return command(this.store, call, 'player', async (_resolution, transaction, { force }) => {
      if (force === null) return err(FORBIDDEN);
      const kept = await transaction.keepVariant({ force, design }, call.dryRun);
      if (kept === 'kept') return ok({ answer: sheetOf(access.campaign.catalog, design) });
      return err(
        againstRules([
          violation(kept === 'full' ? 'designs/too-many' : 'designs/slug-taken', null, '', {
            design: design.slug,
          }),
        ]),
      );
    });
  }
}
