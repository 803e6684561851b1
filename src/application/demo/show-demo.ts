/** What the landing page shows of the demo: its logins, and the map as an observer sees it. */
import { type CampaignId, err, ok, type Result } from '../../kernel';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { SetupCampaign } from '../setup/model';
import { presentPublicMap } from '../setup/reading/present-map';
import type { Demo } from './ports';

export interface ShowDemoPorts {
  /** Whether the operator offers it. */
  readonly offered: boolean;
  /** Null: none was made, or its file is gone. */
  read(): Promise<Demo | null>;
  campaign(id: CampaignId): Promise<SetupCampaign | null>;
}

export interface DemoShape {
  readonly campaign: { readonly id: string; readonly name: string };
  readonly logins: readonly {
    readonly role: 'gm' | 'player';
    readonly displayName: string;
    readonly email: string;
    readonly password: string;
    readonly force: string | null;
  }[];
  readonly map: {
    readonly columns: number;
    readonly rows: number;
    readonly terrain: Readonly<Record<string, string>>;
    readonly buildings: readonly { readonly type: string; readonly hex: string }[];
  };
}

/** The map does not change once the war has begun, and strangers may ask often. */
const FRESH_MS = 30_000;

export class ShowDemo {
  #shown: { readonly until: number; readonly answer: Promise<Result<DemoShape, Refusal>> } | null = null;

  constructor(
    private readonly ports: ShowDemoPorts,
    private readonly now: () => number,
  ) {}

  show(): Promise<Result<DemoShape, Refusal>> {
    if (!this.ports.offered) return Promise.resolve(err(NOT_FOUND));
    const now = this.now();
    if (this.#shown !== null && now < this.#shown.until) return this.#shown.answer;
    const answer = this.#read();
    this.#shown = { until: now + FRESH_MS, answer };
    const forget = (): void => {
      if (this.#shown?.answer === answer) this.#shown = null;
    };
    // What is not there yet may be made at any moment.
    answer.then(
      (result) => (result.ok ? undefined : forget()),
      () => forget(),
    );
    return answer;
  }

  async #read(): Promise<Result<DemoShape, Refusal>> {
    const demo = await this.ports.read();
    const campaign = demo === null ? null : await this.ports.campaign(demo.campaign as CampaignId);
    if (demo === null || campaign === null || campaign.plan === null) return err(NOT_FOUND);
    const { columns, rows, terrain, buildings } = presentPublicMap(
      campaign.plan,
      campaign.options,
      campaign.seats,
      null,
    );
    // Its players were seated in the order of their logins.
    const players = demo.logins.filter(({ role }) => role === 'player');
    return ok({
      campaign: { id: campaign.id, name: campaign.name },
      logins: demo.logins.map((login) => {
        const { role, displayName, email, password } = login;
        return {
          role,
          displayName,
          email,
          password,
          force: campaign.seats[players.indexOf(login)]?.forceName ?? null,
        };
      }),
      map: { columns, rows, terrain, buildings: buildings.map(({ type, hex }) => ({ type, hex })) },
    });
  }
}
