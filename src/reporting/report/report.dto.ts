import { QualityDto } from '../quality/quality.dto.js';

/** Everything counts in the period in which it happened: a booking when it was made, its price when it was completed, a review when it was posted. */
export class ReportFiguresDto {
  /** Agreed prices of the bookings completed in the period, without platform fees and cancellation fees; what was refunded later stands in the earnings. */
  revenueCents!: number;
  /** Bookings made, whatever became of them. */
  bookings!: number;
  completedBookings!: number;
  /** Customers whose first booking at this business was made in the period. */
  newCustomers!: number;
  /** Of the reviews posted in the period, two decimals; `null` without any. */
  averageRating!: number | null;
  reviewCount!: number;
}

export class ReportMonthDto {
  /** yyyy-MM; only its days within the period count. */
  month!: string;
  bookings!: number;
  completedBookings!: number;
  revenueCents!: number;
  newCustomers!: number;
}

export class ReportServiceDto {
  serviceId!: string;
  /** As it is called now; one that is deleted as it was called last in the period. */
  title!: string;
  bookings!: number;
  completedBookings!: number;
  revenueCents!: number;
}

export class ReportCityDto {
  city!: string;
  state!: string;
  customers!: number;
}

/** Who made bookings in the period. */
export class ReportCustomersDto {
  total!: number;
  /** Their first booking at this business was among them. */
  new!: number;
  /** They had booked before. */
  returning!: number;
  /** Where the work was to be done: the five places with most customers. */
  cities!: ReportCityDto[];
}

/** How a business has done. Days and months are those of its zone. */
export class VendorReportDto {
  /** First day, yyyy-MM-dd. */
  from!: string;
  /** Last day, yyyy-MM-dd. */
  to!: string;
  /** IANA zone. */
  timeZone!: string;
  figures!: ReportFiguresDto;
  /** Of the equally long time before. */
  before!: ReportFiguresDto;
  /** Every month of the period, in order. */
  months!: ReportMonthDto[];
  /** The five that were booked most. */
  services!: ReportServiceDto[];
  customers!: ReportCustomersDto;
  /** Of the last 90 days, whatever the period. */
  quality!: QualityDto;
}
