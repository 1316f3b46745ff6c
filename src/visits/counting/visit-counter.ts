import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { settingsOf } from '../../accounts/index.js';
import { Finds } from '../../catalog/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/http/actor.js';
import { Limits } from '../../platform/limits/limits.js';
import type { Step } from './steps.js';
import { VisitTally } from './visit-tally.js';
import { isCounted, searchedText } from './whom-to-count.js';

/** Of one address; what comes beyond that is not counted. */
const MOST = { code: 'visits/counted', most: 600, minutes: 10 };

interface Visit {
  /** Who is signed in. */
  readonly person: Actor | undefined;
  readonly step: Step;
  readonly search: string | null;
  /** The day of their last visit, where they let a cookie keep it and were here before. */
  readonly lastVisit: string | undefined;
  readonly recognised: boolean;
}

/** Notes that somebody is here, without knowing who. */
@Injectable()
export class VisitCounter {
  private known: { readonly day: string; readonly key: string } | undefined;

  constructor(
    private readonly tally: VisitTally,
    private readonly finds: Finds,
    private readonly limits: Limits,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** yyyy-MM-dd, UTC. */
  get today(): string {
    return this.clock.now().slice(0, 10);
  }

  /** @returns whether they are counted */
  async count(visit: Visit, { ip, headers }: FastifyRequest): Promise<boolean> {
    const privacy = visit.person && (await settingsOf.first(this.database.pool, { userId: visit.person.userId }));
    const asksNotToBeCounted = headers['sec-gpc'] === '1' || headers['dnt'] === '1';
    if (!isCounted({ asksNotToBeCounted, roles: visit.person?.roles ?? [], privacy })) return false;
    const address = this.limits.visitor(ip);
    if (!(await this.limits.take(MOST, address))) return false;
    const day = this.today;
    const visitor = await this.hashOf(day, `${address} ${headers['user-agent'] ?? ''}`);
    const again = visit.recognised ? visit.lastVisit !== undefined && visit.lastVisit < day : undefined;
    await this.tally.noteVisit({ day, visitor, step: visit.step, again });
    // What a customer looks for is theirs, unless they share it.
    if (visit.search !== null && (!visit.person || privacy?.dataSharing)) await this.noteSearch({ day, visitor }, visit.search);
    return true;
  }

  private async noteSearch(by: { readonly day: string; readonly visitor: string }, typed: string): Promise<void> {
    const text = searchedText(typed);
    if (text !== undefined) await this.tally.noteSearch({ ...by, text, found: await this.finds.anything(text) });
  }

  private async hashOf(day: string, text: string): Promise<string> {
    if (this.known?.day !== day) this.known = { day, key: await this.tally.keyOf(day) };
    return createHmac('sha256', this.known.key).update(text).digest('base64url');
  }
}
