/**
 * A battle of two mechs on a running server, for fault tests of all that is done about battles; people talk
 * to whichever server they are given.
 */
import { quietReport } from '../../../src/rules/testing/battles';
import type { BattleReport, BattleSetup } from '../../../src/tactical/contract';
import { openBattle } from '../engines/engine-calls';
import { newGame, type Game, type Player } from '../game';
import { call, type Answer } from '../http';
import { recordText } from '../megamek/megamek-record';
import { expectStatus, type Person } from '../players';

type Server = { readonly url: string };

interface Said {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface OpenedBattle {
  readonly game: Game;
  readonly A: Player;
  readonly B: Player;
  readonly id: string;
  /** As both see it. */
  readonly setup: BattleSetup;
  /** A report in which nothing happened, of a battle of so many turns. */
  report(turns: number): BattleReport;
  /** `rest` below the campaign. */
  ask(server: Server, who: Person, method: string, rest: string, said?: Said): Promise<Answer>;
  /** `rest` below the battle. */
  at(server: Server, who: Person, method: string, rest: string, said?: Said): Promise<Answer>;
  /** Hands in the record of the person's side. */
  bring(server: Server, who: Person, side: string, report: BattleReport, query?: string): Promise<Answer>;
  /** Fills in the whole worksheet of a side. */
  fill(server: Server, who: Person, turns: number): Promise<void>;
}

export const battleOn = async (server: Server): Promise<OpenedBattle> => {
  const game = await newGame(server);
  const [one, two] = game.players as [Player, Player];
  const id = await openBattle(game);
  const setup = expectStatus(await game.at(one, 'GET', `/battles/${id}`), 200).body[
    'setup'
  ] as unknown as BattleSetup;
  const first = setup.sides.find(({ side }) => side === 'A')?.forces[0];
  const [A, B] = one.force === first ? [one, two] : [two, one];
  const ask: OpenedBattle['ask'] = (at, who, method, rest, said = {}) =>
    call(at, method, `/v1/campaigns/${game.id}${rest}`, { token: who.token, ...said });
  const at: OpenedBattle['at'] = (to, who, method, rest, said) =>
    ask(to, who, method, `/battles/${id}${rest}`, said);
  return {
    ...{ game, A, B, id, setup, ask, at },
    report: (turns) => ({ ...quietReport(setup), turns }),
    bring: async (to, who, side, report, query = '') => {
      const form = new FormData();
      form.append('records', new Blob([recordText(setup, report, side)]), 'record.mul');
      const response = await fetch(`${to.url}/v1/campaigns/${game.id}/battles/${id}/records${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${who.token}` },
        body: form,
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: JSON.parse(text) as Answer['body'],
      };
    },
    fill: async (to, who, turns) => {
      for (const { id: unit } of setup.units)
        expectStatus(
          await at(to, who, 'PUT', `/worksheet/units/${unit}`, {
            body: { fate: 'on-field-fit', pilotFate: 'in-mech' },
          }),
          200,
        );
      expectStatus(
        await at(to, who, 'PUT', '/worksheet/field', {
          body: { holder: { side: null }, turns, minesUsed: 0 },
        }),
        200,
      );
    },
  };
};
