/**
 * The commander of a simulated force: does in every phase what there is to do, from what their player knows
 * and by the rules that they would be held to.
 */
import type { Knowledge, Order } from '../../rules';
import type { Chance } from '../../kernel';
import { attack } from './attacking';
import { SheetDraft } from './sheet-draft';
import { invest } from './investing';
import { march, plan } from './marching';
import { mend } from './mending';
import { hire, prepare } from './preparing';
import { rebuild } from './rebuilding';
import { salvage } from './salvaging';
import type { Temperament } from './temperament';
import { keepFactoriesBusy, takeDeliveries, useHangars } from './works';

export const general = (knowledge: Knowledge, temperament: Temperament, chance: Chance): readonly Order[] => {
  const draft = new SheetDraft(knowledge, temperament, chance);
  switch (knowledge.campaign.phase) {
    case 'preparation':
      prepare(draft);
      break;
    case 'planning':
      plan(draft);
      break;
    case 'movement':
      march(draft);
      hire(draft);
      break;
    case 'combat':
      attack(draft);
      break;
    case 'supply':
      takeDeliveries(draft);
      keepFactoriesBusy(draft);
      salvage(draft);
      useHangars(draft);
      mend(draft);
      rebuild(draft);
      invest(draft);
      break;
    case 'announcement-1':
    case 'announcement-2':
    case 'setup':
    case 'finished':
      break;
  }
  return draft.orders;
};
