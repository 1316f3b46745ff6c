import { Injectable } from '@nestjs/common';
import { OwnCookie } from '../../identity/index.js';
import { Config } from '../../platform/process/config.js';

const KEPT_MILLISECONDS = 180 * 24 * 3600 * 1000;

/** The day of the last visit, for those who let us know that they come again. It holds nothing else: everybody who was here that day has the same. */
@Injectable()
export class LastVisitCookie extends OwnCookie {
  constructor(config: Config) {
    super(config, 'last-visit', KEPT_MILLISECONDS);
  }
}
