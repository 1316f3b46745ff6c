import * as z from 'zod/mini';
import { guarded } from '#shared/reauthentication/guarded.ts';

/** Typed by hand, so that nobody deletes an account by pressing Enter. */
export const CONFIRMATION = 'DELETE';

export const farewell = (twoFactor: boolean) =>
  z.object({
    ...guarded(twoFactor),
    confirmation: z
      .string()
      .check(z.refine((text) => text.trim().toUpperCase() === CONFIRMATION, `Please type ${CONFIRMATION} if you want to go on`)),
  });

export type Farewell = z.infer<ReturnType<typeof farewell>>;
