import type { KycSecret } from '#shared/vendors/kyc.ts';

/** What was told before, as far as it may be shown: "•••• 6789". */
export type OnFile = Readonly<Record<KycSecret, string>>;
