/**
 * Puts codes into words: names of prices and ledger causes, and the lines of events, in the client's
 * language.
 */
import { type ForceId, type Language, MAX_TOLD, type Violation } from '../../kernel';
import type { EventShape, LedgerShape } from '../../application/campaigns/feeds/records';
import {
  type Audience,
  type CampaignState,
  type OrderSheetShape,
  rowOf,
  type Say,
  sayIn,
  textOf as eventText,
} from '../../rules';
import { causeText } from '../../rules/texts';
import { itemName, itemUnit, mechName, type Names } from '../http/names';
import { withMessage } from '../http/wording';

/**
 * Of each order the first violation is told, of all together a hundred: a sheet may have five hundred orders,
 * and an order hundreds of lines.
 */
const toldOf = (preview: OrderSheetShape['preview']): OrderSheetShape['preview'] => {
  let left = MAX_TOLD;
  return preview.map((one) => {
    if (one.violations.length <= 1) return one;
    const violations = one.violations.slice(0, Math.max(1, left));
    left -= violations.length;
    return { ...one, violations };
  });
};

const previewWording = (
  one: OrderSheetShape['preview'][number],
  language: Language,
): OrderSheetShape['preview'][number] =>
  // Most orders cost nothing and break nothing.
  one.terms.length + one.violations.length + one.warnings.length === 0
    ? one
    : {
        ...one,
        terms: one.terms.map((term) => ({ ...term, text: causeText(term.text, language) })),
        violations: one.violations.map(withMessage(language)),
        warnings: one.warnings.map(withMessage(language)),
      };

/** Codes and keys of a sheet in words. */
export const sheetWording =
  (language: Language) =>
  <S extends Pick<OrderSheetShape, 'preview' | 'warnings' | 'balance'>>(sheet: S): S => ({
    ...sheet,
    preview: toldOf(sheet.preview).map((one) => previewWording(one, language)),
    warnings: sheet.warnings.slice(0, MAX_TOLD).map(withMessage(language)),
    balance:
      sheet.balance === null
        ? null
        : {
            ...sheet.balance,
            income: sheet.balance.income.map((term) => ({ ...term, text: causeText(term.text, language) })),
          },
  });

export const ledgerWording = (entry: LedgerShape, language: Language): LedgerShape => ({
  ...entry,
  cause: { ...entry.cause, text: causeText(entry.cause.text, language) },
});

/**
 * The parts of a running campaign that lines of text take names from: its public list of forces, and its
 * catalogue.
 */
export interface NamesIn {
  readonly state: Pick<CampaignState, 'forces'>;
  readonly catalog: Names;
}

/**
 * What lines of text for one audience are made with. Force names are public; all else comes from what was
 * told.
 */
export const sayTo = (language: Language, audience: Audience, { state: { forces }, catalog }: NamesIn): Say =>
  sayIn(language, {
    you: audience.kind === 'force' ? audience.force : null,
    force: (id) => (Object.hasOwn(forces, id) ? (rowOf(forces, id as ForceId)?.name ?? null) : null),
    design: (slug) => mechName(slug, catalog),
    item: (id) => itemName(id, catalog, language),
    unit: (id) => itemUnit(id, catalog),
    cause: (key) => causeText(key, language),
    violation: (one) => ('message' in one ? String(one.message) : withMessage(language)(one).message),
  });

export const eventWording = (event: EventShape, say: Say): EventShape & { readonly text: string } => {
  const violations: unknown = event.data['violations'];
  const data = Array.isArray(violations)
    ? { ...event.data, violations: (violations as Violation[]).map(withMessage(say.language)) }
    : event.data;
  return { ...event, data, text: eventText(event.type, data, say) };
};
