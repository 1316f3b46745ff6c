import { mustBeActive } from '../../accounts/account/deactivation.decisions.js';
import { Unauthenticated } from '../../platform/errors.js';

export type Lacking = 'wrong-password' | 'code-needed' | 'wrong-code';
/** What has become of somebody's secrets. */
export type Judged<Credential> = { readonly credential: Credential } | { readonly lacks: Lacking };

const SAYING: Readonly<Record<Lacking, string>> = {
  'wrong-password': 'This is not your password.',
  'code-needed': 'Please enter the code of your authenticator app.',
  'wrong-code': 'This code is not right, or has been used already.',
};

const lacking = (lacks: Lacking): Unauthenticated => new Unauthenticated(`identity/${lacks}`, SAYING[lacks]);

/**
 * Of somebody who is signed in.
 * @throws Unauthenticated `identity/wrong-password`, `identity/code-needed`, `identity/wrong-code`
 */
export function mustBeProven<Credential>(proof: Judged<Credential>): Credential {
  if ('lacks' in proof) throw lacking(proof.lacks);
  return proof.credential;
}

/** Of somebody at the door, who is not told whether the address or the password is wrong. */
export function mustBeWelcome<Credential>(proof: Judged<Credential>): Credential {
  if ('lacks' in proof && proof.lacks === 'wrong-password') throw wrongCredentials();
  return mustBeProven(proof);
}

/**
 * The account of somebody at the door, who has proven to be its owner. One that is closed looks like none, but for one that an administrator has closed.
 * @throws Forbidden `identity/account-deactivated`
 */
export function mustBeOpenAtTheDoor({ open, deactivated }: { readonly open: boolean; readonly deactivated: boolean }): void {
  mustBeActive({ deactivated });
  if (!open) throw wrongCredentials();
}

/** Whoever was overtaken by another change of a secret has proven what is no longer so. */
export function mustNotBeOvertaken(epoch: number | undefined): number {
  if (epoch === undefined) throw lacking('wrong-password');
  return epoch;
}

/** @param step that the code belongs to; none: the code is wrong */
export function mustBeRightCode(step: number | undefined): number {
  if (step === undefined) throw lacking('wrong-code');
  return step;
}

const wrongCredentials = () => new Unauthenticated('identity/wrong-credentials', 'Invalid email or password.');
