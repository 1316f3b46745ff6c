import { WEBSITE } from '#shared/vendors/website.ts';
import { required } from './business-rules.ts';

const ZIP = 'Enter a five-digit ZIP code';

/** What the server knows better, such as whether a ZIP code is in use, it says beside the field. */
export const CONTACT_RULES = {
  contactPerson: { validate: required('Contact person', 100) },
  phone: { validate: required('Phone', 40) },
  businessAddress: { validate: required('Business address', 200) },
  businessCity: { validate: required('City', 100) },
  businessState: { validate: required('State', 50) },
  businessZip: { required: ZIP, pattern: { value: /^\s*\d{5}\s*$/, message: ZIP } },
  websiteUrl: { pattern: { value: WEBSITE.pattern, message: WEBSITE.message } },
};

/** As it is typed. */
export type ContactValues = Record<keyof typeof CONTACT_RULES, string>;
