/** Accepting an offer (DEP-5): checked again in full for both, and carried out at once. */
import { type Catalog, stockItem } from '../../../catalog';
import {
  at,
  flatMap,
  type ForceId,
  negateTons,
  type OfferId,
  violation,
  type Violation,
} from '../../../kernel';
import { changeAccount, type Cause } from '../../economy/account';
import { givingViolations, placeFor } from '../../economy/goods';
import { groundOfKnowledge, type Ground } from '../../economy/ground';
import { quantityOf } from '../../economy/units';
import { knowledgeOf } from '../../knowledge/build';
import { rowOf } from '../../model/draft';
import type { CampaignState, Goods } from '../../model/state';
import type { Resolution } from '../../resolution';
import { areEnemies } from '../../sides';
import { phaseViolations } from './phase';

const CAUSE: Cause = { rule: 'DEP-5', text: 'supply/exchange', order: null };

/** As its player sees it: an answer at once must not tell of an enemy whom they do not see (DEP-1). */
const groundFor = (state: CampaignState, catalog: Catalog, force: ForceId): Ground =>
  groundOfKnowledge(knowledgeOf(state, catalog, { kind: 'force', force }));

/** What the receiver cannot take in; for their eyes only. */
const takingViolations = (
  state: CampaignState,
  catalog: Catalog,
  receiver: ForceId,
  goods: Goods,
): readonly Violation[] => {
  const ground = groundFor(state, catalog, receiver);
  return flatMap(goods.stock, ({ hex }, index) =>
    placeFor(ground, hex) === null
      ? [violation('supply/no-store', 'DEP-1', `/stock/${index}/hex`, { hex: ground.hq })]
      : [],
  );
};

const handOver = (resolution: Resolution, giver: ForceId, receiver: ForceId, goods: Goods): void => {
  changeAccount(resolution, giver, negateTons(goods.tons), CAUSE);
  changeAccount(resolution, receiver, goods.tons, CAUSE);
  const { catalog } = resolution;
  const state: CampaignState = resolution.state.finish();
  const ground = groundFor(state, catalog, receiver);
  for (const { hex, item, quantity } of goods.stock) {
    const known = stockItem(item, catalog.item);
    resolution.emit({
      type: 'stock-moved',
      data: {
        reason: 'exchanged',
        item,
        units: quantity,
        quantity: known === null ? quantity : quantityOf(known, quantity),
        from: { force: giver, hex },
        to: { force: receiver, hex: placeFor(ground, hex) ?? ground.hq },
      },
    });
  }
  for (const pilot of goods.prisoners) {
    const row = rowOf(resolution.state.pilots, pilot);
    if (row === null) continue;
    // Given to their own side they are nobody's prisoner any more: they go to their own force, also from its
    // team-mate.
    const to = areEnemies(resolution.state.forces, row.force, receiver) ? receiver : row.force;
    const his = to === receiver ? ground : groundFor(state, catalog, to);
    const hex = (row.hex === null ? null : placeFor(his, row.hex)) ?? his.hq;
    resolution.emit({
      type: 'prisoner-passed',
      data: { pilot, name: row.name, owner: row.force, from: giver, to, hex },
    });
  }
};

/**
 * Emits `offer-accepted` and what changes hands. The acceptor is told in full what they themselves cannot do;
 * of the other only that they cannot: what they have is hidden.
 */
export const acceptOffer = (resolution: Resolution, force: ForceId, id: OfferId): readonly Violation[] => {
  const { state, catalog } = resolution;
  const offer = rowOf(state.offers, id);
  if (offer === null || (offer.from !== force && offer.to !== force))
    return [violation('offers/unknown', 'DEP-5', '', { offer: id })];
  if (offer.to !== force) return [violation('offers/own', 'DEP-5', '', { offer: id })];
  const { from, give, take } = offer;
  const others = [
    ...givingViolations(state, catalog, from, give),
    ...takingViolations(state, catalog, from, take),
  ];
  const otherOut = rowOf(state.forces, from)?.out !== false;
  const violations = [
    ...phaseViolations(state, force),
    ...at('/take', givingViolations(state, catalog, force, take)),
    ...at('/give', takingViolations(state, catalog, force, give)),
    ...(others.length > 0 || otherOut
      ? [violation('offers/other-cannot', 'DEP-5', '', { force: from })]
      : []),
  ];
  if (violations.length > 0) return violations;
  resolution.emit({ type: 'offer-accepted', data: { offer: id, from, to: force } });
  handOver(resolution, from, force, give);
  handOver(resolution, force, from, take);
  return [];
};
