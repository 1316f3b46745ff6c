import * as z from 'zod/mini';
import type { CreateManagedServiceDto } from '#api/staff/generated-staff.ts';
import { PRICE } from '#shared/services/offer/price.ts';
import type { PriceType } from '#shared/services/offer/price-types.ts';
import { checked } from '#ui/forms/numbers/checked.ts';
import { centsOf, dollarsOf } from '#ui/forms/numbers/number-fields.ts';
import type { ManagedServiceDto } from '../api.ts';

const TITLE_MAX = 100;
const DESCRIPTION_MIN = 10;
const DESCRIPTION_MAX = 1000;
const LONGEST_MINUTES = 1440;

/** Whole minutes, as few as one: the limits of providers are not those of administrators. */
const minutes = (typed: string): string | undefined => {
  if (!/^-?\d+$/.test(typed.trim()) || Number(typed) < 1) return 'Duration must be at least 1 minute';
  return Number(typed) > LONGEST_MINUTES ? 'Duration must be at most 24 hours' : undefined;
};

/** What the form holds: prices in dollars, numbers as they are typed. */
export const ManagedServiceFields = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'Title is required'), z.maxLength(TITLE_MAX, `Title must be at most ${TITLE_MAX} characters`)),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(DESCRIPTION_MIN, `Description must be at least ${DESCRIPTION_MIN} characters`),
      z.maxLength(DESCRIPTION_MAX, `Description must be at most ${DESCRIPTION_MAX} characters`),
    ),
  categoryId: z.string().check(z.minLength(1, 'Category is required')),
  vendorId: z.string().check(z.minLength(1, 'Vendor is required')),
  priceType: z.enum(['fixed', 'hourly', 'starting_at'] satisfies PriceType[], 'Please select a price type'),
  basePrice: checked(PRICE),
  durationMinutes: checked(minutes),
  isActive: z.boolean(),
});
export type ManagedServiceFields = z.infer<typeof ManagedServiceFields>;

export const LABELS = {
  title: 'Title',
  description: 'Description',
  categoryId: 'Category',
  vendorId: 'Vendor',
  priceType: 'Price type',
  basePrice: 'Base price (USD)',
  durationMinutes: 'Duration in minutes',
  isActive: 'Active',
} satisfies Record<keyof ManagedServiceFields, string>;

const NEW_SERVICE: ManagedServiceFields = {
  title: '',
  description: '',
  categoryId: '',
  vendorId: '',
  priceType: 'fixed',
  basePrice: '0',
  durationMinutes: '60',
  isActive: true,
};

export const fieldsOf = (service: ManagedServiceDto | undefined): ManagedServiceFields =>
  service
    ? {
        title: service.title,
        description: service.description,
        categoryId: service.category.id,
        vendorId: service.vendor.id,
        priceType: service.priceType,
        basePrice: dollarsOf(service.basePriceCents),
        durationMinutes: String(service.durationMinutes),
        isActive: service.isActive,
      }
    : NEW_SERVICE;

/** As the server takes it. */
export const offerIn = ({ basePrice, durationMinutes, ...fields }: ManagedServiceFields): CreateManagedServiceDto => ({
  ...fields,
  basePriceCents: centsOf(basePrice),
  durationMinutes: Number(durationMinutes),
});

/** What is not to be changed is not sent: somebody else may have changed it. A service stays with its vendor. */
export function changedIn(wanted: ManagedServiceFields, stored: ManagedServiceFields): Partial<Omit<CreateManagedServiceDto, 'vendorId'>> {
  const before = offerIn(stored);
  const { vendorId: _, ...offer } = offerIn(wanted);
  return Object.fromEntries(Object.entries(offer).filter(([name, value]) => value !== before[name as keyof CreateManagedServiceDto]));
}
