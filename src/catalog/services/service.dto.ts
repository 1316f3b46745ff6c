import { PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsDivisibleBy, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min, MinLength } from 'class-validator';
import { SmallLetters, Trimmed } from '../../platform/fields/fields.js';
import { PRICE_TYPES, type PriceType } from '../service.events.js';

export class ServiceCategoryDto {
  slug!: string;
  name!: string;
  /** Name of an icon of the client's set; `null` for the default icon. */
  icon!: string | null;
  /** Path of the picture that shows in place of the icon, with its drawings at `<path>/128.webp` and `<path>/256.webp`; `null` where the icon shows. */
  pictureUrl!: string | null;
  /** An inactive one has no page. */
  isActive!: boolean;
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
  /** An administrator has switched it off: only an administrator switches it on. */
  isOffByAdmin!: boolean;
  /** Why they have; `null` where they have not, or are erased. */
  offReason!: string | null;
  createdAt!: string;
  /** Bookings made since the first day of this month in the provider's zone, whatever became of them. */
  bookingsThisMonth!: number;
  /** Of the reviews of this service, two decimals; `null` without any. */
  averageRating!: number | null;
  reviewCount!: number;
}

/** How a price is told, whoever tells it. */
export class BasePriceDto {
  @Max(10_000_000, { message: 'Price must be at most $100,000' })
  @Min(0, { message: 'Price must be positive' })
  @IsInt({ message: 'Base price is required' })
  basePriceCents!: number;

  /** `starting_from` is understood as `starting_at`. */
  @Transform(({ value }: { value: unknown }) => (value === 'starting_from' ? 'starting_at' : value))
  @IsIn(PRICE_TYPES, { message: 'Please select a price type' })
  priceType!: PriceType;
}

/** What a customer sees and pays for. */
export class OfferDto extends BasePriceDto {
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
export class UpdateServiceDto extends PartialType(OfferDto, { skipNullProperties: false }) {
  /** Which revision the changes rest on: refused where the service has changed since. Left out, whatever stands is changed. */
  @IsOptional()
  @Min(0)
  @IsInt({ message: 'Revision must be a whole number' })
  revision?: number;
}

export class ServiceCreatedDto {
  serviceId!: string;
}
