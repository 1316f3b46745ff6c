import { ShareDto } from '../quality/share.dto.js';

/** How a business has done since it began. */
export class VendorPerformanceDto {
  totalReviews!: number;
  /** Two decimals; `null` without reviews. */
  averageRating!: number | null;
  /** Bookings made, whatever became of them. */
  bookings!: number;
  /** Of the requests of the last 90 days that were answered or have expired: those accepted or declined in time. `null` below five. */
  responseRate!: ShareDto | null;
}
