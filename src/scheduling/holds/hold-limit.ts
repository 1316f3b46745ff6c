import type { Limit } from '../../platform/limits/limits.js';
import type { Config } from '../../platform/process/config.js';

/** Each hold that is taken and given back stays in its day's history: without end, the day would get slow for everybody. */
export const holdLimit = ({ holdLimit: most }: Config): Limit => ({
  code: 'booking/too-many-choices',
  most,
  minutes: 60,
  message: (wait) => `You have held many times within an hour. You can book this one without a hold, or hold it in ${wait}.`,
});
