/**
 * The order of checks of all operations on a running campaign, in one place: who asks, then the battle, then
 * every mistake of form in query and body at once, then the idempotency key, then whose eyes. A guard and no
 * interceptor: Nest gives parameters of handlers after all guards and in no order, and one interceptor costs
 * a request as much as all the rest of Nest does.
 */
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { CommandCall } from '../../../application/campaigns/command';
import { CampaignReader, type Access } from '../../../application/campaigns/reader';
import { FORBIDDEN, NOT_FOUND } from '../../../application/refusal';
import { ok } from '../../../kernel';
import type { Audience } from '../../../rules';
import type { AuthenticatedRequest } from '../../auth/current-user';
import { claimOf } from '../../http/idempotency-key';
import { ProblemError } from '../../http/problems/problem';
import { MemberAccess } from '../member-access';
import { inBody, readQuery, understood, type Read } from '../read';
import { planOf, type EnteredRequest, type Eyes, type Plan } from './plan';

const noBody = inBody(() => null);

@Injectable()
export class EntryGuard implements CanActivate {
  constructor(
    private readonly members: MemberAccess,
    private readonly reader: CampaignReader,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const plan = planOf(context.getHandler());
    return plan === null || this.#enter(plan, context.switchToHttp().getRequest<EnteredRequest>());
  }

  async #enter(plan: Plan, request: EnteredRequest): Promise<true> {
    const { id, battleId = '' } = request.params as { readonly id: string; readonly battleId?: string };
    const access = await this.members.enter(
      request,
      id,
      typeof plan.needed === 'function' ? plan.needed(request) : plan.needed,
    );
    if (plan.admits?.(access) === false) throw new ProblemError(FORBIDDEN);
    if (plan.battle && !this.#hasBattle(access, battleId)) throw new ProblemError(NOT_FOUND);
    const query = readQuery(request, (sent) => ({
      dryRun: plan.command && sent.flag('dryRun'),
      as: plan.eyes === null ? null : sent.as(),
      asked: plan.asked?.(sent),
    }));
    if (plan.together) {
      const asked = query.ok ? ok(query.value.asked) : query;
      request.entered = { access, call: null, audience: null, asked, input: null };
      return true;
    }
    const [{ dryRun, as, asked }, input] = understood(query, inputOf(plan, request.body));
    const call = plan.command ? callOf(request, access, dryRun) : null;
    const audience = plan.eyes === null ? null : this.#audience(access, plan.eyes, as);
    request.entered = { access, call, audience, asked, input };
    return true;
  }

  /** SIGHT-4, TAC-7. */
  #hasBattle({ campaign, audience, member }: Access, battle: string): boolean {
    if (member.role === 'gm') return Object.hasOwn(campaign.state.battles, battle);
    const known = this.reader.knowledge(campaign, audience).battles.find((one) => one.id === battle);
    return known?.mine === true;
  }

  #audience(access: Access, eyes: Eyes, as: string | null): Audience {
    if (eyes === 'force') return { kind: 'force', force: this.members.force(access, as) };
    // After the end everybody sees everything, unless they ask for a force's eyes.
    if (eyes === 'history' && as === null && access.campaign.state.campaign.status === 'finished')
      return { kind: 'gm' };
    return this.members.audience(access, as);
  }
}

const inputOf = ({ input, command }: Plan, body: unknown): Read<unknown> => {
  if (input !== null) return input(body);
  return command ? noBody(body) : ok(null);
};

/** Only a POST's answer is kept under a key; one that is no key is refused everywhere. */
const callOf = (request: AuthenticatedRequest, access: Access, dryRun: boolean): CommandCall => {
  const claim = claimOf(request);
  return { id: access.id, user: request.user.user, dryRun, claim: request.method === 'POST' ? claim : null };
};
