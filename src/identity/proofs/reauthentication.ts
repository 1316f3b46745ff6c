import { Injectable } from '@nestjs/common';
import { Unauthenticated } from '../../platform/errors.js';
import type { Credential } from '../credentials/credentials.js';
import { type Lacking, Proofs, type Secrets } from './proofs.js';

const SAYING: Readonly<Record<Lacking, string>> = {
  'wrong-password': 'This is not your password.',
  'code-needed': 'Please enter the code of your authenticator app.',
  'wrong-code': 'This code is not right, or has been used already.',
};

/** `identity/wrong-password`, `identity/code-needed`, `identity/wrong-code` (401). */
export const lacking = (lacks: Lacking): Unauthenticated => new Unauthenticated(`identity/${lacks}`, SAYING[lacks]);

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
    const proof = await this.proofs.ofPerson(userId, secrets);
    if ('lacks' in proof) throw lacking(proof.lacks);
    return proof.credential;
  }
}

/** For who was overtaken by another change of a secret: what they have proven is no longer so. */
export const overtaken = (): Unauthenticated => lacking('wrong-password');
