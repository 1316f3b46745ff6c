import { APPLICATION_FIELDS, changedFields } from './changed-fields.js';

const TOLD = {
  businessName: 'Bright & Co',
  businessDescription: 'Homes cleaned.',
  businessCity: 'Austin',
  businessState: 'TX',
  businessZip: '78701',
  serviceAreaRadius: 10,
  yearsInBusiness: null,
  kycDocumentType: 'passport' as const,
  contactPerson: 'Victoria Brandt',
  contactEmail: 'v@brandt.example',
  contactPhone: '(512) 555-0100',
  businessAddress: '100 Congress Avenue',
  businessLicense: null,
  websiteUrl: null,
  taxId: '12-3456789',
  kycDocumentNumber: 'X0000001',
  bankName: 'First Bank',
  bankAccountNumber: '0009876543',
  bankRoutingNumber: 'FIRS0001234',
};
const mask = (secret: string) => `•${secret.slice(-2)}`;

describe('what an application tells otherwise than the one before', () => {
  test('is nothing where both tell the same', () => expect(changedFields(TOLD, { ...TOLD }, mask)).toEqual([]));

  test('stands in the order in which it is asked for; what was left out is null', () =>
    expect(changedFields(TOLD, { ...TOLD, yearsInBusiness: 4, businessName: 'Bright' }, mask)).toEqual([
      { field: 'businessName', before: 'Bright & Co', now: 'Bright' },
      { field: 'yearsInBusiness', before: null, now: '4' },
    ]));

  test('is told of a secret that changed even where it is masked alike, and never in clear', () =>
    expect(changedFields(TOLD, { ...TOLD, taxId: '99-9999989' }, mask)).toEqual([{ field: 'taxId', before: '•89', now: '•89' }]));

  test('leaves out nothing that is asked for', () => expect([...APPLICATION_FIELDS].sort()).toEqual(Object.keys(TOLD).sort()));
});
