/**
 * The first version of the campaign rules: its phases in order (ROUND-1) and its order types, each in a file
 * of its own.
 */
import { attack } from '../orders/attack';
import { board } from '../orders/board';
import { buyEquipment } from '../orders/buy-equipment';
import { buyMech } from '../orders/buy-mech';
import { buyPilot } from '../orders/buy-pilot';
import { disembark } from '../orders/disembark';
import { exchangePilots } from '../orders/exchange-pilots';
import { move } from '../orders/move';
import { sell } from '../orders/sell';
import { shutDown } from '../orders/shut-down';
import { transfer } from '../orders/transfer';
import { announcement1 } from '../phases/announcement-1';
import { announcement2 } from '../phases/announcement-2';
import { battles } from '../phases/battles';
import { declarations } from '../phases/declarations';
import { movement } from '../phases/movement';
import { planning } from '../phases/planning';
import { preparation } from '../phases/preparation';
import { supply } from '../phases/supply';
import { ordersOf, type Ruleset } from './ruleset';

export const planetary1: Ruleset = {
  id: 'planetary-1',
  phases: [preparation, planning, announcement1, movement, announcement2, declarations, battles, supply],
  orders: ordersOf(
    // Preparation
    ...[shutDown, exchangePilots, board, disembark],
    // Planning and movement
    move,
    // Combat
    attack,
    // Supply
    ...[buyMech, buyEquipment, buyPilot, sell, transfer],
  ),
};
