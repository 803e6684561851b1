/** Signed calls of external engines in end-to-end tests, and battles for them to fight. */
import { randomBytes } from 'node:crypto';
import { signatureOf } from '../../../src/infrastructure/engines/signature';
import type { TestApp } from '../app';
import type { Game, Player } from '../game';
import { call, type Answer } from '../http';
import { expectStatus } from '../players';

export interface EngineKeys {
  readonly id: string;
  readonly secret: string;
}

export interface SignedCall {
  readonly body?: unknown;
  /** Seconds that its clock is ahead. */
  readonly skew?: number;
  readonly nonce?: string;
  /** Sent in place of what was signed. */
  readonly forged?: {
    readonly body?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
  };
}

export const signed = (
  app: Pick<TestApp, 'url'>,
  { id, secret }: EngineKeys,
  method: string,
  rest: string,
  sent: SignedCall = {},
): Promise<Answer> => {
  const target = `/v1/engines/${id}${rest}`;
  const body = sent.body === undefined ? '' : JSON.stringify(sent.body);
  const timestamp = String(Math.floor(Date.now() / 1000) + (sent.skew ?? 0));
  const nonce = sent.nonce ?? randomBytes(18).toString('base64url');
  const signature = signatureOf(Buffer.from(secret, 'base64url'), {
    method,
    target,
    timestamp,
    nonce,
    body: Buffer.from(body),
  });
  const { forged } = sent;
  const text = forged?.body ?? body;
  return call(app, method, forged?.path ?? target, {
    ...(text === '' ? {} : { body: text }),
    headers: {
      'x-engine-timestamp': timestamp,
      'x-engine-nonce': nonce,
      'x-engine-signature': signature,
      ...forged?.headers,
    },
  });
};

/** Brings two mechs beside each other, and lets one attack: the battle's id. */
export const openBattle = async (at: Game): Promise<string> => {
  const [a, b] = at.players as [Player, Player];
  await at.advanceTo('combat', 'declarations');
  const view = await at.view(a);
  const [attacker] = view.mechs.filter((mech) => mech.own && mech.state === 'ready');
  const [enemy] = (await at.view(b)).mechs.filter((mech) => mech.own && mech.state === 'ready');
  const column = view.map.hq.slice(0, 2);
  const rows = view.map.sight
    .filter((hex) => hex.startsWith(column) && hex !== view.map.hq)
    .map((hex) => Number(hex.slice(2)));
  const row = rows.find((one) => rows.includes(one + 1)) ?? 0;
  const [place, beside] = [row, row + 1].map((one) => `${column}${String(one).padStart(2, '0')}`);
  await at.correct([
    { set: 'mech', mech: attacker?.id, hex: place },
    { set: 'mech', mech: enemy?.id, hex: beside },
  ]);
  expectStatus(await at.order(a, [{ type: 'attack', mechs: [attacker?.id], target: beside }]), 200);
  await at.allReady();
  const battle = (await at.view(a)).battles.find((one) => one.mine && one.hex === beside);
  if (battle === undefined) throw new Error('no battle');
  return battle.id;
};
