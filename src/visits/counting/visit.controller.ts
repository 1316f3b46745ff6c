import { Body, Controller, Delete, HttpCode, Put, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SameSiteGuard } from '../../identity/index.js';
import { Public } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { PerhapsSignedIn } from '../../platform/http/perhaps-signed-in.guard.js';
import { LastVisitCookie } from './last-visit-cookie.js';
import { VisitDto } from './visit.dto.js';
import { VisitCounter } from './visit-counter.js';

@ApiTags('visits')
@Controller('visits')
export class VisitController {
  constructor(
    private readonly counter: VisitCounter,
    private readonly cookie: LastVisitCookie,
  ) {}

  /**
   * Counts whoever is here among the visitors of today, without knowing who, at the furthest step that they come to. Not counted: who works here, who has
   * switched it off, and whose browser asks not to.
   */
  @Public()
  @UseGuards(SameSiteGuard, PerhapsSignedIn)
  @Put('today')
  @HttpCode(204)
  async countVisit(
    @CurrentUser() person: Actor | undefined,
    @Body() { step, search = null, recognised }: VisitDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const lastVisit = this.cookie.read(request);
    const visit = { person, step, search, lastVisit, recognised: recognised === true };
    const counted = await this.counter.count(visit, request);
    if (counted && visit.recognised) this.cookie.set(reply, this.counter.today);
    else if (lastVisit !== undefined) this.cookie.clear(reply);
  }

  /** Removes the cookie with the day of the last visit, for whoever does not want it any more. */
  @Public()
  @UseGuards(SameSiteGuard)
  @Delete('last')
  @HttpCode(204)
  forgetLastVisit(@Res({ passthrough: true }) reply: FastifyReply): void {
    this.cookie.clear(reply);
  }
}
