/** Why a booking was cancelled, as its customer reads it. */
const ENDINGS: Record<string, string> = {
  declined: 'The provider could not take this job.',
  withdrawn: 'You withdrew this request.',
  expired: 'The provider did not answer in time.',
  by_customer: 'You cancelled this booking.',
  by_vendor: 'The provider cancelled this booking.',
  no_show_vendor: 'The provider did not come.',
  no_show_customer: 'Nobody was there when the provider came.',
  by_admin: 'Plumb & Level cancelled this booking.',
};

export const endingOf = (reason: string | null): string | null => (reason ? (ENDINGS[reason] ?? null) : null);
