import { baseApi as api } from "./base";
export const addTagTypes = [
  "identity",
  "catalog",
  "booking",
  "vendor-onboarding",
  "moderation",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/auth/sign-up`,
          method: "POST",
          body: queryArg.signUpDto,
        }),
        invalidatesTags: ["identity"],
      }),
      verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/auth/verify-email`,
          method: "POST",
          body: queryArg.verifyEmailDto,
        }),
        invalidatesTags: ["identity"],
      }),
      resendVerification: build.mutation<
        ResendVerificationApiResponse,
        ResendVerificationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/auth/resend-verification`,
          method: "POST",
          body: queryArg.resendVerificationDto,
        }),
        invalidatesTags: ["identity"],
      }),
      signIn: build.mutation<SignInApiResponse, SignInApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/auth/sign-in`,
          method: "POST",
          body: queryArg.signInDto,
        }),
        invalidatesTags: ["identity"],
      }),
      refreshSession: build.mutation<
        RefreshSessionApiResponse,
        RefreshSessionApiArg
      >({
        query: () => ({ url: `/api/v1/auth/refresh`, method: "POST" }),
        invalidatesTags: ["identity"],
      }),
      signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
        query: () => ({ url: `/api/v1/auth/sign-out`, method: "POST" }),
        invalidatesTags: ["identity"],
      }),
      me: build.query<MeApiResponse, MeApiArg>({
        query: () => ({ url: `/api/v1/auth/me` }),
        providesTags: ["identity"],
      }),
      categories: build.query<CategoriesApiResponse, CategoriesApiArg>({
        query: () => ({ url: `/api/v1/categories` }),
        providesTags: ["catalog"],
      }),
      services: build.query<ServicesApiResponse, ServicesApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/services`,
          params: {
            search: queryArg.search,
            category: queryArg.category,
            minPrice: queryArg.minPrice,
            maxPrice: queryArg.maxPrice,
            minRating: queryArg.minRating,
            sort: queryArg.sort,
            page: queryArg.page,
          },
        }),
        providesTags: ["catalog"],
      }),
      popularServices: build.query<
        PopularServicesApiResponse,
        PopularServicesApiArg
      >({
        query: () => ({ url: `/api/v1/services/popular` }),
        providesTags: ["catalog"],
      }),
      service: build.query<ServiceApiResponse, ServiceApiArg>({
        query: (queryArg) => ({ url: `/api/v1/services/${queryArg.id}` }),
        providesTags: ["catalog"],
      }),
      vendor: build.query<VendorApiResponse, VendorApiArg>({
        query: (queryArg) => ({ url: `/api/v1/vendors/${queryArg.id}` }),
        providesTags: ["catalog"],
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
        providesTags: ["catalog"],
      }),
      myServices: build.query<MyServicesApiResponse, MyServicesApiArg>({
        query: () => ({ url: `/api/v1/vendor/services` }),
        providesTags: ["catalog"],
      }),
      createService: build.mutation<
        CreateServiceApiResponse,
        CreateServiceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/vendor/services`,
          method: "POST",
          body: queryArg.createServiceDto,
        }),
        invalidatesTags: ["catalog"],
      }),
      updateService: build.mutation<
        UpdateServiceApiResponse,
        UpdateServiceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/vendor/services/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateServiceDto,
        }),
        invalidatesTags: ["catalog"],
      }),
      archiveService: build.mutation<
        ArchiveServiceApiResponse,
        ArchiveServiceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/vendor/services/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["catalog"],
      }),
      activateService: build.mutation<
        ActivateServiceApiResponse,
        ActivateServiceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/vendor/services/${queryArg.id}/activate`,
          method: "POST",
        }),
        invalidatesTags: ["catalog"],
      }),
      deactivateService: build.mutation<
        DeactivateServiceApiResponse,
        DeactivateServiceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/vendor/services/${queryArg.id}/deactivate`,
          method: "POST",
        }),
        invalidatesTags: ["catalog"],
      }),
      createCategory: build.mutation<
        CreateCategoryApiResponse,
        CreateCategoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/admin/categories`,
          method: "POST",
          body: queryArg.createCategoryDto,
        }),
        invalidatesTags: ["catalog"],
      }),
      slots: build.query<SlotsApiResponse, SlotsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/services/${queryArg.id}/slots`,
          params: {
            date: queryArg.date,
          },
        }),
        providesTags: ["booking"],
      }),
      bookableDays: build.query<BookableDaysApiResponse, BookableDaysApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/services/${queryArg.id}/days`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["booking"],
      }),
      nextSlots: build.query<NextSlotsApiResponse, NextSlotsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/services/${queryArg.id}/next-slots`,
        }),
        providesTags: ["booking"],
      }),
      createBooking: build.mutation<
        CreateBookingApiResponse,
        CreateBookingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/bookings`,
          method: "POST",
          body: queryArg.createBookingDto,
        }),
        invalidatesTags: ["booking"],
      }),
      myBookings: build.query<MyBookingsApiResponse, MyBookingsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/bookings`,
          params: {
            page: queryArg.page,
            status: queryArg.status,
          },
        }),
        providesTags: ["booking"],
      }),
      bookingSummary: build.query<
        BookingSummaryApiResponse,
        BookingSummaryApiArg
      >({
        query: () => ({ url: `/api/v1/bookings/summary` }),
        providesTags: ["booking"],
      }),
      vendorBookings: build.query<
        VendorBookingsApiResponse,
        VendorBookingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/vendor/bookings`,
          params: {
            page: queryArg.page,
            status: queryArg.status,
          },
        }),
        providesTags: ["booking"],
      }),
      confirmBooking: build.mutation<
        ConfirmBookingApiResponse,
        ConfirmBookingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/bookings/${queryArg.id}/confirm`,
          method: "POST",
        }),
        invalidatesTags: ["booking"],
      }),
      declineBooking: build.mutation<
        DeclineBookingApiResponse,
        DeclineBookingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/bookings/${queryArg.id}/decline`,
          method: "POST",
        }),
        invalidatesTags: ["booking"],
      }),
      completeBooking: build.mutation<
        CompleteBookingApiResponse,
        CompleteBookingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/bookings/${queryArg.id}/complete`,
          method: "POST",
        }),
        invalidatesTags: ["booking"],
      }),
      cancelBooking: build.mutation<
        CancelBookingApiResponse,
        CancelBookingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/bookings/${queryArg.id}/cancel`,
          method: "POST",
        }),
        invalidatesTags: ["booking"],
      }),
      postReview: build.mutation<PostReviewApiResponse, PostReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/bookings/${queryArg.id}/review`,
          method: "POST",
          body: queryArg.postReviewDto,
        }),
        invalidatesTags: ["booking"],
      }),
      vendorReviews: build.query<VendorReviewsApiResponse, VendorReviewsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/v1/vendors/${queryArg.id}/reviews`,
            params: {
              page: queryArg.page,
            },
          }),
          providesTags: ["booking"],
        },
      ),
      applyAsVendor: build.mutation<
        ApplyAsVendorApiResponse,
        ApplyAsVendorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/vendor-applications`,
          method: "POST",
          body: queryArg.applyAsVendorDto,
        }),
        invalidatesTags: ["vendor-onboarding"],
      }),
      myVendor: build.query<MyVendorApiResponse, MyVendorApiArg>({
        query: () => ({ url: `/api/v1/vendor/profile` }),
        providesTags: ["vendor-onboarding"],
      }),
      updateBusinessProfile: build.mutation<
        UpdateBusinessProfileApiResponse,
        UpdateBusinessProfileApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/vendor/profile`,
          method: "PUT",
          body: queryArg.updateBusinessProfileDto,
        }),
        invalidatesTags: ["vendor-onboarding"],
      }),
      vendorApplications: build.query<
        VendorApplicationsApiResponse,
        VendorApplicationsApiArg
      >({
        query: () => ({ url: `/api/v1/admin/vendor-applications` }),
        providesTags: ["vendor-onboarding"],
      }),
      approveVendor: build.mutation<
        ApproveVendorApiResponse,
        ApproveVendorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/v1/admin/vendors/${queryArg.id}/approve`,
          method: "POST",
        }),
        invalidatesTags: ["vendor-onboarding"],
      }),
      rejectVendor: build.mutation<RejectVendorApiResponse, RejectVendorApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/v1/admin/vendors/${queryArg.id}/reject`,
            method: "POST",
            body: queryArg.rejectVendorDto,
          }),
          invalidatesTags: ["vendor-onboarding"],
        },
      ),
      platformCounts: build.query<
        PlatformCountsApiResponse,
        PlatformCountsApiArg
      >({
        query: () => ({ url: `/api/v1/admin/counts` }),
        providesTags: ["moderation"],
      }),
      recentBookings: build.query<
        RecentBookingsApiResponse,
        RecentBookingsApiArg
      >({
        query: () => ({ url: `/api/v1/admin/recent-bookings` }),
        providesTags: ["moderation"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type SignUpApiResponse = unknown;
export type SignUpApiArg = {
  signUpDto: SignUpDto;
};
export type VerifyEmailApiResponse = /** status 200  */ EmailVerifiedDto;
export type VerifyEmailApiArg = {
  verifyEmailDto: VerifyEmailDto;
};
export type ResendVerificationApiResponse = unknown;
export type ResendVerificationApiArg = {
  resendVerificationDto: ResendVerificationDto;
};
export type SignInApiResponse = /** status 200  */ SessionDto;
export type SignInApiArg = {
  signInDto: SignInDto;
};
export type RefreshSessionApiResponse = /** status 200  */ SessionDto;
export type RefreshSessionApiArg = void;
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type MeApiResponse = /** status 200  */ MeDto;
export type MeApiArg = void;
export type CategoriesApiResponse = /** status 200  */ CategoryDto[];
export type CategoriesApiArg = void;
export type ServicesApiResponse = /** status 200  */ ServicePageDto;
export type ServicesApiArg = {
  search?: string;
  category?: string;
  minPrice?: number;
  maxPrice?: number;
  minRating?: number;
  sort?: "newest" | "price-low" | "price-high" | "rating" | "reviews";
  page?: number;
};
export type PopularServicesApiResponse = /** status 200  */ ServiceCardDto[];
export type PopularServicesApiArg = void;
export type ServiceApiResponse = /** status 200  */ ServiceDetailDto;
export type ServiceApiArg = {
  id: string;
};
export type VendorApiResponse = /** status 200  */ VendorDto;
export type VendorApiArg = {
  id: string;
};
export type VendorServicesApiResponse = /** status 200  */ ServiceCardDto[];
export type VendorServicesApiArg = {
  id: string;
  exclude?: string;
  limit?: number;
};
export type MyServicesApiResponse = /** status 200  */ MyServiceDto[];
export type MyServicesApiArg = void;
export type CreateServiceApiResponse = /** status 201  */ CreatedDto;
export type CreateServiceApiArg = {
  createServiceDto: CreateServiceDto;
};
export type UpdateServiceApiResponse = unknown;
export type UpdateServiceApiArg = {
  id: string;
  updateServiceDto: UpdateServiceDto;
};
export type ArchiveServiceApiResponse = unknown;
export type ArchiveServiceApiArg = {
  id: string;
};
export type ActivateServiceApiResponse = unknown;
export type ActivateServiceApiArg = {
  id: string;
};
export type DeactivateServiceApiResponse = unknown;
export type DeactivateServiceApiArg = {
  id: string;
};
export type CreateCategoryApiResponse = /** status 201  */ CreatedDto;
export type CreateCategoryApiArg = {
  createCategoryDto: CreateCategoryDto;
};
export type SlotsApiResponse = /** status 200  */ SlotsDto;
export type SlotsApiArg = {
  id: string;
  date: string;
};
export type BookableDaysApiResponse = /** status 200  */ BookableDaysDto;
export type BookableDaysApiArg = {
  id: string;
  month: string;
};
export type NextSlotsApiResponse = /** status 200  */ NextSlotDto[];
export type NextSlotsApiArg = {
  id: string;
};
export type CreateBookingApiResponse = /** status 201  */ BookingDto;
export type CreateBookingApiArg = {
  createBookingDto: CreateBookingDto;
};
export type MyBookingsApiResponse = /** status 200  */ BookingPageDto;
export type MyBookingsApiArg = {
  page?: number;
  status?: "pending" | "confirmed" | "completed" | "cancelled";
};
export type BookingSummaryApiResponse = /** status 200  */ BookingSummaryDto;
export type BookingSummaryApiArg = void;
export type VendorBookingsApiResponse = /** status 200  */ BookingPageDto;
export type VendorBookingsApiArg = {
  page?: number;
  status?: "pending" | "confirmed" | "completed" | "cancelled";
};
export type ConfirmBookingApiResponse = /** status 200  */ BookingDto;
export type ConfirmBookingApiArg = {
  id: string;
};
export type DeclineBookingApiResponse = /** status 200  */ BookingDto;
export type DeclineBookingApiArg = {
  id: string;
};
export type CompleteBookingApiResponse = /** status 200  */ BookingDto;
export type CompleteBookingApiArg = {
  id: string;
};
export type CancelBookingApiResponse = /** status 200  */ BookingDto;
export type CancelBookingApiArg = {
  id: string;
};
export type PostReviewApiResponse = /** status 201  */ ReviewDto;
export type PostReviewApiArg = {
  id: string;
  postReviewDto: PostReviewDto;
};
export type VendorReviewsApiResponse = /** status 200  */ VendorReviewsDto;
export type VendorReviewsApiArg = {
  id: string;
  page?: number;
};
export type ApplyAsVendorApiResponse = /** status 201  */ AppliedDto;
export type ApplyAsVendorApiArg = {
  applyAsVendorDto: ApplyAsVendorDto;
};
export type MyVendorApiResponse = /** status 200  */ MyVendorDto;
export type MyVendorApiArg = void;
export type UpdateBusinessProfileApiResponse = unknown;
export type UpdateBusinessProfileApiArg = {
  updateBusinessProfileDto: UpdateBusinessProfileDto;
};
export type VendorApplicationsApiResponse =
  /** status 200  */ VendorApplicationDto[];
export type VendorApplicationsApiArg = void;
export type ApproveVendorApiResponse = unknown;
export type ApproveVendorApiArg = {
  id: string;
};
export type RejectVendorApiResponse = unknown;
export type RejectVendorApiArg = {
  id: string;
  rejectVendorDto: RejectVendorDto;
};
export type PlatformCountsApiResponse = /** status 200  */ PlatformCountsDto;
export type PlatformCountsApiArg = void;
export type RecentBookingsApiResponse = /** status 200  */ BookingDto[];
export type RecentBookingsApiArg = void;
export type SignUpDto = {
  fullName: string;
  email: string;
  password: string;
  returnTo?: string;
};
export type EmailVerifiedDto = {
  email: string;
};
export type VerifyEmailDto = {
  token: string;
};
export type ResendVerificationDto = {
  email: string;
  returnTo?: string;
};
export type MeDto = {
  id: string;
  email: string;
  fullName: string;
  roles: ("admin" | "auditor" | "vendor" | "user")[];
  role: "admin" | "auditor" | "vendor" | "user";
  emailVerified: boolean;
};
export type SessionDto = {
  accessToken: string;
  expiresAt: string;
  user: MeDto;
};
export type SignInDto = {
  email: string;
  password: string;
};
export type CategoryDto = {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  icon: string | null;
  parentSlug: string | null;
  serviceCount: number;
};
export type ServiceCategoryDto = {
  slug: string;
  name: string;
};
export type ServiceVendorDto = {
  id: string;
  businessName: string;
  ownerName: string;
  averageRating: number | null;
  reviewCount: number;
};
export type ServiceCardDto = {
  id: string;
  revision: number;
  title: string;
  description: string;
  basePriceCents: number;
  priceType: "fixed" | "hourly" | "starting_at";
  durationMinutes: number;
  category: ServiceCategoryDto;
  vendor: ServiceVendorDto;
};
export type ServicePageDto = {
  items: ServiceCardDto[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type ServiceDetailVendorDto = {
  id: string;
  businessName: string;
  ownerName: string;
  averageRating: number | null;
  reviewCount: number;
  description: string;
  serviceAreaRadius: number;
};
export type ServiceDetailDto = {
  id: string;
  revision: number;
  title: string;
  description: string;
  basePriceCents: number;
  priceType: "fixed" | "hourly" | "starting_at";
  durationMinutes: number;
  category: ServiceCategoryDto;
  vendor: ServiceDetailVendorDto;
  createdAt: string;
  priceCents: number;
  platformFeeCents: number;
  totalPriceCents: number;
};
export type VendorDto = {
  id: string;
  businessName: string;
  businessDescription: string;
  ownerName: string;
  averageRating: number | null;
  reviewCount: number;
  serviceAreaRadius: number;
  city: string;
  state: string;
  yearsInBusiness: number | null;
  phone: string | null;
  address: string | null;
  websiteUrl: string | null;
  memberSince: string;
};
export type MyServiceDto = {
  id: string;
  revision: number;
  title: string;
  description: string;
  categorySlug: string;
  basePriceCents: number;
  priceType: "fixed" | "hourly" | "starting_at";
  durationMinutes: number;
  isActive: boolean;
  createdAt: string;
  category: ServiceCategoryDto;
};
export type CreatedDto = {
  id: string;
};
export type CreateServiceDto = {
  title: string;
  description: string;
  categorySlug: string;
  basePriceCents: number;
  priceType: "fixed" | "hourly" | "starting_at";
  durationMinutes: number;
  isActive?: boolean;
};
export type UpdateServiceDto = {
  title?: string;
  description?: string;
  categorySlug?: string;
  basePriceCents?: number;
  priceType?: "fixed" | "hourly" | "starting_at";
  durationMinutes?: number;
};
export type CreateCategoryDto = {
  name: string;
  slug: string;
  description?: string;
  parentSlug?: string;
};
export type SlotDto = {
  time: string;
  startsAt: string;
  available: boolean;
  reason?: "taken" | "past" | "notice" | "closed";
};
export type SlotsDto = {
  date: string;
  timeZone: string;
  slots: SlotDto[];
};
export type BookableDayDto = {
  date: string;
  free: number;
};
export type BookableDaysDto = {
  month: string;
  timeZone: string;
  days: BookableDayDto[];
  nextMonthWithFree: string | null;
};
export type NextSlotDto = {
  date: string;
  time: string;
  startsAt: string;
};
export type BookingServiceDto = {
  id: string;
  title: string;
};
export type BookingVendorDto = {
  id: string;
  businessName: string;
};
export type BookingCustomerDto = {
  id: string;
  fullName: string;
  phone: string | null;
};
export type BookingAddressDto = {
  street: string | null;
  zip: string;
  city: string;
  state: string;
};
export type BookingDto = {
  id: string;
  status: "pending" | "confirmed" | "completed" | "cancelled";
  reason: string | null;
  service: BookingServiceDto;
  vendor: BookingVendorDto;
  customer: BookingCustomerDto;
  date: string;
  time: string;
  timeZone: string;
  startsAt: string;
  durationMinutes: number;
  priceCents: number;
  platformFeeCents: number;
  totalCents: number;
  address: BookingAddressDto;
  instructions: string | null;
  createdAt: string;
  respondBy: string | null;
  actions: string[];
  reviewed: boolean;
};
export type CreateBookingDto = {
  serviceId: string;
  serviceRevision: number;
  date: string;
  time: string;
  street: string;
  zip: string;
  instructions?: string;
};
export type BookingPageDto = {
  items: BookingDto[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type BookingSummaryDto = {
  total: number;
  pending: number;
  completed: number;
  recent: BookingDto[];
};
export type ReviewDto = {
  id: string;
  rating: number;
  comment: string | null;
  authorName: string;
  serviceTitle: string;
  postedAt: string;
};
export type PostReviewDto = {
  rating: number;
  comment?: string;
};
export type StarsDto = {
  "1": number;
  "2": number;
  "3": number;
  "4": number;
  "5": number;
};
export type VendorReviewsDto = {
  items: ReviewDto[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
  stars: StarsDto;
  averageRating: number | null;
};
export type AppliedDto = {
  vendorId: string;
};
export type ApplyAsVendorDto = {
  businessName: string;
};
export type MyVendorDto = {
  id: string;
  businessName: string;
  businessDescription: string;
  businessLicense: string | null;
  serviceAreaRadius: number;
  verificationStatus: "pending" | "approved" | "rejected";
  isActive: boolean;
  averageRating: number | null;
  reviewCount: number;
};
export type UpdateBusinessProfileDto = {
  businessName: string;
  businessDescription: string;
  businessLicense?: string;
  serviceAreaRadius: number;
};
export type VendorApplicationDto = {
  vendorId: string;
  businessName: string;
  ownerName: string;
  appliedAt: string;
};
export type RejectVendorDto = {
  reason: string;
};
export type PlatformCountsDto = {
  totalUsers: number;
  totalVendors: number;
  totalBookings: number;
  platformRevenueCents: number;
  completedValueCents: number;
  pendingVendors: number;
};
export const {
  useSignUpMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useSignInMutation,
  useRefreshSessionMutation,
  useSignOutMutation,
  useMeQuery,
  useCategoriesQuery,
  useServicesQuery,
  usePopularServicesQuery,
  useServiceQuery,
  useVendorQuery,
  useVendorServicesQuery,
  useMyServicesQuery,
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useArchiveServiceMutation,
  useActivateServiceMutation,
  useDeactivateServiceMutation,
  useCreateCategoryMutation,
  useSlotsQuery,
  useBookableDaysQuery,
  useNextSlotsQuery,
  useCreateBookingMutation,
  useMyBookingsQuery,
  useBookingSummaryQuery,
  useVendorBookingsQuery,
  useConfirmBookingMutation,
  useDeclineBookingMutation,
  useCompleteBookingMutation,
  useCancelBookingMutation,
  usePostReviewMutation,
  useVendorReviewsQuery,
  useApplyAsVendorMutation,
  useMyVendorQuery,
  useUpdateBusinessProfileMutation,
  useVendorApplicationsQuery,
  useApproveVendorMutation,
  useRejectVendorMutation,
  usePlatformCountsQuery,
  useRecentBookingsQuery,
} = injectedRtkApi;
