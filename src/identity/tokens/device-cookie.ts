import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/process/config.js';
import { OwnCookie } from './own-cookie.js';
import { KNOWN_MILLISECONDS } from './session-limits.js';

/** What a browser is known by (`KnownDevices`). It outlives the session: it is needed to sign in again. */
@Injectable()
export class DeviceCookie extends OwnCookie {
  constructor(config: Config) {
    super(config, 'device', KNOWN_MILLISECONDS);
  }
}
