/**
 * The floods of the bench: what an attacker sends, without a login, as a player, and as the game master of a
 * campaign of their own.
 */
import type { CampaignId } from '../../../kernel';
import type { Battlefield } from './battle-ground';
import type { FloodRequest } from './flood';

export interface Flood {
  readonly name: string;
  readonly connections: number;
  readonly requests: readonly FloodRequest[];
}

type Headers = Readonly<Record<string, string>>;

/** What floods are sent to. */
export interface Targets {
  /** A running campaign, in the planning of its second round, that nobody else asks about. */
  readonly war: CampaignId;
  /** Another one in supply, where offers are made. */
  readonly market: CampaignId;
  /** Forces of the player who floods, and of another. */
  readonly forces: readonly [string, string];
  /** A sheet that can be saved in that campaign. */
  readonly sheet: string;
  /** A campaign that is being set up. */
  readonly setup: string;
  readonly battle: Pick<Battlefield, 'id' | 'battle'> & { readonly side: string };
  readonly player: Headers;
  readonly gm: Headers;
  /** Slugs of designs. */
  readonly designs: readonly string[];
}

const request = (
  method: string,
  path: string,
  headers: Headers = {},
  body: unknown = null,
): FloodRequest => ({
  method,
  path: `/v1${path}`,
  headers,
  body: body === null || typeof body === 'string' ? body : JSON.stringify(body),
  announced: null,
});

const KEYS = 150_000;
const ENDLESS_BYTES = 1_700_000;
const XML_BYTES = 4_900_000;
const MAX_CHANGES = 200;

const manyKeys = (): FloodRequest[] => {
  const body = JSON.stringify(
    Object.fromEntries(Array.from({ length: KEYS }, (_, index) => [`k${index}`, 1])),
  );
  return ['/auth/login', '/auth/register', '/catalog/refits/check'].map((path) =>
    request('POST', path, {}, body),
  );
};

const endless = (): FloodRequest[] =>
  ['/auth/login', '/catalog/refits/check'].map((path) => ({
    ...request('POST', path, {}, `{"a":"${'x'.repeat(ENDLESS_BYTES)}`),
    announced: ENDLESS_BYTES + 100_000,
  }));

const LINE = '----flood';
const ampersands = ({ battle, player }: Targets): FloodRequest => {
  const part = `--${LINE}\r\ncontent-disposition: form-data; name="records"; filename="${battle.side}.mul"\r\ncontent-type: application/xml\r\n\r\n`;
  const body = `${part}<record version="0.49.13">${'&'.repeat(XML_BYTES)}</record>\r\n--${LINE}--\r\n`;
  const headers = { ...player, 'content-type': `multipart/form-data; boundary=${LINE}` };
  return request('POST', `/campaigns/${battle.id}/battles/${battle.battle}/records`, headers, body);
};

/** One after the other, and a mix of all of them. */
export const floodsOf = (targets: Targets): readonly Flood[] => {
  const { war, market, forces, sheet, setup, player, gm, designs } = targets;
  const nothing = { tons: 0, stock: [], prisoners: [] };
  const changes = Array.from({ length: MAX_CHANGES }, (_, index) => ({
    set: 'account',
    force: forces[0],
    change: index % 2 === 0 ? 1 : -1,
  }));
  const largest = { seed: 'flood', columns: 60, rows: 40, buildings: 99 };
  const floods: readonly Flood[] = [
    { name: 'many keys', connections: 4, requests: manyKeys() },
    { name: 'endless bodies', connections: 150, requests: endless() },
    {
      name: 'offers',
      connections: 8,
      requests: [
        request('POST', `/campaigns/${market}/offers`, player, {
          to: forces[1],
          give: { ...nothing, tons: 1 },
          take: nothing,
        }),
      ],
    },
    {
      name: 'corrections',
      connections: 4,
      requests: [request('POST', `/campaigns/${war}/gm/correct`, gm, { changes, reason: 'flood' })],
    },
    {
      name: 'dry runs',
      connections: 16,
      requests: [
        request('PUT', `/campaigns/${war}/orders?dryRun=true`, player, sheet),
        request('POST', `/campaigns/${war}/gm/correct?dryRun=true`, gm, { changes, reason: 'flood' }),
      ],
    },
    {
      name: 'order sheets',
      connections: 32,
      requests: [request('PUT', `/campaigns/${war}/orders`, player, sheet)],
    },
    {
      name: 'anonymous sheets',
      connections: 40,
      requests: designs.map((design) => request('GET', `/catalog/mechs/${design}/sheet.svg`)),
    },
    {
      name: 'maps',
      connections: 8,
      requests: [request('POST', `/campaigns/${setup}/map/generate?dryRun=true`, gm, largest)],
    },
    { name: '& in XML', connections: 2, requests: [ampersands(targets)] },
  ];
  const mix = floods.flatMap(({ requests }) => requests.slice(0, 2));
  return [...floods, { name: 'mix', connections: 48, requests: mix }];
};
