/** What a critical hit on a vehicle or a VTOL does (BT-SUP-10). */
import type { Location } from '../../../../../catalog';
import { FRONT, LEFT, REAR, RIGHT, ROTOR } from '../model';

export type SupportEffect =
  | 'none'
  | 'weapon'
  | 'stabiliser'
  | 'sensors'
  | 'commander'
  | 'stunned'
  | 'crew'
  | 'engine'
  | 'ammunition'
  | 'rotor'
  | 'rotor-lost';

/** For totals of 6 … 12; below 6 nothing happens. Drivers and cargo change nothing here. */
type Row = readonly SupportEffect[];
const HOVER_FRONT: Row = ['none', 'weapon', 'stabiliser', 'sensors', 'commander', 'weapon', 'crew'];
const HOVER_SIDE: Row = ['none', 'weapon', 'stunned', 'stabiliser', 'weapon', 'engine', 'engine'];
const HOVER_REAR: Row = ['weapon', 'none', 'stabiliser', 'weapon', 'engine', 'ammunition', 'engine'];
const VTOL_FRONT: Row = ['commander', 'weapon', 'stabiliser', 'sensors', 'none', 'weapon', 'crew'];
const VTOL_SIDE: Row = ['weapon', 'none', 'stabiliser', 'weapon', 'engine', 'ammunition', 'engine'];
const VTOL_REAR: Row = ['none', 'weapon', 'stabiliser', 'weapon', 'sensors', 'engine', 'engine'];
const VTOL_ROTOR: Row = ['rotor', 'rotor', 'rotor', 'none', 'none', 'rotor-lost', 'rotor-lost'];

const HOVER: Readonly<Partial<Record<Location, Row>>> = {
  [FRONT]: HOVER_FRONT,
  [RIGHT]: HOVER_SIDE,
  [LEFT]: HOVER_SIDE,
  [REAR]: HOVER_REAR,
};
const VTOL: Readonly<Partial<Record<Location, Row>>> = {
  [FRONT]: VTOL_FRONT,
  [RIGHT]: VTOL_SIDE,
  [LEFT]: VTOL_SIDE,
  [REAR]: VTOL_REAR,
  [ROTOR]: VTOL_ROTOR,
};

/** `total`: two dice. */
export const criticalEffect = (kind: 'hover' | 'vtol', location: Location, total: number): SupportEffect =>
  (kind === 'vtol' ? VTOL : HOVER)[location]?.[total - 6] ?? 'none';
