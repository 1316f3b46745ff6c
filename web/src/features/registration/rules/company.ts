import * as z from 'zod/mini';
import { WEBSITE } from '#shared/vendors/website.ts';
import { optional, required, wholeNumber } from './fields.ts';

const YEARS_RULE = 'Years in business must be a whole number from 0 to 200';
const RADIUS_RULE = 'Service area radius must be between 1 and 100 miles';

/** An empty field, or one that keeps the rule. */
const unlessEmpty = (pattern: RegExp, message: string) => z.refine<string>((typed) => typed === '' || pattern.test(typed), message);

export const COMPANY = {
  businessName: required('Business name', 100),
  businessDescription: required('Business description', 2000),
  businessAddress: required('Business address', 200),
  businessCity: required('City', 100),
  businessState: required('State', 50),
  businessZip: required('ZIP code', 10).check(z.regex(/^\d{5}(-\d{4})?$/, 'Enter a US ZIP code')),
  serviceAreaRadius: z.string().check(z.trim(), wholeNumber(1, 100, RADIUS_RULE)),
  yearsInBusiness: z.string().check(z.trim(), unlessEmpty(/^(1?\d?\d|200)$/, YEARS_RULE)),
  websiteUrl: optional('Website URL', 300).check(z.regex(WEBSITE.pattern, WEBSITE.message)),
  businessLicense: optional('Business license number', 100),
};
