import { Injectable } from '@nestjs/common';
import type { Credential } from '../credentials/credentials.js';
import { mustBeProven } from './proof.decisions.js';
import { Proofs, type Secrets } from './proofs.js';

/** Asks a signed-in person for their password again, and for a code where two-factor sign-in is on. Whatever needs it goes through here. */
@Injectable()
export class Reauthentication {
  constructor(private readonly proofs: Proofs) {}

  /**
   * @returns the credential that was looked at: what follows must hold only while its epoch does
   * @throws Unauthenticated `identity/wrong-password`, `identity/code-needed`, `identity/wrong-code`
   * @throws TooMany `identity/too-many-attempts`, `identity/busy`
   */
  async demand(userId: string, secrets: Secrets): Promise<Credential> {
    return mustBeProven(await this.proofs.ofPerson(userId, secrets));
  }
}
