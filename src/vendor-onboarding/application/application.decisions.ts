import { NotFound } from '../../platform/errors.js';

/** Only what was told before can be completed. */
export function mustHaveSubmitted<Application>(before: Application | undefined): Application {
  if (!before) throw new NotFound('application');
  return before;
}
