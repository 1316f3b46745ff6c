import * as z from 'zod/mini';
import { DOCUMENT_TYPES, KYC_LABELS } from '#shared/vendors/kyc.ts';
import { optional, required } from './fields.ts';

const DOCUMENT_TYPE = z.string().check(z.refine((chosen) => Object.hasOwn(DOCUMENT_TYPES, chosen), 'Please select an ID document type'));

const secrets = (rule: typeof required) => ({
  taxId: rule(KYC_LABELS.taxId, 50),
  kycDocumentNumber: rule(KYC_LABELS.kycDocumentNumber, 50),
  bankName: rule(KYC_LABELS.bankName, 100),
  bankAccountNumber: rule(KYC_LABELS.bankAccountNumber, 50),
  bankRoutingNumber: rule(KYC_LABELS.bankRoutingNumber, 50),
});

export const KYC = { kycDocumentType: DOCUMENT_TYPE, ...secrets(required) };

/** Whoever applies again leaves empty what has not changed. */
export const KYC_ON_FILE = { kycDocumentType: DOCUMENT_TYPE, ...secrets(optional) };
