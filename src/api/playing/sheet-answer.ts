/**
 * An order sheet as an answer: in the client's language, with the tag by which the next change can name it.
 */
import type { Saver } from '../../application/campaigns/sheets/sheet-store';
import type { SheetOwner } from '../../application/campaigns/sheets/read-orders';
import type { ShownSheet } from '../../application/campaigns/sheets/shown-sheet';
import type { Refusal } from '../../application/refusal';
import type { Language } from '../../kernel';
import type { OrderSheetShape } from '../../rules';
import { matches } from '../http/answers/etag';
import { etagOf } from '../http/answers/etag-of';
import type { Answer } from '../http/answers/prepared';
import { sheetWording } from './wording';

/**
 * The tag goes without from where it was saved: a sheet that nobody has touched is the same for who logs in
 * anew.
 */
const tagged = (
  sheet: OrderSheetShape,
  language: Language,
): { readonly text: string; readonly etag: string } => {
  const text = JSON.stringify(sheetWording(language)(sheet));
  return { text, etag: etagOf(text) };
};

const savedBy = (saver: Saver | null, session: string) =>
  saver === null ? null : { device: saver.device, mine: saver.session === session };

/**
 * `owner`: of a sheet that its game master reads; it is part of the tag, so that another player in the seat
 * is seen.
 */
export const sheetAnswer = (
  shown: ShownSheet,
  language: Language,
  session: string,
  owner: SheetOwner | null = null,
): Answer => {
  const { text, etag } = tagged(shown.sheet, language);
  const beside = `"savedBy":${JSON.stringify(savedBy(shown.savedBy, session))},"owner":${JSON.stringify(owner)}`;
  return {
    body: Buffer.from(`${text.slice(0, -1)},${beside}}`),
    etag: owner === null ? etag : etagOf(`${text}${JSON.stringify(owner)}`),
  };
};

/** Whether a sheet is the one that `If-Match` names; null: none is named. */
export const sheetMatches = (
  header: string | undefined,
  language: Language,
): ((shown: ShownSheet) => boolean) | null =>
  header === undefined ? null : ({ sheet }) => matches(header, tagged(sheet, language).etag);

/** What the orders that stand would cost, beside what is wrong with the others, in words. */
export const sheetRefusal = (refusal: Refusal, language: Language): Refusal =>
  refusal.kind === 'rules'
    ? {
        ...refusal,
        more: sheetWording(language)(
          refusal.more as Pick<OrderSheetShape, 'preview' | 'warnings' | 'balance'>,
        ),
      }
    : refusal;
