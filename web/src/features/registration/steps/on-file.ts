import type { KycSecret } from '../../../ui/kyc.ts';

/** What was told before, as far as it may be shown: "•••• 6789". */
export type OnFile = Readonly<Record<KycSecret, string>>;
