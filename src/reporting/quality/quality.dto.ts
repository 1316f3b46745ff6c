import { ShareDto } from './share.dto.js';

/** How well a provider serves, over the last 90 days; what customers or administrators caused does not count. `null`: fewer than five cases. */
export class QualityDto {
  /** The day, in the provider's zone, from which on things count. */
  since!: string;
  /** Of the requests made since then that were answered or have expired: those that the provider accepted or declined in time. */
  responseRate!: ShareDto | null;
  /** Of the confirmed jobs whose scheduled end lies since then: those that are completed. */
  completionRate!: ShareDto | null;
  /** Of the bookings confirmed since then: those that the provider called off or did not come to. */
  providerCancellations!: ShareDto | null;
  /** Of the reviews posted since then: those with five stars. */
  fiveStars!: ShareDto | null;
}
