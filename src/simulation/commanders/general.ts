/** The commander of a simulated force: does in every phase what there is to do, from what their player knows and by the rules that they would be held to. */
import type { Knowledge, Order } from '../../rules';
import type { Chance } from '../../kernel';
import { attack } from './attacking';
import { Desk } from './desk';
import { invest } from './investing';
import { march, plan } from './marching';
import { mend } from './mending';
import { hire, prepare } from './preparing';
import { rebuild } from './rebuilding';
import { salvage } from './salvaging';
import type { Temperament } from './temperament';
import { keepFactoriesBusy, takeDeliveries, useHangars } from './works';

export const general = (knowledge: Knowledge, temperament: Temperament, chance: Chance): readonly Order[] => {
  const desk = new Desk(knowledge, temperament, chance);
  switch (knowledge.campaign.phase) {
    case 'preparation':
      prepare(desk);
      break;
    case 'planning':
      plan(desk);
      break;
    case 'movement':
      march(desk);
      hire(desk);
      break;
    case 'combat':
      attack(desk);
      break;
    case 'supply':
      takeDeliveries(desk);
      keepFactoriesBusy(desk);
      salvage(desk);
      useHangars(desk);
      mend(desk);
      rebuild(desk);
      invest(desk);
      break;
    case 'announcement-1':
    case 'announcement-2':
    case 'setup':
    case 'finished':
      break;
  }
  return desk.orders;
};
