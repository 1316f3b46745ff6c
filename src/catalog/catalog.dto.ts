import { OmitType, PartialType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsDivisibleBy,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { EmptyIsNull, OptionalText, PageNumber, RequiredText, SmallLetters, Trimmed } from '../platform/http/fields.js';
import { PriceLineDto } from './price.dto.js';
import { PRICE_TYPES, type PriceType } from './service.events.js';

export const SORTS = ['newest', 'price-low', 'price-high', 'rating', 'reviews'] as const;
export type ServiceSort = (typeof SORTS)[number];

/** At the end of the slider stands "and more". */
export const NO_UPPER_LIMIT = 500;

const PRICE = `Price must be a whole number of dollars between 0 and ${NO_UPPER_LIMIT}`;
const STARS = 'Minimum rating must be between 1 and 4';

/** What of the public services is shown, and in which order. */
export class ServicesQueryDto {
  /** Part of a title or description, in any case. */
  @Trimmed()
  @IsOptional()
  @MaxLength(100, { message: 'Search must be at most 100 characters' })
  @IsString({ message: 'Search must be text' })
  search?: string;

  /** Slug. A parent's page lists its children's services too. */
  @EmptyIsNull()
  @IsOptional()
  @MaxLength(100, { message: 'Category must be at most 100 characters' })
  @IsString({ message: 'Category must be a slug' })
  category?: string;

  /** Whole dollars. */
  @Type(() => Number)
  @IsOptional()
  @Max(NO_UPPER_LIMIT, { message: PRICE })
  @Min(0, { message: PRICE })
  @IsInt({ message: PRICE })
  minPrice?: number;

  /** Whole dollars; 500 is "$500 and more". */
  @Type(() => Number)
  @IsOptional()
  @Max(NO_UPPER_LIMIT, { message: PRICE })
  @Min(0, { message: PRICE })
  @IsInt({ message: PRICE })
  maxPrice?: number;

  /** The provider's average is at least this. */
  @Type(() => Number)
  @IsOptional()
  @Max(4, { message: STARS })
  @Min(1, { message: STARS })
  @IsInt({ message: STARS })
  minRating?: number;

  /** Five digits: only services whose provider drives there. */
  @IsOptional()
  @Matches(/^\d{5}$/, { message: 'Enter a five-digit ZIP code' })
  @IsString({ message: 'Enter a five-digit ZIP code' })
  zip?: string;

  /** Left out: newest first; with a search, title matches before those. */
  @IsOptional()
  @IsIn(SORTS, { message: `Sort must be one of ${SORTS.join(', ')}` })
  sort?: ServiceSort;

  @PageNumber()
  page?: number;
}

export class VendorServicesQueryDto {
  /** A service that is on the page already. */
  @IsOptional()
  @IsUUID('all', { message: 'This is not a service' })
  exclude?: string;

  @Type(() => Number)
  @IsOptional()
  @Max(100, { message: 'Limit must be between 1 and 100' })
  @Min(1, { message: 'Limit must be between 1 and 100' })
  @IsInt({ message: 'Limit must be between 1 and 100' })
  limit?: number;
}

export class CategoryDto {
  id!: string;
  slug!: string;
  name!: string;
  description!: string;
  /** Name of an icon of the client's set; `null` for the default icon. */
  icon!: string | null;
  parentSlug!: string | null;
  /** Public services, those of its children included. */
  serviceCount!: number;
}

export class ServiceCategoryDto {
  slug!: string;
  name!: string;
  /** Name of an icon of the client's set; `null` for the default icon. */
  icon!: string | null;
}

export class ServiceVendorDto {
  id!: string;
  businessName!: string;
  /** "Unknown" when nobody may be named. */
  ownerName!: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl!: string | null;
  /** Two decimals; `null` without reviews. */
  averageRating!: number | null;
  reviewCount!: number;
  city!: string;
  state!: string;
  /** Miles from the centre of the provider's ZIP code. */
  serviceAreaRadius!: number;
  /** That centre, in degrees; `null` where it is not known. */
  latitude!: number | null;
  longitude!: number | null;
}

export class ServiceCardDto {
  id!: string;
  /** A booking names the revision that the customer saw. */
  revision!: number;
  title!: string;
  description!: string;
  basePriceCents!: number;
  priceType!: PriceType;
  durationMinutes!: number;
  category!: ServiceCategoryDto;
  vendor!: ServiceVendorDto;
}

/** A provider who has just been approved. */
export class NewestVendorDto {
  id!: string;
  businessName!: string;
  /** "Unknown" when nobody may be named. */
  ownerName!: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl!: string | null;
  businessDescription!: string;
  /** Two decimals; `null` without reviews. */
  averageRating!: number | null;
  reviewCount!: number;
  city!: string;
  state!: string;
  /** When the business first applied. */
  memberSince!: string;
  /** Public services, at least one. */
  serviceCount!: number;
  /** Those of its services, by name. */
  categories!: ServiceCategoryDto[];
}

export class ServicePageDto {
  items!: ServiceCardDto[];
  total!: number;
  page!: number;
  pageSize!: number;
  pageCount!: number;
}

export class ServiceDetailVendorDto extends ServiceVendorDto {
  description!: string;
}

export class ServiceDetailDto extends OmitType(ServiceCardDto, ['vendor']) {
  vendor!: ServiceDetailVendorDto;
  createdAt!: string;
  /** The agreed price for its duration on a weekday by day, before the platform fee. */
  priceCents!: number;
  /** How it comes about. */
  lines!: PriceLineDto[];
  platformFeeCents!: number;
  totalPriceCents!: number;
  /** Added to the base price on Saturdays and Sundays; `null` for nothing. */
  weekendPercent!: number | null;
  /** Added to the base price from 17:00 on; `null` for nothing. */
  eveningPercent!: number | null;
  /** What a late cancellation costs at most. */
  cancellationFeeCents!: number;
  /** A free slot can be booked directly. */
  instantBooking!: boolean;
}

/** A vendor's own service, whatever its state. */
export class MyServiceDto {
  id!: string;
  revision!: number;
  title!: string;
  description!: string;
  basePriceCents!: number;
  priceType!: PriceType;
  durationMinutes!: number;
  categoryId!: string;
  category!: ServiceCategoryDto;
  isActive!: boolean;
  createdAt!: string;
  /** Bookings made since the first day of this month in the provider's zone, whatever became of them. */
  bookingsThisMonth!: number;
  /** Of the reviews of this service, two decimals; `null` without any. */
  averageRating!: number | null;
  reviewCount!: number;
}

/** What a customer sees and pays for. */
export class OfferDto {
  @SmallLetters()
  @IsUUID('all', { message: 'Please select a category' })
  categoryId!: string;

  @Trimmed()
  @MaxLength(100, { message: 'Title must be less than 100 characters' })
  @MinLength(5, { message: 'Title must be at least 5 characters' })
  @IsString({ message: 'Title must be at least 5 characters' })
  title!: string;

  @Trimmed()
  @MaxLength(1000, { message: 'Description must be less than 1000 characters' })
  @MinLength(20, { message: 'Description must be at least 20 characters' })
  @IsString({ message: 'Description must be at least 20 characters' })
  description!: string;

  @Max(10_000_000, { message: 'Price must be at most $100,000' })
  @Min(0, { message: 'Price must be positive' })
  @IsInt({ message: 'Base price is required' })
  basePriceCents!: number;

  /** `starting_from` is understood as `starting_at`. */
  @Transform(({ value }: { value: unknown }) => (value === 'starting_from' ? 'starting_at' : value))
  @IsIn(PRICE_TYPES, { message: 'Please select a price type' })
  priceType!: PriceType;

  @Max(1440, { message: 'Duration must be at most 24 hours' })
  @IsDivisibleBy(15, { message: 'Duration must be in steps of 15 minutes' })
  @Min(15, { message: 'Duration must be at least 15 minutes' })
  @IsInt({ message: 'Duration is required' })
  durationMinutes!: number;
}

export class CreateServiceDto extends OfferDto {
  /** Active services are visible to customers and can be booked; `true` when left out. */
  @IsOptional()
  @IsBoolean({ message: 'Active must be true or false' })
  isActive?: boolean;
}

/** What is left out stays as it is. */
export class UpdateServiceDto extends PartialType(OfferDto, { skipNullProperties: false }) {}

export class ServiceCreatedDto {
  serviceId!: string;
}

export class CreateCategoryDto {
  @RequiredText('Name', 100)
  name!: string;

  @Trimmed()
  @MaxLength(100, { message: 'Slug must be at most 100 characters' })
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'Slug may have lowercase letters, digits and single hyphens' })
  @IsString({ message: 'Slug is required' })
  slug!: string;

  @OptionalText('Description', 1000)
  description?: string | null;

  /** Name of an icon of the client's set. */
  @OptionalText('Icon', 50)
  icon?: string | null;

  @IsOptional()
  @SmallLetters()
  @IsUUID('all', { message: 'Please select a category' })
  parentId?: string | null;
}

export class CategoryCreatedDto {
  categoryId!: string;
}
