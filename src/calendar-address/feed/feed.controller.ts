import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access.js';
import { type Limit, Limits } from '../../platform/limits/limits.js';
import { Feeds } from './feed.js';

/** Programs ask once an hour, and a provider has a few of them; what has not changed does not count. */
const FEED_LIMIT: Limit = {
  code: 'calendar-address/too-often',
  most: 60,
  minutes: 60,
  message: (wait) => `This calendar has been asked for too often. Please try again in ${wait}.`,
};

/** A provider's bookings for calendar programs, which can't sign in: the secret in the address stands for that. */
@ApiTags('calendar address')
@Public()
@Controller('calendars')
export class FeedController {
  constructor(
    private readonly feeds: Feeds,
    private readonly limits: Limits,
  ) {}

  /** All bookings of the last 30 days and to come, and days off (RFC 5545). Answered with 304 as long as they are as they were. */
  @Get(':secret/bookings.ics')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async followedBookings(@Param('secret') secret: string, @Req() { headers }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { userId, tag, text } = await this.feeds.read(secret);
    void reply.header('ETag', tag).header('Cache-Control', 'private, no-cache');
    void reply.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex');
    if (headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    await this.limits.count(FEED_LIMIT, userId);
    await reply.type('text/calendar; charset=utf-8').header('Content-Disposition', 'inline; filename="plumb-and-level.ics"').send(text());
  }
}
