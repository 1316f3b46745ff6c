import * as z from 'zod/mini';
import type { CreateServiceDto, MyServiceDto } from '#api/generated.ts';
import { PRICE } from '#shared/services/offer/price.ts';
import type { PriceType } from '#shared/services/offer/price-types.ts';
import { checked } from '#ui/forms/numbers/checked.ts';
import { centsOf, dollarsOf } from '#ui/forms/numbers/number-fields.ts';

const LONGEST_MINUTES = 1440;
const STEP_MINUTES = 15;
const TITLE_MAX = 100;

const minutes = z.string().check(
  z.refine((text) => /^-?\d+$/.test(text.trim()), { error: 'Duration is required', abort: true }),
  z.refine((text) => Number(text) >= STEP_MINUTES, { error: 'Duration must be at least 15 minutes', abort: true }),
  z.refine((text) => Number(text) % STEP_MINUTES === 0, { error: 'Duration must be in steps of 15 minutes', abort: true }),
  z.refine((text) => Number(text) <= LONGEST_MINUTES, 'Duration must be at most 24 hours'),
);

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
  basePrice: checked(PRICE),
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

const LIMITED = ['title', 'description', 'durationMinutes'] as const;

/** Which fields an administrator has set beyond the limits of providers, and which limits those are. */
export type Beyond = Partial<Record<keyof ServiceFields, string>>;

export const mayStay = (limit: string): string => `An administrator has set this, and it may stay as it is. If you change it: ${limit}.`;

export const beyondLimits = (stored: ServiceFields): Beyond =>
  Object.fromEntries(
    LIMITED.flatMap((name) => {
      const { error } = ServiceFields.shape[name].safeParse(stored[name]);
      return error ? [[name, error.issues[0]!.message]] : [];
    }),
  );

export type Offer = Omit<CreateServiceDto, 'isActive'>;

export const offerIn = ({ isActive: _, basePrice, durationMinutes, ...fields }: ServiceFields): Offer => ({
  ...fields,
  basePriceCents: centsOf(basePrice),
  durationMinutes: Number(durationMinutes),
});
