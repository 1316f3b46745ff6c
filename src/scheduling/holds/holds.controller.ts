import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/errors.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { type Limit, Limits } from '../../platform/limits/limits.js';
import { Config } from '../../platform/process/config.js';
import { Streams } from '../../platform/streams/streams.js';
import { termsLinesView } from '../terms/terms.decisions.js';
import { holdLimit } from './hold-limit.js';
import { HoldSlot } from './hold-slot.command.js';
import { HoldDto, HoldSlotDto } from './holds.dto.js';
import { type Hold, Holds, liveHolds } from './holds.js';
import { ReleaseHold } from './release-hold.command.js';

/** Times that are kept for the signed-in person. They are read from their stream: what was held a moment ago is there at once. */
@ApiTags('holds')
@Roles('user')
@Controller()
export class HoldsController {
  private readonly limit: Limit;

  constructor(
    private readonly commands: CommandBus,
    private readonly streams: Streams,
    private readonly clock: Clock,
    private readonly limits: Limits,
    config: Config,
  ) {
    this.limit = holdLimit(config);
  }

  /**
   * Keeps a time for ten minutes, at its price of now. Another time of the same service is given back for it; at most two services can be held at once. A
   * taken slot is refused with the three nearest free ones, a changed service with its new price. Each person may choose `HOLD_LIMIT` times within an hour.
   */
  @Post('services/:id/holds')
  async holdSlot(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('service')) serviceId: string,
    @Body() chosen: HoldSlotDto,
  ): Promise<HoldDto> {
    await this.limits.count(this.limit, userId);
    const { holdId } = await this.commands.execute(new HoldSlot({ customerId: userId, serviceId, ...chosen }));
    const held = (await this.live(userId)).find(({ id }) => id === holdId);
    if (!held) throw new NotFound('hold');
    return held;
  }

  /** What the signed-in person holds now. */
  @Get('holds')
  myHolds(@CurrentUser() { userId }: Actor): Promise<HoldDto[]> {
    return this.live(userId);
  }

  /** Gives a held time back before it ends by itself. */
  @HttpCode(204)
  @Delete('holds/:id')
  async releaseHold(@CurrentUser() { userId }: Actor, @Param('id', idOf('hold')) holdId: string): Promise<void> {
    await this.commands.execute(new ReleaseHold(userId, holdId));
  }

  private async live(userId: string): Promise<HoldDto[]> {
    const now = this.clock.now();
    const { events } = await this.streams.read(streamOf(Holds, userId));
    return liveHolds(fold(Holds, events), now).map((hold) => holdView(hold, now));
  }
}

function holdView({ holdId, serviceId, serviceTitle, slot, terms, until }: Hold, now: string): HoldDto {
  const { priceCents, platformFeeCents, timeZone } = terms;
  return {
    id: holdId,
    serviceId,
    serviceTitle,
    date: slot.date,
    time: slot.time,
    timeZone,
    startsAt: slot.startsAt,
    until,
    secondsLeft: Math.ceil((Date.parse(until) - Date.parse(now)) / 1000),
    priceCents,
    lines: termsLinesView(terms),
    platformFeeCents,
    totalCents: priceCents + platformFeeCents,
  };
}
