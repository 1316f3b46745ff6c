import { baseApi as api } from "./base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    nearestPlace: build.query<NearestPlaceApiResponse, NearestPlaceApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/places/nearest`,
        params: {
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
        },
      }),
    }),
    placesAround: build.query<PlacesAroundApiResponse, PlacesAroundApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/places/around`,
        params: {
          latitude: queryArg.latitude,
          longitude: queryArg.longitude,
          miles: queryArg.miles,
        },
      }),
    }),
    place: build.query<PlaceApiResponse, PlaceApiArg>({
      query: (queryArg) => ({ url: `/api/v1/places/${queryArg.zip}` }),
    }),
    me: build.query<MeApiResponse, MeApiArg>({
      query: () => ({ url: `/api/v1/auth/me` }),
    }),
    sendContactMessage: build.mutation<
      SendContactMessageApiResponse,
      SendContactMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/contact-messages`,
        method: "POST",
        body: queryArg.sendContactMessageDto,
      }),
    }),
    platformRules: build.query<PlatformRulesApiResponse, PlatformRulesApiArg>({
      query: () => ({ url: `/api/v1/platform-rules` }),
    }),
    vendor: build.query<VendorApiResponse, VendorApiArg>({
      query: (queryArg) => ({ url: `/api/v1/vendors/${queryArg.id}` }),
    }),
    vendorPhotos: build.query<VendorPhotosApiResponse, VendorPhotosApiArg>({
      query: (queryArg) => ({ url: `/api/v1/vendors/${queryArg.id}/photos` }),
    }),
    categories: build.query<CategoriesApiResponse, CategoriesApiArg>({
      query: () => ({ url: `/api/v1/categories` }),
    }),
    services: build.query<ServicesApiResponse, ServicesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/services`,
        params: {
          day: queryArg.day,
          part: queryArg.part,
          page: queryArg.page,
          search: queryArg.search,
          category: queryArg.category,
          minPrice: queryArg.minPrice,
          maxPrice: queryArg.maxPrice,
          minRating: queryArg.minRating,
          zip: queryArg.zip,
          sort: queryArg.sort,
        },
      }),
    }),
    popularServices: build.query<
      PopularServicesApiResponse,
      PopularServicesApiArg
    >({
      query: () => ({ url: `/api/v1/services/popular` }),
    }),
    service: build.query<ServiceApiResponse, ServiceApiArg>({
      query: (queryArg) => ({ url: `/api/v1/services/${queryArg.id}` }),
    }),
    newestVendors: build.query<NewestVendorsApiResponse, NewestVendorsApiArg>({
      query: () => ({ url: `/api/v1/vendors/newest` }),
    }),
    vendorServices: build.query<
      VendorServicesApiResponse,
      VendorServicesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendors/${queryArg.id}/services`,
        params: {
          exclude: queryArg.exclude,
          limit: queryArg.limit,
        },
      }),
    }),
    suggestions: build.query<SuggestionsApiResponse, SuggestionsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/search/suggestions`,
        params: {
          term: queryArg.term,
        },
      }),
    }),
    nextFreeSlots: build.query<NextFreeSlotsApiResponse, NextFreeSlotsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/services/next-slots`,
        params: {
          day: queryArg.day,
          part: queryArg.part,
          ids: queryArg.ids,
        },
      }),
    }),
    slots: build.query<SlotsApiResponse, SlotsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/services/${queryArg.id}/slots`,
        params: {
          date: queryArg.date,
          hold: queryArg.hold,
        },
      }),
    }),
    bookableDays: build.query<BookableDaysApiResponse, BookableDaysApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/services/${queryArg.id}/days`,
        params: {
          month: queryArg.month,
          hold: queryArg.hold,
        },
      }),
    }),
    nextSlots: build.query<NextSlotsApiResponse, NextSlotsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/services/${queryArg.id}/next-slots`,
      }),
    }),
    vendorReviews: build.query<VendorReviewsApiResponse, VendorReviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/vendors/${queryArg.id}/reviews`,
        params: {
          page: queryArg.page,
          rating: queryArg.rating,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as publicApi };
