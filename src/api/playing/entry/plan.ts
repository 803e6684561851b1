/**
 * What the parameters of a handler ask of a request. Their decorators write it down; the guard reads all of
 * it before the handler is called.
 */
import type { FastifyRequest } from 'fastify';
import type { Needed } from '../../../application/campaigns/access';
import type { CommandCall } from '../../../application/campaigns/command';
import type { Access } from '../../../application/campaigns/reader';
import type { Audience } from '../../../rules';
import type { AuthenticatedRequest } from '../../auth/current-user';
import type { Query, Read } from '../read';

/**
 * `own`: one's own, or those that `?as=` names; `force`: they must be a force's; `history`: everybody's after
 * the end, unless `?as=` names some.
 */
export type Eyes = 'own' | 'force' | 'history';

export interface Plan {
  readonly needed: Needed | ((request: AuthenticatedRequest) => Needed);
  /** Which of those who have the role may; null: all. */
  readonly admits: ((access: Access) => boolean) | null;
  /** What handlers take from the path, beside the campaign. */
  readonly path: readonly string[];
  /** Whether `:battleId` is one in which they fight, or for the game master: one that there is. */
  readonly battle: boolean;
  readonly command: boolean;
  readonly eyes: Eyes | null;
  readonly asked: ((query: Query) => unknown) | null;
  /** The handler tells the query's mistakes, together with those of a body that it reads itself. */
  readonly together: boolean;
  readonly input: ((sent: unknown) => Read<unknown>) | null;
}

/** What was read by it. */
export interface Entered {
  readonly access: Access;
  readonly call: CommandCall | null;
  readonly audience: Audience | null;
  readonly asked: unknown;
  readonly input: unknown;
}

export type EnteredRequest = AuthenticatedRequest & { entered?: Entered };

const NOTHING: Plan = {
  needed: 'anyone',
  admits: null,
  path: [],
  battle: false,
  command: false,
  eyes: null,
  asked: null,
  together: false,
  input: null,
};

/** By class and name while the decorators of parameters run, which know no more of the handler. */
const drafts = new WeakMap<object, Map<PropertyKey, Plan>>();

export const draft = (target: object, name: PropertyKey, part: Partial<Plan>): void => {
  const plans = drafts.get(target) ?? new Map<PropertyKey, Plan>();
  const known = plans.get(name) ?? NOTHING;
  plans.set(name, { ...known, ...part, path: [...(part.path ?? []), ...known.path] });
  drafts.set(target, plans);
};

/** All handlers of a class whose parameters ask for something. */
export const draftsOf = (target: object): ReadonlyMap<PropertyKey, Plan> =>
  drafts.get(target) ?? new Map<PropertyKey, Plan>();

const plans = new WeakMap<object, Plan>();

/** Looked up before every call: by the handler itself. */
export const planOf = (handler: object): Plan | null => plans.get(handler) ?? null;
export const setPlan = (handler: object, plan: Plan): void => void plans.set(handler, plan);

export const enteredBy = (request: FastifyRequest): Entered => {
  const { entered } = request as EnteredRequest;
  if (entered === undefined)
    throw new Error('a parameter of a running campaign outside of @CampaignController()');
  return entered;
};
