/** Which way something looks, in words: the nearest of eight directions, and the degrees clockwise from north. */
import { words } from '../text/words';
import { t } from './words';

const ways = words(
  {
    n: 'north',
    ne: 'north-east',
    e: 'east',
    se: 'south-east',
    s: 'south',
    sw: 'south-west',
    w: 'west',
    nw: 'north-west',
  },
  {
    n: 'Norden',
    ne: 'Nordosten',
    e: 'Osten',
    se: 'Südosten',
    s: 'Süden',
    sw: 'Südwesten',
    w: 'Westen',
    nw: 'Nordwesten',
  },
);
const CLOCKWISE = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

const wayOf = (degrees: number): string => ways[CLOCKWISE[Math.round(degrees / 45) % 8] ?? 'n'];

/** `degrees` from 0 to 359. */
export const sayFacing = (degrees: number): string => t.facing(wayOf(degrees), degrees);
export const sayAim = (degrees: number): string => t.aim(wayOf(degrees), degrees);
