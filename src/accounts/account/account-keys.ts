import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/process/config.js';
import { normalised } from './email-address.js';

/** One key per purpose, derived from the two configured secrets (HKDF, RFC 5869), so that what is made for one purpose is worth nothing for another. */
@Injectable()
export class AccountKeys {
  /** As a key object, which is not looked at anew for each request. */
  readonly accessToken: KeyObject;
  readonly refreshToken: Buffer;
  readonly mailToken: Buffer;
  /** Makes the codes that stand beside links, and hides those that are kept. */
  readonly mailCode: Buffer;
  /** Tells by which accounts a browser is known. */
  readonly knownDevice: Buffer;
  /** Seals what authenticator apps are set up with. */
  readonly twoFactorSecret: Buffer;
  readonly recoveryCode: Buffer;
  private readonly emailAddress: Buffer;

  constructor({ tokenSecret, masterKey }: Config) {
    this.accessToken = createSecretKey(derive(tokenSecret, 'access token'));
    this.refreshToken = derive(tokenSecret, 'refresh token');
    this.mailToken = derive(tokenSecret, 'mail token');
    this.mailCode = derive(tokenSecret, 'mail code');
    this.knownDevice = derive(tokenSecret, 'known device');
    // Not from the token secret: that one may be changed at any time, while these must be found and opened again for ever.
    this.emailAddress = derive(masterKey, 'email address');
    this.twoFactorSecret = derive(masterKey, 'two-factor secret');
    this.recoveryCode = derive(masterKey, 'recovery code');
  }

  /** Id of the address's stream, and the name under which its sign-in attempts are counted. */
  emailId(email: string): string {
    return createHmac('sha256', this.emailAddress).update(normalised(email)).digest('hex').slice(0, 40);
  }
}

const derive = (secret: string | Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `plumb-and-level ${purpose}`, 32));
