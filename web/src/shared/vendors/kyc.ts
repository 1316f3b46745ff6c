/** What is asked for to know who is behind a business; customers never see any of it. */
export const DOCUMENT_TYPES = {
  passport: 'Passport',
  drivers_license: 'Driver’s license',
  national_id: 'National ID',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** What is shown masked. */
export const KYC_LABELS = {
  taxId: 'Tax ID / EIN',
  kycDocumentNumber: 'Document number',
  bankName: 'Bank name',
  bankAccountNumber: 'Account number',
  bankRoutingNumber: 'IFSC Code',
} as const;
export type KycSecret = keyof typeof KYC_LABELS;
