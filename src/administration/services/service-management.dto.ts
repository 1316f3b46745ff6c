import { OmitType, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min, MinLength } from 'class-validator';
import { BasePriceDto } from '../../catalog/index.js';
import type { PriceType } from '../../catalog/service.events.js';
import { OptionalText, PageNumber, RequiredText, SmallLetters, Trimmed } from '../../platform/fields/fields.js';
import { ListPageDto } from '../../platform/lists/list-page.dto.js';

export const SERVICE_STATES = ['active', 'inactive'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

export const SERVICE_ORDERS = ['created', 'title', 'vendor', 'category', 'price', 'status'] as const;
export type ServiceOrder = (typeof SERVICE_ORDERS)[number];

export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export class ManagedServicesQuery {
  @PageNumber()
  page?: number;

  @IsOptional()
  @IsIn(SERVICE_STATES, { message: 'Choose active or inactive' })
  state?: ServiceState;

  @IsOptional()
  @SmallLetters()
  @IsUUID('all', { message: 'Choose a category' })
  category?: string;

  @IsOptional()
  @SmallLetters()
  @IsUUID('all', { message: 'Choose a vendor' })
  vendor?: string;

  @IsOptional()
  @IsIn(SERVICE_ORDERS, { message: 'Choose created, title, vendor, category, price or status' })
  sort?: ServiceOrder;

  @IsOptional()
  @IsIn(DIRECTIONS, { message: 'Choose asc or desc' })
  direction?: Direction;

  /** Part of the title or of the vendor's name, or a service's whole id. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'Search for a text' })
  @MaxLength(100, { message: 'Search for at most 100 characters' })
  search?: string;
}

/** The same without a page: all of them, as a file. */
export class DownloadServicesDto extends OmitType(ManagedServicesQuery, ['page']) {}

export class ManagedServiceVendorDto {
  id!: string;
  businessName!: string;
  /** Approved, active and not paused: customers see them. */
  isPublic!: boolean;
}

export class ManagedServiceCategoryDto {
  id!: string;
  name!: string;
  isActive!: boolean;
}

/** A service as administrators see one, whatever its state. */
export class ManagedServiceDto {
  id!: string;
  /** What a change rests on. */
  revision!: number;
  title!: string;
  description!: string;
  basePriceCents!: number;
  priceType!: PriceType;
  durationMinutes!: number;
  vendor!: ManagedServiceVendorDto;
  category!: ManagedServiceCategoryDto;
  isActive!: boolean;
  createdAt!: string;
  /** When it was last changed, by whomever. */
  updatedAt!: string;
}

export class ManagedServicePageDto extends ListPageDto {
  items!: ManagedServiceDto[];
  /** How many there are of what is looked for in either state. */
  activeCount!: number;
  inactiveCount!: number;
}

/** What an administrator may tell of a service: their own limits, not those of providers. */
export class ManagedServiceFieldsDto extends BasePriceDto {
  @RequiredText('Title', 100)
  title!: string;

  @Trimmed()
  @MaxLength(1000, { message: 'Description must be at most 1000 characters' })
  @MinLength(10, { message: 'Description must be at least 10 characters' })
  @IsString({ message: 'Description must be at least 10 characters' })
  description!: string;

  @SmallLetters()
  @IsUUID('all', { message: 'Category is required' })
  categoryId!: string;

  @Max(1440, { message: 'Duration must be at most 24 hours' })
  @Min(1, { message: 'Duration must be at least 1 minute' })
  @IsInt({ message: 'Duration must be at least 1 minute' })
  durationMinutes!: number;

  /** Active services are visible to customers and can be booked; a new one is `true` when it is left out. */
  @IsOptional()
  @IsBoolean({ message: 'Active must be true or false' })
  isActive?: boolean;
}

export class CreateManagedServiceDto extends ManagedServiceFieldsDto {
  /** Who is to offer it: a provider who is approved and active. */
  @SmallLetters()
  @IsUUID('all', { message: 'Vendor is required' })
  vendorId!: string;
}

const REVISION = 'Revision must be a whole number';

/** What is left out stays as it is. A service stays with its provider. */
export class UpdateManagedServiceDto extends PartialType(ManagedServiceFieldsDto, { skipNullProperties: false }) {
  /** Which revision the changes rest on: refused where the service has changed since. Left out, whatever stands is changed. */
  @IsOptional()
  @Min(0, { message: REVISION })
  @IsInt({ message: REVISION })
  revision?: number;

  /** Why it is switched on or off; what is only changed needs none. The provider reads it. */
  @OptionalText('Reason', 500)
  reason?: string | null;
}

/** Why a service is switched. */
export class SwitchManagedServiceDto {
  /** The provider reads it. */
  @RequiredText('Reason', 500)
  reason!: string;
}
