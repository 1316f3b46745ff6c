import type { Limit } from '../limits/limits.js';
import type { Config } from '../process/config.js';

export const photoLimit = ({ photoLimit: most }: Config): Limit => ({
  code: 'identity/too-many-photos',
  most,
  minutes: 60,
  message: (wait) => `You have uploaded many photos within an hour. Please try again in ${wait}.`,
});
