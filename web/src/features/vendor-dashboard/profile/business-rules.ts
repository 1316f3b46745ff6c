import * as z from 'zod/mini';

const required = (label: string, longest: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, `${label} is required`), z.maxLength(longest, `${label} must be at most ${longest} characters`));

const RADIUS = 'Service area radius must be between 1 and 100 miles';

/** The radius as it is typed. */
export const BusinessRules = z.object({
  businessName: required('Business name', 100),
  businessDescription: required('Business description', 2000),
  businessLicense: z.string().check(z.trim(), z.maxLength(100, 'Business license number must be at most 100 characters')),
  serviceAreaRadius: z.string().check(z.trim(), z.regex(/^([1-9]\d?|100)$/, RADIUS)),
});

export type BusinessTyped = z.infer<typeof BusinessRules>;
