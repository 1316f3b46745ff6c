const atMost = (label: string, longest: number) => (typed: string) =>
  typed.trim().length <= longest || `${label} must be at most ${longest} characters`;

export const required = (label: string, longest: number) => (typed: string) =>
  typed.trim() === '' ? `${label} is required` : atMost(label, longest)(typed);

const RADIUS = 'Service area radius must be between 1 and 100 miles';

/** Few enough to do without zod, which this page has no room for. */
export const RULES = {
  businessName: { validate: required('Business name', 100) },
  businessDescription: { validate: required('Business description', 2000) },
  businessLicense: { validate: atMost('Business license number', 100) },
  serviceAreaRadius: { required: RADIUS, pattern: { value: /^\s*([1-9]\d?|100)\s*$/, message: RADIUS } },
};

/** As it is typed. */
export type BusinessValues = Record<keyof typeof RULES, string>;
