/**
 * The beginning of a campaign that nobody has set up over the API, as plain JSON: planet, seats with forces,
 * options and one seed for everything.
 */
import { bundledCatalog, type FactionId, type ForceDraft } from '../catalog';
import { type CampaignId, hexBytes, sha256Hex, type UserId } from '../kernel';
import {
  buildInitialState,
  startViolations,
  type CampaignState,
  type MapPlan,
  type Options,
  type StartInput,
} from '../rules';

export const FIRST_RULESET = 'planetary-1';

export interface CampaignSetup {
  readonly seed: string;
  readonly options: Options;
  readonly plan: MapPlan;
  readonly seats: readonly { readonly faction: string; readonly force: ForceDraft }[];
  /** Absent in what was written down before there was a choice: the first one. */
  readonly ruleset?: string;
}

/** 32 bytes. */
export const diceSeedOf = (setup: CampaignSetup): Uint8Array => hexBytes(sha256Hex(`dice ${setup.seed}`));

/** The initial state; throws with the violations when the setup may not start. */
export const initialStateOf = (setup: CampaignSetup): CampaignState => {
  const input: StartInput = {
    id: `campaign-${setup.seed}` as CampaignId,
    name: 'Simulated War',
    ruleset: setup.ruleset ?? FIRST_RULESET,
    options: setup.options,
    plan: setup.plan,
    idKey: sha256Hex(`ids ${setup.seed}`),
    diceCommitment: sha256Hex(`dice ${setup.seed}`),
    catalog: bundledCatalog(),
    seats: setup.seats.map(({ faction, force }, index) => ({
      seat: index + 1,
      player: {
        user: `user-${index + 1}` as UserId,
        name: `Player ${index + 1}`,
        faction: faction as FactionId,
        forceName: `Force ${index + 1}`,
      },
      force,
    })),
  };
  const wrong = startViolations(input);
  if (wrong.length > 0) throw new Error(`setup ${setup.seed} may not start: ${JSON.stringify(wrong)}`);
  return buildInitialState(input);
};
