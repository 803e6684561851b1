/**
 * A match of two people who stand face to face on open ground: what is asked depends on no die before the first
 * fire is over.
 */
import { firstOf, openTogether, viewOf, type Viewed } from './matches';
import { expectStatus, type Person } from '../players';

const on = (column: number, row: number): object => ({
  zone: { west: column, north: row, east: column, south: row },
});

/** Mechs of the first in these columns of row 10, and one of the second, at 0806; each has one hex to begin on. */
const faceToFace = (columns: readonly number[]): object => ({
  system: 'battletech',
  setup: {
    level: 'standard',
    terrain: 'open',
    seed: 'face to face',
    forces: [
      {
        side: 'south',
        units: columns.map((column) => ({ design: 'hunchback-hbk-4g', ...on(column, 10) })),
      },
      { side: 'north', units: [{ design: 'enforcer-enf-4r', ...on(8, 6) }] },
    ],
  },
  seats: [{ me: true }, { invite: true }],
});

/** Two mechs of the first, at 0810 and 0610. */
export const openFaceToFace = (people: readonly [Person, Person]): Promise<string> =>
  openTogether(people, faceToFace([8, 6]));

/** Four mechs of the first, side by side. */
export const openFourToOne = (people: readonly [Person, Person]): Promise<string> =>
  openTogether(people, faceToFace([8, 6, 7, 9]));

const typeOf = ({ offers }: Viewed, type: string): number =>
  offers.findIndex(({ order }) => order['type'] === type);

const ordered = async (person: Person, id: string, order: object): Promise<void> =>
  void expectStatus(await person.call('POST', `/v1/matches/${id}/orders`, { body: order }), 200);

/** Sets everybody up. */
export const setUp = async (people: readonly Person[], id: string): Promise<void> => {
  for (let again = true; again;) {
    again = false;
    for (const one of people) {
      const view = await viewOf(one, id);
      const order = firstOf(view, Math.max(0, typeOf(view, 'deploy')));
      if (order?.order['type'] !== 'deploy') continue;
      await ordered(one, id, order);
      again = true;
    }
  }
};

/** Stands still and holds fire, as long as they are asked. */
export const standsStill = async (person: Person, id: string): Promise<void> => {
  for (;;) {
    const view = await viewOf(person, id);
    const order = firstOf(view, Math.max(0, typeOf(view, 'stand'), typeOf(view, 'hold-fire')));
    if (order === null) return;
    await ordered(person, id, order);
  }
};
