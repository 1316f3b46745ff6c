import { Injectable } from '@nestjs/common';
import type { EmailReleased } from '../../accounts/account.events.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import { SignInAttempts } from '../proofs/sign-in-attempts.js';
import { Traces } from './traces.js';

/** Whoever has been erased leaves no traces, also when the process that erased them did not live to remove them. */
@Reacts()
@Injectable()
export class FinishErasures {
  constructor(
    private readonly traces: Traces,
    private readonly attempts: SignInAttempts,
  ) {}

  readonly reaction = reaction<PersonalDataErased | EmailReleased>('identity.finish-erasures', {
    PersonalDataErased: ({ userId, erasedAt }) => this.traces.remove(userId, erasedAt),
    // The stream is named after the address's keyed hash, under which attempts are counted too.
    EmailReleased: (_, { stream }) => this.attempts.forgiveAll(stream.slice(stream.indexOf('-') + 1)),
  });
}
