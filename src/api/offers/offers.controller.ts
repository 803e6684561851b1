/** `/v1/campaigns/{id}/offers`: exchanges between players (DEP-5). */
import { Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CampaignReader } from '../../application/campaigns/reader';
import { Offers, offerPage } from '../../application/offers/offers';
import type { OfferId } from '../../kernel/ids';
import { parseOffer, type OfferShape } from '../../rules';
import type { AuthenticatedRequest } from '../auth/current-user';
import { Limited } from '../limits/limited';
import { orThrow } from '../http/problems/problem';
import { Door } from '../playing/door';
import { noBody, readDryRun, readQuery, understood } from '../playing/read';
import { page, ref } from '../http/openapi/schema';
import { AFTER, DRY_RUN, LIMIT } from '../playing/parameters';

@ApiTags('offers')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/offers')
export class OffersController {
  constructor(
    private readonly reader: CampaignReader,
    private readonly offers: Offers,
    private readonly door: Door,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listOffers', summary: 'Open offers that I made or was made' })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiOkResponse({ schema: page(ref('Offer')) })
  async list(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    const { campaign, audience } = await this.door.enter(request, id, 'fighter');
    const [{ after, limit }] = understood(readQuery(request, (query) => ({ after: query.text('after', 100), limit: query.limit() })));
    return offerPage(this.reader.knowledge(campaign, audience), campaign.catalog, after, limit);
  }

  @Post()
  @Limited('offers')
  @ApiOperation({ operationId: 'makeOffer', summary: 'Offer an exchange to another player' })
  @ApiBody({ schema: ref('OfferBody') })
  @ApiQuery(DRY_RUN)
  @ApiCreatedResponse({ schema: ref('Offer') })
  async make(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<OfferShape> {
    const access = await this.door.enter(request, id, 'player');
    const [dryRun, sent] = understood(readDryRun(request), parseOffer(request.body));
    return orThrow(await this.offers.make(this.door.call(request, access, dryRun), sent));
  }

  @Post(':offerId/accept')
  @HttpCode(200)
  @ApiOperation({ operationId: 'acceptOffer', summary: 'Accept an offer; it is carried out at once' })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({
    schema: { type: 'object', required: ['offer', 'accepted'], properties: { offer: { type: 'string' }, accepted: { type: 'boolean' } } },
  })
  async accept(@Param('id') id: string, @Param('offerId') offer: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    const access = await this.door.enter(request, id, 'player');
    const [dryRun] = understood(readDryRun(request), noBody(request));
    return orThrow(await this.offers.accept(this.door.call(request, access, dryRun), offer as OfferId));
  }

  @Delete(':offerId')
  @HttpCode(204)
  @ApiOperation({ operationId: 'withdrawOffer', summary: 'Take my offer back, or decline one that I was made' })
  @ApiQuery(DRY_RUN)
  @ApiNoContentResponse()
  async withdraw(@Param('id') id: string, @Param('offerId') offer: string, @Req() request: AuthenticatedRequest): Promise<void> {
    const access = await this.door.enter(request, id, 'player');
    const [dryRun] = understood(readDryRun(request), noBody(request));
    orThrow(await this.offers.withdraw({ ...this.door.call(request, access, dryRun), claim: null }, offer as OfferId));
  }
}
