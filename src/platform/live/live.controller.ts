import { Controller, Headers, type MessageEvent, Query, Sse } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { map, type Observable, take } from 'rxjs';
import { type Position, START } from '../events/recorded.js';
import { type Actor, CurrentUser } from '../http/actor.js';
import { Streams } from '../streams/streams.js';
import { Audience, type JoinsAudience } from './audience.decorator.js';
import { holding } from './concerns.js';
import { LiveChangeDto, LiveQueryDto } from './live.dto.js';
import { LiveStreams } from './live-streams.js';

@ApiTags('live')
@ApiExtraModels(LiveChangeDto)
@Controller('live')
export class LiveController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly events: Streams,
    private readonly discovery: DiscoveryService,
  ) {}

  /**
   * Tells, as it happens, what may have changed of what the person sees: server-sent events, for as long as the access token is good. The first message comes
   * at once, and says what was missed since `Last-Event-ID`.
   */
  @Sse()
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Position of the last message that was read' })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { $ref: getSchemaPath(LiveChangeDto) } } } })
  async live(
    @CurrentUser() actor: Actor,
    @Query() { once }: LiveQueryDto,
    @Headers('last-event-id') seen?: string,
  ): Promise<Observable<MessageEvent>> {
    const changes = await this.streams.follow(actor, await this.audienceOf(actor), await this.positionSeen(seen));
    const messages = changes.pipe(map((change) => ({ id: change.position, data: change })));
    return once === 'true' ? messages.pipe(take(1)) : messages;
  }

  /** Who comes back with a place that this store does not have, or has no more, has seen nothing that counts. */
  private async positionSeen(sent: string | undefined): Promise<Position | undefined> {
    if (!sent) return undefined;
    const seen = this.events.position(sent);
    return seen !== undefined && seen <= (await this.events.newest()) ? seen : START;
  }

  private async audienceOf(actor: Actor): Promise<ReadonlySet<string>> {
    const joining = this.discovery.getProviders({ metadataKey: Audience.KEY }).map(({ instance }) => instance as JoinsAudience);
    const more = await Promise.all(joining.map((one) => one.listensAs(actor)));
    return new Set([actor.userId, ...actor.roles.map(holding), ...more.flat()]);
  }
}
