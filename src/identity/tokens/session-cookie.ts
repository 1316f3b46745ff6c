import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/process/config.js';
import { OwnCookie } from './own-cookie.js';
import { IDLE_MILLISECONDS } from './session-limits.js';

/** The refresh token's place. */
@Injectable()
export class SessionCookie extends OwnCookie {
  constructor(config: Config) {
    super(config, 'session', IDLE_MILLISECONDS);
  }
}
