/** The favorites themselves, apart from their ids. */
export const FAVORITE_LIST = { type: 'Favorite', id: 'list' } as const;

/** What the answers of all other pages are about. */
export const SIGNED_IN_TAGS = {
  accountSecurity: ['Security'],
  sessions: ['Session'],
  profile: ['Profile'],
  accountSettings: ['Settings'],
  deletion: [],
  myApplication: [],
  // It counts what is booked.
  myVendor: ['Vendor', 'Booking'],
  myWorkPhotos: ['WorkPhoto'],
  // A photo's picture stays the same for as long as there is one.
  myWorkPhotoImage: [],
  vendorSettings: ['VendorSettings'],
  workingHours: ['WorkingHours'],
  calendarAddress: ['CalendarAddress'],
  myServices: ['Service'],
  favorites: [FAVORITE_LIST],
  favoriteIds: ['Favorite'],
  bookingTimeline: ['Booking'],
  nextFreeSlotsOfVendors: ['Slots'],
  myHolds: ['Hold'],
  bookingConflicts: ['WorkingHours', 'Booking'],
  previewTimes: ['WorkingHours', 'Slots'],
  myBookings: ['Booking'],
  bookingSummary: ['Booking'],
  vendorBookings: ['Booking'],
  vendorCalendar: ['Booking', 'WorkingHours'],
  bookingsOfDays: ['Booking'],
  bookingSlots: ['Slots'],
  bookingDays: ['Slots'],
  myReviews: ['Review'],
  reviewPhotoImage: [],
  vendorCustomers: ['Booking', 'Review'],
  vendorEarnings: ['Booking'],
  vendorTransactions: ['Booking'],
  vendorPerformance: ['Booking', 'Review'],
  vendorReport: ['Booking', 'Review'],
  customerReviews: ['Review'],
} as const;
