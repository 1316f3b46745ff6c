import { FactList } from '#ui/cards/FactList.tsx';
import { DOCUMENT_TYPES, type DocumentType, KYC_LABELS, type KycSecret } from './kyc.ts';

type Kyc = { kycDocumentType: DocumentType } & Record<KycSecret, string>;

/** Identity and bank, masked or not: as they come. */
export function KycFacts({ kyc }: { kyc: Kyc }) {
  return (
    <FactList
      facts={[
        [KYC_LABELS.taxId, kyc.taxId],
        ['ID document type', DOCUMENT_TYPES[kyc.kycDocumentType]],
        [KYC_LABELS.kycDocumentNumber, kyc.kycDocumentNumber],
        [KYC_LABELS.bankName, kyc.bankName],
        [KYC_LABELS.bankAccountNumber, kyc.bankAccountNumber],
        [KYC_LABELS.bankRoutingNumber, kyc.bankRoutingNumber],
      ]}
    />
  );
}
