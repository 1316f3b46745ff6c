import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { EmptyIsNull, PageNumber, Trimmed } from '../../platform/fields/fields.js';
import { PlaceDto } from '../../platform/geo/places.dto.js';
import { WhenQuery } from '../../platform/time/when.fields.js';
import { type PartOfDay, PARTS_OF_DAY } from '../../platform/time/when.js';
import { PriceLineDto } from '../price.dto.js';
import { ServiceCardDto, ServiceCategoryDto, ServiceVendorDto } from '../services/service.dto.js';
import { type ServiceSort, SORTS } from '../storefront/service-sort.js';

/** At the end of the slider stands "and more". */
export const NO_UPPER_LIMIT = 500;

const PRICE = `Price must be a whole number of dollars between 0 and ${NO_UPPER_LIMIT}`;
const STARS = 'Minimum rating must be between 1 and 4';

/** What of the public services is shown, and in which order. */
export class ServicesQueryDto extends WhenQuery {
  /** What somebody needs, in their words: services, trades, providers, with a place or without; misspelt words are put right. */
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

  /** Left out: with a search what matches better first; with a place those whose provider has the shortest way there; then newest. */
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

/** When a job is to begin, on the clocks of each provider. */
export class WhenDto {
  /** yyyy-MM-dd, or a day that counts from today: today, tomorrow, weekend or a weekday. */
  day!: string;
  /** `null` for any time of it. */
  @ApiProperty({ enum: PARTS_OF_DAY, nullable: true })
  part!: PartOfDay | null;
}

/** How a search term was understood. */
export class SearchUnderstoodDto {
  /** A place that it names: only services whose provider drives there are listed. */
  place!: PlaceDto | null;
  /** A time that it names: only what is free then is listed, if anything is. */
  when!: WhenDto | null;
  /** The term without the place and the time, in lower case. */
  words!: string;
  /** These words with those that were misspelt put right; `null` where none was. */
  corrected!: string | null;
  /** The words with rare ones that may be slips for frequent ones put right; `null` where there are none. */
  perhaps!: string | null;
  /** Words that what is listed lacks, as nothing has all of them. */
  lacking!: string[];
}

/** Parts of a question that may be why nothing was found; `words` and `place` are those of the search, `time` is of either. */
export const LEFT_OUT = ['words', 'place', 'time', 'zip', 'price', 'rating', 'category'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** How many services there are without one part of the question. */
export class NearMissDto {
  leftOut!: LeftOut;
  total!: number;
}

export class ServicePageDto {
  items!: ServiceCardDto[];
  total!: number;
  page!: number;
  pageSize!: number;
  pageCount!: number;
  /** How many providers offer all of these. */
  providers!: number;
  /** Where their providers drive to: what the search names, else the ZIP code that was asked for; `null` without either. */
  place!: PlaceDto | null;
  /** All of them are free then: what the search names, unless nothing is, else what was asked for; `null` without either. */
  when!: WhenDto | null;
  /** `null` without a search. */
  search!: SearchUnderstoodDto | null;
  /** Where nothing was found, what there is without a part of the question; most first. */
  near!: NearMissDto[];
  /** Where no provider drives to the place: cities in which some are at home, nearest first. */
  served!: PlaceDto[];
}

export class ServiceDetailVendorDto extends ServiceVendorDto {
  description!: string;
  /** When the business first applied. */
  memberSince!: string;
  /** When an administrator approved its application. */
  approvedAt!: string;
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
  /** A booking is confirmed at once; else it is a request, which the provider has some hours to answer. */
  autoAccept!: boolean;
}
