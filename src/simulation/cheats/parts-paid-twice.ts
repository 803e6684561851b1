/**
 * Tons for nothing (SUP-6): a mech that is taken apart and sold in pieces brings more than the whole. Tried
 * where mechs are sold.
 */
import { bundledCatalog, knownRefit, stockItem, UNDAMAGED } from '../../catalog';
import { toTons } from '../../kernel';
import { benefitsOfTypes, equipmentSale, mechSale, termsOf } from '../../rules';
import type { Cheat } from './cheat';

const MICRO = 1_000_000;

export const partsPaidTwice: Cheat = {
  id: 'parts-paid-twice',
  rule: 'SUP-6',
  tried: (chance, ruleset) => {
    const catalog = bundledCatalog();
    const from = chance.one(catalog.mechs);
    const variants = chance.shuffled(
      catalog.mechs.filter((one) => one.chassis === from.chassis && one.tons === from.tons && one !== from),
    );
    const possible = variants.map((to) => ({
      to,
      refit: knownRefit(from, UNDAMAGED, to, (id) => catalog.item(id)).refit,
    }));
    const { to, refit } = possible.find((one) => one.refit !== null) ?? { to: from, refit: null };
    if (refit === null) return null;
    const { lackingAsSold } = termsOf(ruleset);
    const nobody = benefitsOfTypes(ruleset, []);
    const whole = mechSale(
      catalog,
      nobody,
      { design: from, condition: UNDAMAGED, factory: from },
      lackingAsSold,
    ).amount;
    const rest = mechSale(
      catalog,
      nobody,
      { design: to, condition: refit.condition, factory: from },
      lackingAsSold,
    ).amount;
    const parts = refit.gives.reduce((sum, { item, quantity }) => {
      const found = stockItem(item, (id) => catalog.item(id));
      return found === null ? sum : sum + (equipmentSale(nobody, found, quantity)?.amount ?? 0);
    }, 0);
    const more = (rest + parts - whole) / MICRO;
    return more > 0
      ? { gain: `${from.slug}: ${toTons(whole)} t whole, ${more.toFixed(2)} t more as ${to.slug} and parts` }
      : null;
  },
};
