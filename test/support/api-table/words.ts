/**
 * What random requests are filled with: ids, hexes and names that the world really has, and some that it does
 * not.
 */
import { call } from '../http';
import type { World } from './world';

interface Everything {
  readonly mechs: readonly { readonly id: string; readonly hex: string; readonly design: string }[];
  readonly pilots: readonly { readonly id: string }[];
  readonly buildings: readonly { readonly id: string; readonly hex: string }[];
}

export const wordsOf = async ({ app, people, fighting, supplying }: World): Promise<readonly string[]> => {
  const views = await Promise.all(
    [fighting, supplying].map(
      async ({ id }) =>
        (await call(app, 'GET', `/v1/campaigns/${id}/view`, { token: people.gm.token }))
          .body as unknown as Everything,
    ),
  );
  const named = views.flatMap(({ mechs, pilots, buildings }) => [
    ...mechs.slice(0, 12).flatMap(({ id, hex, design }) => [id, id, hex, design]),
    ...pilots.slice(0, 12).map(({ id }) => id),
    ...buildings.flatMap(({ id, hex }) => [id, hex]),
  ]);
  return [
    ...named,
    ...supplying.forces,
    ...supplying.forces,
    ...fighting.forces,
    fighting.battle,
    fighting.report,
    supplying.offer,
    people.player.id,
    people.spare.id,
    'supply',
    'supply',
    'combat',
    'planning',
    'Because',
    'Ann',
    'davion',
    'liao',
    'medium-laser',
    'standard-armor',
    'hunchback-hbk-4g',
    'atlas-as7-d',
    'table',
    'megamek',
    '2100-01-01T00:00:00Z',
    '1',
    '10',
    '100',
    'true',
    '0101',
    '0102',
    '1410',
    '9999',
    'CT',
    'HD',
    'x',
    '',
  ];
};

export const sceneIds = ({
  setup,
  fighting,
  supplying,
  people,
}: World): readonly Readonly<Record<string, string>>[] => {
  const shared = { userId: people.spare.id, design: 'hunchback-hbk-4g', code: setup.invitation };
  const battle = { battleId: fighting.battle, reportId: fighting.report };
  return [
    { ...shared, ...battle, id: setup.id, offerId: 'none', forceId: 'none' },
    { ...shared, ...battle, id: fighting.id, offerId: 'none', forceId: fighting.forces[0] },
    { ...shared, ...battle, id: supplying.id, offerId: supplying.offer, forceId: supplying.forces[0] },
    { ...shared, ...battle, id: supplying.id, offerId: supplying.offer, forceId: supplying.forces[2] },
  ];
};
