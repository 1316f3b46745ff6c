import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageNumber, Trimmed } from '../../platform/fields/fields.js';

export class VendorCustomersQuery {
  /** Part of a name, in any case. */
  @Trimmed()
  @IsOptional()
  @MaxLength(100, { message: 'Search must be at most 100 characters' })
  @IsString({ message: 'Search must be text' })
  search?: string;

  @PageNumber()
  page?: number;
}

/** Somebody who has booked at the business. */
export class VendorCustomerDto {
  customerId!: string;
  /** 'Unknown Customer' when nobody may be named. */
  fullName!: string;
  /** `null` while each request of theirs was declined, withdrawn, or has expired. */
  phone!: string | null;
  avatarUrl!: string;
  /** At this business, whatever became of them. */
  bookingCount!: number;
  /** Latest day, yyyy-MM-dd, for which they have booked. */
  lastBookingDate!: string;
  /** Of the stars that they have given to this business under their name, two decimals; `null` without any. */
  averageRating!: number | null;
  ratingCount!: number;
}

export class VendorCustomerPageDto {
  items!: VendorCustomerDto[];
  /** How many there are of what was searched for. */
  total!: number;
  /** All who have booked. */
  totalCustomers!: number;
  page!: number;
  pageSize!: number;
  pageCount!: number;
}
