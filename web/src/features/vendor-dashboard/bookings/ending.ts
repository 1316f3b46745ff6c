/** Why a booking was cancelled, as its vendor reads it. */
const ENDINGS: Record<string, string> = {
  declined: 'You declined this request.',
  withdrawn: 'The customer withdrew this request.',
  expired: 'This request was not answered in time.',
  by_customer: 'The customer cancelled this booking.',
  by_vendor: 'You cancelled this booking.',
  no_show_vendor: 'The customer reported that nobody came.',
  no_show_customer: 'Nobody was there when you came.',
  by_admin: 'Plumb & Level cancelled this booking.',
};

export const endingOf = (reason: string | null): string | null => (reason ? (ENDINGS[reason] ?? null) : null);
