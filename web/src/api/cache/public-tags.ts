/** What the answers of public pages are about. */
export const PUBLIC_TAGS = {
  me: [],
  place: [],
  nearestPlace: [],
  categories: ['Category'],
  services: ['Service'],
  popularServices: ['Service'],
  service: ['Service'],
  newestVendors: ['Vendor'],
  vendorServices: ['Service'],
  vendor: ['Vendor'],
  vendorReviews: ['Review'],
  slots: ['Slots'],
  nextSlots: ['Slots'],
  nextFreeSlots: ['Slots'],
  bookableDays: ['Slots'],
} as const;
