import * as z from 'zod/mini';
import type { CreateServiceDto, MyServiceDto } from '#api/generated.ts';
import { centsOf, dollars, dollarsOf, type Rule } from '../../number-fields.ts';
import type { PriceType } from './price-types.ts';

const LONGEST_MINUTES = 1440;
const STEP_MINUTES = 15;
const TITLE_MAX = 100;

const minutes = z.string().check(
  z.refine((text) => /^-?\d+$/.test(text.trim()), { error: 'Duration is required', abort: true }),
  z.refine((text) => Number(text) >= STEP_MINUTES, { error: 'Duration must be at least 15 minutes', abort: true }),
  z.refine((text) => Number(text) % STEP_MINUTES === 0, { error: 'Duration must be in steps of 15 minutes', abort: true }),
  z.refine((text) => Number(text) <= LONGEST_MINUTES, 'Duration must be at most 24 hours'),
);

const checked = (rule: Rule) =>
  z.string().check(({ value, issues }) => {
    const message = rule(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  });

/** What the form holds: prices in dollars, numbers as they are typed. */
export const ServiceFields = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(5, 'Title must be at least 5 characters'),
      z.maxLength(TITLE_MAX, 'Title must be less than 100 characters'),
    ),
  categoryId: z.string().check(z.minLength(1, 'Please select a category')),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(20, 'Description must be at least 20 characters'),
      z.maxLength(1000, 'Description must be less than 1000 characters'),
    ),
  priceType: z.enum(['fixed', 'hourly', 'starting_at'] satisfies PriceType[], 'Please select a price type'),
  basePrice: checked(
    dollars({
      missing: 'Base price is required',
      negative: 'Price must be positive',
      mostCents: 10_000_000,
      tooMuch: 'Price must be at most $100,000',
    }),
  ),
  durationMinutes: minutes,
  isActive: z.boolean(),
});
export type ServiceFields = z.infer<typeof ServiceFields>;

export const LABELS = {
  title: 'Title',
  categoryId: 'Category',
  description: 'Description',
  priceType: 'Price type',
  basePrice: 'Base price (USD)',
  durationMinutes: 'Duration in minutes',
  isActive: 'Make Service Active',
} satisfies Record<keyof ServiceFields, string>;

export const NEW_SERVICE: ServiceFields = {
  title: '',
  categoryId: '',
  description: '',
  priceType: 'fixed',
  basePrice: '',
  durationMinutes: '',
  isActive: true,
};

export const fieldsOf = ({ basePriceCents, durationMinutes, ...service }: MyServiceDto): ServiceFields => ({
  title: service.title,
  categoryId: service.categoryId,
  description: service.description,
  priceType: service.priceType,
  basePrice: dollarsOf(basePriceCents),
  durationMinutes: String(durationMinutes),
  isActive: service.isActive,
});

/** A new service that begins like another one: only its title says that it is none yet. */
export const copyOf = (service: MyServiceDto): ServiceFields => ({
  ...fieldsOf(service),
  title: `Copy of ${service.title}`.slice(0, TITLE_MAX),
  isActive: NEW_SERVICE.isActive,
});

export type Offer = Omit<CreateServiceDto, 'isActive'>;

export const offerIn = ({ isActive: _, basePrice, durationMinutes, ...fields }: ServiceFields): Offer => ({
  ...fields,
  basePriceCents: centsOf(basePrice),
  durationMinutes: Number(durationMinutes),
});
