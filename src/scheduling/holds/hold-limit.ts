import type { Config } from '../../platform/process/config.js';
import type { Limit } from '../../platform/limits/limits.js';

/** Each hold that is taken and given back stays in its day's history: without end, the day would get slow for everybody. */
export const holdLimit = ({ holdLimit: most }: Config): Limit => ({
  code: 'booking/too-many-choices',
  most,
  minutes: 60,
  message: (wait) => `You have had many times held within an hour. You can book this one without that, or have it held in ${wait}.`,
});
