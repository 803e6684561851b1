/** Texts of what is wrong with an order whatever its type (ROUND-3, ROUND-6, SETUP-1): in English. */
import { orderName, phaseName } from '../model/names';
import type { English } from './text';

export const en = {
  'orders/unknown-type': (p: { readonly type: string | null }) =>
    p.type === null ? 'The order has no type.' : `There is no order of type “${p.type}”.`,
  'orders/not-in-this-phase': (p: { readonly type: string; readonly phase: string }) =>
    `Orders like this one (${orderName(p.type, 'en')}) are not given in this phase (${phaseName(p.phase, 'en')}).`,
  'orders/not-your-mech': 'You have no such mech.',
  'orders/not-your-pilot': 'You have no such pilot.',
  'orders/mech-not-in-play': (p: { readonly name: string }) => `${p.name} has not entered play yet.`,
} satisfies English;
