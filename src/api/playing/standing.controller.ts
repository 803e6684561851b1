/**
 * `/v1/campaigns/{id}/standing`: what a player has said once, so that phases need not wait for them
 * (ROUND-3).
 */
import { Get, Put } from '@nestjs/common';
import {
  ApiBody,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiPreconditionFailedResponse,
  ApiQuery,
} from '@nestjs/swagger';
import type { CommandCall } from '../../application/campaigns/command';
import { LeaveWord } from '../../application/campaigns/standing-words/leave-word';
import type { Access } from '../../application/campaigns/reader';
import { SeeWord } from '../../application/campaigns/standing-words/see-word';
import type { Word } from '../../application/campaigns/standing-words/word';
import type { Fields } from '../../application/fields';
import { ORDER_PHASES } from '../../rules';
import { ref } from '../http/openapi/schema';
import { CampaignController } from './entry/campaign-controller';
import { WithETag } from '../http/answers/with-etag';
import { Command, IfMatch, Input, Member } from './entry/parameters';
import { DRY_RUN } from './parameters';
import { inBody } from './read';

const EXAMPLE = { readyWhenNothingToOrder: true, readyIn: ['planning', 'combat'] };

const readWord = (body: Fields): Word => {
  const wish = body.raw('readyWhenNothingToOrder');
  if (typeof wish !== 'boolean') body.refuse('readyWhenNothingToOrder', 'shape/not-a-boolean');
  const readyIn = body.list(
    'readyIn',
    0,
    ORDER_PHASES.length,
    (value) => ORDER_PHASES.find((phase) => phase === value) ?? null,
  );
  if (new Set(readyIn).size < readyIn.length) body.refuse('readyIn', 'shape/twice');
  return { readyWhenNothingToOrder: wish === true, readyIn };
};

@CampaignController('playing')
export class StandingController {
  constructor(
    private readonly seeWord: SeeWord,
    private readonly leaveWord: LeaveWord,
  ) {}

  @Get('standing')
  @WithETag()
  @ApiOperation({ operationId: 'getStanding', summary: 'My standing word' })
  @ApiOkResponse({ content: { 'application/json': { schema: ref('Standing'), example: EXAMPLE } } })
  see(@Member('player') me: Access) {
    return this.seeWord.run(me);
  }

  @Put('standing')
  @ApiOperation({
    operationId: 'putStanding',
    summary: 'Say once when I am ready by myself',
    description:
      'Marks me ready in the phases that are named, and wherever my own options offer nothing to order: when a phase opens, and later in it when ' +
      'something has changed. It counts only in a round in which some player has saved a sheet or said `ready`, and not in a phase in which I have ' +
      'saved a sheet or said something myself. All see that I am ready, and may tell from it that I had nothing to order. `PUT …/ready` takes the ' +
      'mark back. The open phase may end with this call.',
  })
  @ApiBody({
    schema: ref('StandingBody'),
    examples: { word: { value: EXAMPLE }, none: { value: { readyWhenNothingToOrder: false, readyIn: [] } } },
  })
  @ApiQuery(DRY_RUN)
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The entity tag of the word that is to be replaced',
  })
  @ApiOkResponse({ content: { 'application/json': { schema: ref('Standing'), example: EXAMPLE } } })
  @ApiPreconditionFailedResponse({ description: 'Another word has been left since' })
  leave(
    @Command('player') call: CommandCall,
    @Input(inBody(readWord)) word: Word,
    @IfMatch() wasRead: (etag: string) => boolean,
  ) {
    return this.leaveWord.run(call, word, wasRead);
  }
}
