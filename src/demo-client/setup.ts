/** Brings the people of the demo together: accounts, a campaign with a map, seats, forces, and the start. */
import { connect, ok, type Api } from '../client/client';

export type Player = { readonly api: Api; readonly faction: string; readonly force: string };
export type Table = { readonly id: string; readonly gm: Api; readonly players: readonly Player[] };
const FACTIONS = ['Davion', 'Kurita', 'Steiner', 'Liao', 'Marik', 'ComStar', 'WoB', 'Periphery'];

export async function register(url: string, displayName: string): Promise<Api> {
  const [email, password] = [
    `${displayName.toLowerCase()}-${crypto.randomUUID()}@demo.example`,
    crypto.randomUUID(),
  ];
  return connect(
    url,
    await ok(connect(url).POST('/v1/auth/register', { body: { email, displayName, password } })),
  );
}

export async function openTable(url: string, rounds: number, count: number, seed: string): Promise<Table> {
  const gm = await register(url, 'Referee');
  const { id } = await ok(
    gm.POST('/v1/campaigns', {
      body: { name: `Demo ${seed}`, seats: count, options: { victory: { rounds } } },
    }),
  );
  const here = { params: { path: { id } } };
  await ok(gm.POST('/v1/campaigns/{id}/map/generate', { ...here, body: { seed } }));
  const players: Player[] = [];
  for (const name of FACTIONS.slice(0, count)) {
    const [api, faction] = [await register(url, name), name.toLowerCase()];
    const { code } = await ok(gm.POST('/v1/campaigns/{id}/invitations', { ...here, body: {} }));
    const seat = { params: { path: { code } }, body: { faction, forceName: `${name} Guards` } };
    const { myForce } = await ok(api.POST('/v1/invitations/{code}/accept', seat));
    const { mechs, pilots } = await ok(
      api.POST('/v1/campaigns/{id}/force/suggest', { ...here, body: { seed: `${seed} ${faction}` } }),
    );
    await ok(api.PUT('/v1/campaigns/{id}/force', { ...here, body: { mechs, pilots } }));
    await ok(api.POST('/v1/campaigns/{id}/force/submit', here));
    players.push({ api, faction, force: myForce ?? '' });
  }
  await ok(gm.POST('/v1/campaigns/{id}/start', here));
  return { id, gm, players };
}