export type NearestPlaceApiResponse = /** status 200  */ PlaceDto;
export type NearestPlaceApiArg = {
  /** Degrees. */
  latitude: number;
  /** Degrees. */
  longitude: number;
};
export type PlacesAroundApiResponse = /** status 200  */ PlaceDto[];
export type PlacesAroundApiArg = {
  /** Degrees. */
  latitude: number;
  /** Degrees. */
  longitude: number;
  miles: number;
};
export type PlaceApiResponse = /** status 200  */ PlaceDto;
export type PlaceApiArg = {
  zip: string;
};
export type MeApiResponse = /** status 200  */ MeDto;
export type MeApiArg = void;
export type SendContactMessageApiResponse = unknown;
export type SendContactMessageApiArg = {
  sendContactMessageDto: SendContactMessageDto;
};
export type PlatformRulesApiResponse = /** status 200  */ PlatformRulesDto;
export type PlatformRulesApiArg = void;
export type VendorApiResponse = /** status 200  */ VendorDto;
export type VendorApiArg = {
  id: string;
};
export type VendorPhotosApiResponse = /** status 200  */ WorkPhotoDto[];
export type VendorPhotosApiArg = {
  id: string;
};
export type CategoriesApiResponse = /** status 200  */ CategoryDto[];
export type CategoriesApiArg = void;
export type ServicesApiResponse = /** status 200  */ ServicePageDto;
export type ServicesApiArg = {
  day?: string;
  part?: "morning" | "afternoon" | "evening";
  /** From 1. */
  page?: number;
  /** What somebody needs, in their words: services, trades, providers, with a place or without; misspelt words are put right. */
  search?: string;
  /** Slug. A parent's page lists its children's services too. */
  category?: string;
  /** Whole dollars. */
  minPrice?: number;
  /** Whole dollars; 500 is "$500 and more". */
  maxPrice?: number;
  /** The provider's average is at least this. */
  minRating?: number;
  /** Five digits: only services whose provider drives there. */
  zip?: string;
  /** Left out: with a search what matches better first; with a place those whose provider has the shortest way there; then newest. */
  sort?: "newest" | "price-low" | "price-high" | "rating" | "reviews";
};
export type PopularServicesApiResponse = /** status 200  */ ServiceCardDto[];
export type PopularServicesApiArg = void;
export type ServiceApiResponse = /** status 200  */ ServiceDetailDto;
export type ServiceApiArg = {
  id: string;
};
export type NewestVendorsApiResponse = /** status 200  */ NewestVendorDto[];
export type NewestVendorsApiArg = void;
export type VendorServicesApiResponse = /** status 200  */ ServiceCardDto[];
export type VendorServicesApiArg = {
  id: string;
  /** A service that is on the page already. */
  exclude?: string;
  limit?: number;
};
export type SuggestionsApiResponse = /** status 200  */ SuggestionsDto;
export type SuggestionsApiArg = {
  /** What has been typed so far. */
  term?: string;
};
export type NextFreeSlotsApiResponse = /** status 200  */ NextFreeSlotDto[];
export type NextFreeSlotsApiArg = {
  day?: string;
  part?: "morning" | "afternoon" | "evening";
  /** Ids of at most 24 services, separated by commas. */
  ids: string;
};
export type SlotsApiResponse = /** status 200  */ SlotsDto;
export type SlotsApiArg = {
  id: string;
  /** yyyy-MM-dd in the provider's zone. */
  date: string;
  /** Id of a hold whose hours count as free. */
  hold?: string;
};
export type BookableDaysApiResponse = /** status 200  */ BookableDaysDto;
export type BookableDaysApiArg = {
  id: string;
  /** yyyy-MM */
  month: string;
  /** Id of a hold whose hours count as free. */
  hold?: string;
};
export type NextSlotsApiResponse = /** status 200  */ NextSlotsDto;
export type NextSlotsApiArg = {
  id: string;
};
export type VendorReviewsApiResponse = /** status 200  */ ReviewPageDto;
export type VendorReviewsApiArg = {
  id: string;
  /** From 1. */
  page?: number;
  /** Only those that gave so many stars. */
  rating?: number;
};
export type PlaceDto = {
  /** Five digits. */
  zip: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Centre of the ZIP's area, in degrees. */
  latitude: number;
  longitude: number;
};
export type MeDto = {
  id: string;
  email: string;
  fullName: string;
  /** Every role that the person can act in. */
  roles: ("admin" | "auditor" | "vendor" | "user")[];
  /** The one they act in by default. */
  role: "admin" | "auditor" | "vendor" | "user";
  /** Booking needs it. */
  emailVerified: boolean;
  /** An admin or auditor who has to set two-factor sign-in up before anything else is open to them. */
  twoFactorRequired: boolean;
  /** Path of the photo, or of the generated avatar. */
  avatarUrl: string;
};
export type SendContactMessageDto = {
  topic:
    | "booking"
    | "charge"
    | "account"
    | "provider"
    | "privacy"
    | "careers"
    | "other";
  name: string;
  /** Where the answer goes. */
  email: string;
  message: string;
};
export type PausedFeatureDto = {
  feature: "newAccounts" | "applications" | "bookings" | "photos";
  /** What goes on, and what to do. */
  message: string;
};
export type PlatformRulesDto = {
  /** A provider has so many hours to answer a request that is made now, and at the latest until half an hour before its start. */
  answerHours: number;
  /** The other side has so many hours to agree to another time that is proposed now. */
  agreeHours: number;
  /** What an administrator has switched off. */
  paused: PausedFeatureDto[];
};
export type VendorDto = {
  id: string;
  businessName: string;
  businessDescription: string;
  /** "Unknown" when nobody may be named. */
  ownerName: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl: string | null;
  averageRating: number | null;
  reviewCount: number;
  /** Miles from the centre of the provider's ZIP code. */
  serviceAreaRadius: number;
  /** That centre, in degrees; `null` where it is not known. */
  latitude: number | null;
  longitude: number | null;
  city: string;
  state: string;
  yearsInBusiness: number | null;
  phone: string | null;
  address: string | null;
  websiteUrl: string | null;
  /** When the business first applied. */
  memberSince: string;
  /** When an administrator approved its application. */
  approvedAt: string;
};
export type PictureDto = {
  /** Each drawing stands below it: `<path>/800.avif`, `<path>/800.webp`. */
  path: string;
  /** The widths that there are, in pixels, the smallest first. */
  widths: number[];
  /** Of the largest, in pixels: the room to keep for it. */
  width: number;
  height: number;
  /** A few blurred pixels, as a data URL: what stands there until the photo has come. `null` once its owner is erased. */
  placeholder: string | null;
};
export type BeforePhotoDto = {
  id: string;
  picture: PictureDto;
};
export type WorkPhotoDto = {
  id: string;
  picture: PictureDto;
  /** What it shows, in the provider's words. */
  caption: string | null;
  /** The same before; `null` for a photo that stands alone. */
  before: BeforePhotoDto | null;
};
export type CategoryDto = {
  id: string;
  slug: string;
  /** What it was called in addresses before: links of old lead to it. */
  formerSlugs: string[];
  name: string;
  description: string;
  /** Name of an icon of the client's set; `null` for the default icon. */
  icon: string | null;
  /** Path of the picture that shows in place of the icon, with its drawings at `<path>/128.webp` and `<path>/256.webp`; `null` where the icon shows. */
  pictureUrl: string | null;
  parentSlug: string | null;
  /** Public services, those of its children included. */
  serviceCount: number;
};
export type ServiceCategoryDto = {
  slug: string;
  name: string;
  /** Name of an icon of the client's set; `null` for the default icon. */
  icon: string | null;
  /** Path of the picture that shows in place of the icon, with its drawings at `<path>/128.webp` and `<path>/256.webp`; `null` where the icon shows. */
  pictureUrl: string | null;
  /** An inactive one has no page. */
  isActive: boolean;
};
export type ServiceVendorDto = {
  id: string;
  businessName: string;
  /** "Unknown" when nobody may be named. */
  ownerName: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl: string | null;
  /** Two decimals; `null` without reviews. */
  averageRating: number | null;
  reviewCount: number;
  city: string;
  state: string;
  /** Miles from the centre of the provider's ZIP code. */
  serviceAreaRadius: number;
  /** That centre, in degrees; `null` where it is not known. */
  latitude: number | null;
  longitude: number | null;
};
export type ServiceCardDto = {
  id: string;
  /** A booking names the revision that the customer saw. */
  revision: number;
  title: string;
  description: string;
  basePriceCents: number;
  priceType: "fixed" | "hourly" | "starting_at";
  durationMinutes: number;
  category: ServiceCategoryDto;
  vendor: ServiceVendorDto;
};
export type WhenDto = {
  /** `null` for any time of it. */
  part: ("morning" | "afternoon" | "evening") | null;
  /** yyyy-MM-dd, or a day that counts from today: today, tomorrow, weekend or a weekday. */
  day: string;
};
export type SearchUnderstoodDto = {
  /** A place that it names: only services whose provider drives there are listed. */
  place: PlaceDto | null;
  /** A time that it names: only what is free then is listed, if anything is. */
  when: WhenDto | null;
  /** The term without the place and the time, in lower case. */
  words: string;
  /** These words with those that were misspelt put right; `null` where none was. */
  corrected: string | null;
  /** The words with rare ones that may be slips for frequent ones put right; `null` where there are none. */
  perhaps: string | null;
  /** Words that what is listed lacks, as nothing has all of them. */
  lacking: string[];
};
export type NearMissDto = {
  leftOut: "time" | "rating" | "words" | "place" | "zip" | "price" | "category";
  total: number;
};
export type ServicePageDto = {
  items: ServiceCardDto[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
  /** How many providers offer all of these. */
  providers: number;
  /** Where their providers drive to: what the search names, else the ZIP code that was asked for; `null` without either. */
  place: PlaceDto | null;
  /** All of them are free then: what the search names, unless nothing is, else what was asked for; `null` without either. */
  when: WhenDto | null;
  /** `null` without a search. */
  search: SearchUnderstoodDto | null;
  /** Where nothing was found, what there is without a part of the question; most first. */
  near: NearMissDto[];
  /** Where no provider drives to the place: cities in which some are at home, nearest first. */
  served: PlaceDto[];
};
export type ServiceDetailVendorDto = {
  id: string;
  businessName: string;
  /** "Unknown" when nobody may be named. */
  ownerName: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl: string | null;
  /** Two decimals; `null` without reviews. */
  averageRating: number | null;
  reviewCount: number;
  city: string;
  state: string;
  /** Miles from the centre of the provider's ZIP code. */
  serviceAreaRadius: number;
  /** That centre, in degrees; `null` where it is not known. */
  latitude: number | null;
  longitude: number | null;
  description: string;
  /** When the business first applied. */
  memberSince: string;
  /** When an administrator approved its application. */
  approvedAt: string;
};
export type PriceLineDto = {
  /** The service itself; what a weekend or an evening (from 17:00) adds; what lifts the sum to the provider's minimum. */
  kind: "base" | "weekend" | "evening" | "minimum";
  cents: number;
  /** Of the base price, for a weekend or an evening. */
  percent: number | null;
};
export type ServiceDetailDto = {
  id: string;
  /** A booking names the revision that the customer saw. */
  revision: number;
  title: string;
  description: string;
  basePriceCents: number;
  priceType: "fixed" | "hourly" | "starting_at";
  durationMinutes: number;
  category: ServiceCategoryDto;
  vendor: ServiceDetailVendorDto;
  createdAt: string;
  /** The agreed price for its duration on a weekday by day, before the platform fee. */
  priceCents: number;
  /** How it comes about. */
  lines: PriceLineDto[];
  platformFeeCents: number;
  totalPriceCents: number;
  /** Added to the base price on Saturdays and Sundays; `null` for nothing. */
  weekendPercent: number | null;
  /** Added to the base price from 17:00 on; `null` for nothing. */
  eveningPercent: number | null;
  /** What a late cancellation costs at most. */
  cancellationFeeCents: number;
  /** A free slot can be booked directly. */
  instantBooking: boolean;
  /** A booking is confirmed at once; else it is a request, which the provider has some hours to answer. */
  autoAccept: boolean;
};
export type NewestVendorDto = {
  id: string;
  businessName: string;
  /** "Unknown" when nobody may be named. */
  ownerName: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl: string | null;
  businessDescription: string;
  /** Two decimals; `null` without reviews. */
  averageRating: number | null;
  reviewCount: number;
  city: string;
  state: string;
  /** When the business first applied. */
  memberSince: string;
  /** Public services, at least one. */
  serviceCount: number;
  /** Those of its services, by name. */
  categories: ServiceCategoryDto[];
};
export type SuggestedServiceDto = {
  title: string;
  category: ServiceCategoryDto;
  /** `null` where more than one service has this title. */
  id: string | null;
  /** Whose it is; `null` like `id`. */
  businessName: string | null;
};
export type SuggestedProviderDto = {
  id: string;
  businessName: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl: string | null;
  city: string;
  state: string;
};
export type SuggestionsDto = {
  /** What was typed with misspelt words put right, or what it may have been meant to be; `null` where neither is so. */
  meant: string | null;
  services: SuggestedServiceDto[];
  /** Categories that were booked most in the last seven days, as long as nothing is typed. */
  popular: ServiceCategoryDto[];
  categories: ServiceCategoryDto[];
  providers: SuggestedProviderDto[];
};
export type ZonedSlotDto = {
  /** IANA zone. */
  timeZone: string;
  /** yyyy-MM-dd in the provider's zone. */
  date: string;
  /** '09:00' to '18:00', on the clocks of the provider's zone. */
  time: string;
  startsAt: string;
};
export type NextFreeSlotDto = {
  serviceId: string;
  /** `null` when nothing is free, or when the service can't be booked. */
  slot: ZonedSlotDto | null;
};
export type SlotDto = {
  /** Why it is not available. */
  reason?: "taken" | "past" | "notice" | "closed" | "overrun";
  /** '09:00' to '18:00', on the clocks of the provider's zone. */
  time: string;
  /** `null` when the clocks skip this time. */
  startsAt: string | null;
  available: boolean;
  /** What the job costs at this time, before the platform fee. */
  priceCents: number;
  /** How that comes about. */
  lines: PriceLineDto[];
};
export type SlotsDto = {
  date: string;
  /** IANA zone. */
  timeZone: string;
  slots: SlotDto[];
};
export type BookableDayDto = {
  date: string;
  /** How many of the ten slots are free. */
  free: number;
};
export type BookableDaysDto = {
  month: string;
  timeZone: string;
  /** Every day of the month. */
  days: BookableDayDto[];
  /** The last day that can be booked now. */
  lastDay: string;
  /** The next month, yyyy-MM, that has a free slot; `null` when there is none. */
  nextMonthWithFree: string | null;
};
export type FreeSlotDto = {
  /** yyyy-MM-dd in the provider's zone. */
  date: string;
  /** '09:00' to '18:00', on the clocks of the provider's zone. */
  time: string;
  startsAt: string;
};
export type NextSlotsDto = {
  timeZone: string;
  /** The three that come first. */
  slots: FreeSlotDto[];
};
export type ReviewPhotoDto = {
  id: string;
  picture: PictureDto;
};
export type ReviewReplyDto = {
  text: string;
  repliedAt: string;
  /** Path of the photo of whoever replied; `null` for whoever has none. */
  photoUrl: string | null;
};
export type ReviewDto = {
  id: string;
  /** Stars, 1 to 5. */
  rating: number;
  comment: string | null;
  /** 'Anonymous' when nobody may be named. */
  authorName: string;
  serviceTitle: string;
  postedAt: string;
  /** Up to four, the first first. */
  photos: ReviewPhotoDto[];
  /** The provider's answer. */
  reply: ReviewReplyDto | null;
};
export type ReviewPageDto = {
  /** How many reviews gave so many stars. */
  stars: {
    "1": number;
    "2": number;
    "3": number;
    "4": number;
    "5": number;
  };
  items: ReviewDto[];
  /** How many there are of what was asked for; `stars` and the average tell of all. */
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
  /** `null` without reviews. */
  averageRating: number | null;
};
