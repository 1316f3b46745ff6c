import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountEmails, AccountKeys } from '../../accounts/index.js';
import { type Credential, Credentials, NOBODY } from '../credentials/credentials.js';
import { ANYBODY, type Counter } from './sign-in-attempts.js';

/** By what a browser is known to an account: it is, as long as none of this changes. */
export type Acquaintance = Pick<Credential, 'userId' | 'epoch' | 'deviceEpoch'>;

/** 128 bits in base64url. */
const BYTES = 16;
const FORM = /^[\w-]{22}(?:\.[\w-]{22}){1,5}$/;
/** A family's browser knows this many accounts. */
const MOST_ACCOUNTS = 5;

interface Device {
  readonly id: string;
  /** One for each account that was signed in to here, newest first. */
  readonly marks: readonly string[];
}

/**
 * Browsers in which somebody has signed in before, so that their tries are not counted together with those of strangers (OWASP's "device cookies"). A cookie
 * holds a random id and, for each account, a mark that only we can make; it names nobody, opens nothing, and nothing of it is kept here.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly keys: AccountKeys,
    private readonly emails: AccountEmails,
    private readonly credentials: Credentials,
  ) {}

  /**
   * Where a try to sign in counts. It takes the same time when there is no such account.
   * @param cookie as the browser sends it
   * @param emailId the address that it names
   */
  async counterOf(cookie: string | undefined, emailId: string): Promise<Counter> {
    const device = read(cookie);
    if (!device) return { emailId, whose: ANYBODY };
    const credential = await this.credentials.of((await this.emails.ownerOf(emailId)) ?? NOBODY);
    if (!credential || !this.knows(device, credential)) return { emailId, whose: ANYBODY };
    return { emailId, whose: this.sealed('counter', device.id, credential.userId) };
  }

  /** The cookie of a browser that somebody has proven themselves in: it goes on knowing whom it knew. */
  remember(cookie: string | undefined, whom: Acquaintance): string {
    const { id, marks } = read(cookie) ?? { id: randomBytes(BYTES).toString('base64url'), marks: [] };
    const mark = this.mark(id, whom);
    return [id, mark, ...marks.filter((other) => other !== mark).slice(0, MOST_ACCOUNTS - 1)].join('.');
  }

  private knows({ id, marks }: Device, whom: Acquaintance): boolean {
    const mark = Buffer.from(this.mark(id, whom));
    return marks.some((other) => timingSafeEqual(Buffer.from(other), mark));
  }

  private mark(id: string, { userId, epoch, deviceEpoch }: Acquaintance): string {
    return this.sealed('mark', id, userId, String(epoch), String(deviceEpoch));
  }

  private sealed(...what: readonly string[]): string {
    return createHmac('sha256', this.keys.knownDevice).update(what.join(' ')).digest().subarray(0, BYTES).toString('base64url');
  }
}

/** `undefined` for what has not the form of ours. */
function read(cookie: string | undefined): Device | undefined {
  if (!cookie || !FORM.test(cookie)) return undefined;
  const [id, ...marks] = cookie.split('.');
  return { id: id!, marks };
}
