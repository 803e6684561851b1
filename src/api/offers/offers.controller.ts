/** `/v1/campaigns/{id}/offers`: exchanges between players (DEP-5). */
import { Delete, Get, HttpCode, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
} from '@nestjs/swagger';
import type { CommandCall } from '../../application/campaigns/command';
import type { Access } from '../../application/campaigns/reader';
import { AcceptOffer } from '../../application/offers/accept-offer';
import { ListOffers } from '../../application/offers/list-offers';
import { MakeOffer } from '../../application/offers/make-offer';
import { WithdrawOffer } from '../../application/offers/withdraw-offer';
import type { OfferId } from '../../kernel';
import { parseOffer, type OfferSent } from '../../rules';
import { page, ref } from '../http/openapi/schema';
import { Limited } from '../limits/limited';
import { CampaignController } from '../playing/entry/campaign-controller';
import { Asked, Command, InPath, Input, Member } from '../playing/entry/parameters';
import { AFTER, DRY_RUN, LIMIT } from '../playing/parameters';
import type { PageAsked } from '../playing/read';

@CampaignController('offers', '/offers')
export class OffersController {
  constructor(
    private readonly listOffers: ListOffers,
    private readonly makeOffer: MakeOffer,
    private readonly acceptOffer: AcceptOffer,
    private readonly withdrawOffer: WithdrawOffer,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listOffers', summary: 'Open offers that I made or was made' })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiOkResponse({ schema: page(ref('Offer')) })
  list(
    @Member('fighter') me: Access,
    @Asked((query) => query.pageById()) { after, limit }: PageAsked<string | null>,
  ) {
    return this.listOffers.run(me, after, limit);
  }

  @Post()
  @Limited('offers')
  @ApiOperation({ operationId: 'makeOffer', summary: 'Offer an exchange to another player' })
  @ApiBody({ schema: ref('OfferBody') })
  @ApiQuery(DRY_RUN)
  @ApiCreatedResponse({ schema: ref('Offer') })
  make(@Command('player') call: CommandCall, @Input(parseOffer) sent: OfferSent) {
    return this.makeOffer.run(call, sent);
  }

  @Post(':offerId/accept')
  @HttpCode(200)
  @ApiOperation({ operationId: 'acceptOffer', summary: 'Accept an offer; it is carried out at once' })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({
    schema: {
      type: 'object',
      required: ['offer', 'accepted'],
      properties: { offer: { type: 'string' }, accepted: { type: 'boolean' } },
    },
  })
  accept(@Command('player') call: CommandCall, @InPath('offerId') offer: OfferId) {
    return this.acceptOffer.run(call, offer);
  }

  @Delete(':offerId')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'withdrawOffer',
    summary: 'Take my offer back, or decline one that I was made',
  })
  @ApiQuery(DRY_RUN)
  @ApiNoContentResponse()
  withdraw(@Command('player') call: CommandCall, @InPath('offerId') offer: OfferId) {
    return this.withdrawOffer.run(call, offer);
  }
}
