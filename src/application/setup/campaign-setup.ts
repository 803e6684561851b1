/** The use cases of setting up campaigns, with their ports filled in: what the API calls. */
import { acceptInvitation } from './invitations/accept-invitation';
import { changeCampaign } from './change-campaign';
import { deleteCampaign } from './delete-campaign';
import { createCampaign } from './create-campaign';
import { suggest } from './force/suggest-force';
import { submitForce } from './force/submit-force';
import { putForce } from './force/put-force';
import { seeForce } from './force/see-force';
import { hideCampaign } from './hide-campaign';
import { invite } from './invitations/invite';
import { generatePlan } from './map/generate-map';
import { putMap } from './map/put-map';
import { seeMap } from './map/see-map';
import type { SetupPorts } from './ports';
import { seeInvitation } from './invitations/see-invitation';
import { revokeInvitation } from './invitations/revoke-invitation';
import { listInvitations } from './invitations/list-invitations';
import { listMembers } from './see-members';
import { removeMember } from './remove-member';
import { listCampaigns, seeCampaign } from './see-campaigns';
import { startCampaign } from './start-campaign';

/** A class, so that it can be asked for by its type. */
export class CampaignSetup {
  readonly create;
  readonly see;
  readonly list;
  readonly hide;
  readonly change;
  readonly delete;
  readonly invite;
  readonly accept;
  readonly listInvitations;
  readonly revokeInvitation;
  readonly seeInvitation;
  readonly listMembers;
  readonly removeMember;
  readonly seeMap;
  readonly putMap;
  readonly generateMap;
  readonly seeForce;
  readonly putForce;
  readonly submitForce;
  readonly suggestForce;
  readonly start;

  constructor(ports: SetupPorts) {
    this.create = createCampaign(ports);
    this.see = seeCampaign(ports);
    this.list = listCampaigns(ports);
    this.hide = hideCampaign(ports);
    this.change = changeCampaign(ports);
    this.delete = deleteCampaign(ports);
    this.invite = invite(ports);
    this.accept = acceptInvitation(ports);
    this.listInvitations = listInvitations(ports);
    this.revokeInvitation = revokeInvitation(ports);
    this.seeInvitation = seeInvitation(ports);
    this.listMembers = listMembers(ports);
    this.removeMember = removeMember(ports);
    this.seeMap = seeMap(ports);
    this.putMap = putMap(ports);
    this.generateMap = generatePlan(ports);
    this.seeForce = seeForce(ports);
    this.putForce = putForce(ports);
    this.submitForce = submitForce(ports);
    this.suggestForce = suggest(ports);
    this.start = startCampaign(ports);
  }
}
