import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedViews: build.query<SavedViewsApiResponse, SavedViewsApiArg>({
      query: () => ({ url: `/api/v1/admin/views` }),
    }),
    saveView: build.mutation<SaveViewApiResponse, SaveViewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/views`,
        method: "POST",
        body: queryArg.saveViewDto,
      }),
    }),
    removeView: build.mutation<RemoveViewApiResponse, RemoveViewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/views/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    waiting: build.query<WaitingApiResponse, WaitingApiArg>({
      query: () => ({ url: `/api/v1/admin/waiting` }),
    }),
    vendorApplications: build.query<
      VendorApplicationsApiResponse,
      VendorApplicationsApiArg
    >({
      query: () => ({ url: `/api/v1/admin/vendor-applications` }),
    }),
    vendorApplication: build.query<
      VendorApplicationApiResponse,
      VendorApplicationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors/${queryArg.id}/application`,
      }),
    }),
    viewKyc: build.mutation<ViewKycApiResponse, ViewKycApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors/${queryArg.id}/kyc`,
        method: "POST",
        body: queryArg.viewKycDto,
      }),
    }),
    approveVendor: build.mutation<
      ApproveVendorApiResponse,
      ApproveVendorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors/${queryArg.id}/approve`,
        method: "POST",
      }),
    }),
    rejectVendor: build.mutation<RejectVendorApiResponse, RejectVendorApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors/${queryArg.id}/reject`,
        method: "POST",
        body: queryArg.rejectVendorDto,
      }),
    }),
    adminBookings: build.query<AdminBookingsApiResponse, AdminBookingsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings`,
        params: {
          page: queryArg.page,
          status: queryArg.status,
          search: queryArg.search,
        },
      }),
    }),
    downloadBookings: build.mutation<
      DownloadBookingsApiResponse,
      DownloadBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings/download`,
        method: "POST",
        body: queryArg.downloadBookingsDto,
      }),
    }),
    openClaims: build.query<OpenClaimsApiResponse, OpenClaimsApiArg>({
      query: () => ({ url: `/api/v1/admin/claims` }),
    }),
    cancelBookingAsAdmin: build.mutation<
      CancelBookingAsAdminApiResponse,
      CancelBookingAsAdminApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings/${queryArg.id}/cancel`,
        method: "POST",
        body: queryArg.adminCancelBookingDto,
      }),
    }),
    decideClaim: build.mutation<DecideClaimApiResponse, DecideClaimApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings/${queryArg.id}/claim`,
        method: "POST",
        body: queryArg.decideClaimDto,
      }),
    }),
    decideProblem: build.mutation<
      DecideProblemApiResponse,
      DecideProblemApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings/${queryArg.id}/problem`,
        method: "POST",
        body: queryArg.decideProblemDto,
      }),
    }),
    reviewsToModerate: build.query<
      ReviewsToModerateApiResponse,
      ReviewsToModerateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/reviews`,
        params: {
          page: queryArg.page,
          state: queryArg.state,
        },
      }),
    }),
    hideReview: build.mutation<HideReviewApiResponse, HideReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/reviews/${queryArg.id}/hide`,
        method: "POST",
        body: queryArg.decideReviewDto,
      }),
    }),
    keepReview: build.mutation<KeepReviewApiResponse, KeepReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/reviews/${queryArg.id}/keep`,
        method: "POST",
        body: queryArg.decideReviewDto,
      }),
    }),
    photosToModerate: build.query<
      PhotosToModerateApiResponse,
      PhotosToModerateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/photos`,
        params: {
          page: queryArg.page,
          state: queryArg.state,
        },
      }),
    }),
    workPhotoImage: build.query<
      WorkPhotoImageApiResponse,
      WorkPhotoImageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/photos/${queryArg.id}/image`,
      }),
    }),
    hideWorkPhoto: build.mutation<
      HideWorkPhotoApiResponse,
      HideWorkPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/photos/${queryArg.id}/hide`,
        method: "POST",
        body: queryArg.decideWorkPhotoDto,
      }),
    }),
    keepWorkPhoto: build.mutation<
      KeepWorkPhotoApiResponse,
      KeepWorkPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/photos/${queryArg.id}/keep`,
        method: "POST",
        body: queryArg.decideWorkPhotoDto,
      }),
    }),
    showWorkPhoto: build.mutation<
      ShowWorkPhotoApiResponse,
      ShowWorkPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/photos/${queryArg.id}/show`,
        method: "POST",
        body: queryArg.decideWorkPhotoDto,
      }),
    }),
    contactMessages: build.query<
      ContactMessagesApiResponse,
      ContactMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/contact-messages`,
        params: {
          page: queryArg.page,
          status: queryArg.status,
        },
      }),
    }),
    markContactMessageAnswered: build.mutation<
      MarkContactMessageAnsweredApiResponse,
      MarkContactMessageAnsweredApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/contact-messages/${queryArg.id}/answer`,
        method: "POST",
      }),
    }),
    eraseContactMessage: build.mutation<
      EraseContactMessageApiResponse,
      EraseContactMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/contact-messages/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    adminDeeds: build.query<AdminDeedsApiResponse, AdminDeedsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/deeds/${queryArg.list}`,
        params: {
          page: queryArg.page,
          item: queryArg.item,
        },
      }),
    }),
    platformFeeSetting: build.query<
      PlatformFeeSettingApiResponse,
      PlatformFeeSettingApiArg
    >({
      query: () => ({ url: `/api/v1/admin/platform-fee` }),
    }),
    platformFeePreview: build.query<
      PlatformFeePreviewApiResponse,
      PlatformFeePreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/platform-fee/preview`,
        params: {
          feeCents: queryArg.feeCents,
          from: queryArg["from"],
        },
      }),
    }),
    schedulePlatformFee: build.mutation<
      SchedulePlatformFeeApiResponse,
      SchedulePlatformFeeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/platform-fee/changes`,
        method: "POST",
        body: queryArg.scheduleFeeDto,
      }),
    }),
    takePlatformFeeBack: build.mutation<
      TakePlatformFeeBackApiResponse,
      TakePlatformFeeBackApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/platform-fee/changes/${queryArg.id}/take-back`,
        method: "POST",
        body: queryArg.takeFeeBackDto,
      }),
    }),
    bookingLimitsSetting: build.query<
      BookingLimitsSettingApiResponse,
      BookingLimitsSettingApiArg
    >({
      query: () => ({ url: `/api/v1/admin/booking-limits` }),
    }),
    bookingLimitsPreview: build.query<
      BookingLimitsPreviewApiResponse,
      BookingLimitsPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/booking-limits/preview`,
        params: {
          withOneProvider: queryArg.withOneProvider,
          altogether: queryArg.altogether,
          atOnce: queryArg.atOnce,
        },
      }),
    }),
    setBookingLimits: build.mutation<
      SetBookingLimitsApiResponse,
      SetBookingLimitsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/booking-limits/changes`,
        method: "POST",
        body: queryArg.setLimitsDto,
      }),
    }),
    bookingDeadlinesSetting: build.query<
      BookingDeadlinesSettingApiResponse,
      BookingDeadlinesSettingApiArg
    >({
      query: () => ({ url: `/api/v1/admin/booking-deadlines` }),
    }),
    bookingDeadlinesPreview: build.query<
      BookingDeadlinesPreviewApiResponse,
      BookingDeadlinesPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/booking-deadlines/preview`,
        params: {
          answerHours: queryArg.answerHours,
          agreeHours: queryArg.agreeHours,
        },
      }),
    }),
    setBookingDeadlines: build.mutation<
      SetBookingDeadlinesApiResponse,
      SetBookingDeadlinesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/booking-deadlines/changes`,
        method: "POST",
        body: queryArg.setDeadlinesDto,
      }),
    }),
    featureSwitchesSetting: build.query<
      FeatureSwitchesSettingApiResponse,
      FeatureSwitchesSettingApiArg
    >({
      query: () => ({ url: `/api/v1/admin/feature-switches` }),
    }),
    featureSwitchesPreview: build.query<
      FeatureSwitchesPreviewApiResponse,
      FeatureSwitchesPreviewApiArg
    >({
      query: () => ({ url: `/api/v1/admin/feature-switches/preview` }),
    }),
    switchFeature: build.mutation<
      SwitchFeatureApiResponse,
      SwitchFeatureApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/feature-switches/changes`,
        method: "POST",
        body: queryArg.switchFeatureDto,
      }),
    }),
    found: build.query<FoundApiResponse, FoundApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/found`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    managedVendors: build.query<
      ManagedVendorsApiResponse,
      ManagedVendorsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors`,
        params: {
          page: queryArg.page,
          state: queryArg.state,
          sort: queryArg.sort,
          search: queryArg.search,
        },
      }),
    }),
    downloadVendors: build.mutation<
      DownloadVendorsApiResponse,
      DownloadVendorsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors/download`,
        method: "POST",
        body: queryArg.downloadVendorsDto,
      }),
    }),
    vendorCounts: build.query<VendorCountsApiResponse, VendorCountsApiArg>({
      query: () => ({ url: `/api/v1/admin/vendors/counts` }),
    }),
    deactivationPreview: build.query<
      DeactivationPreviewApiResponse,
      DeactivationPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors/${queryArg.id}/deactivation`,
      }),
    }),
    suspendVendor: build.mutation<
      SuspendVendorApiResponse,
      SuspendVendorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors/${queryArg.id}/deactivate`,
        method: "POST",
        body: queryArg.suspendVendorDto,
      }),
    }),
    reinstateVendor: build.mutation<
      ReinstateVendorApiResponse,
      ReinstateVendorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors/${queryArg.id}/activate`,
        method: "POST",
      }),
    }),
    managedUsers: build.query<ManagedUsersApiResponse, ManagedUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/users`,
        params: {
          page: queryArg.page,
          role: queryArg.role,
          state: queryArg.state,
          sort: queryArg.sort,
          search: queryArg.search,
        },
      }),
    }),
    downloadUsers: build.mutation<
      DownloadUsersApiResponse,
      DownloadUsersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/download`,
        method: "POST",
        body: queryArg.downloadUsersDto,
      }),
    }),
    userCounts: build.query<UserCountsApiResponse, UserCountsApiArg>({
      query: () => ({ url: `/api/v1/admin/users/counts` }),
    }),
    userProfile: build.query<UserProfileApiResponse, UserProfileApiArg>({
      query: (queryArg) => ({ url: `/api/v1/admin/users/${queryArg.id}` }),
    }),
    endSessionsOfUser: build.mutation<
      EndSessionsOfUserApiResponse,
      EndSessionsOfUserApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${queryArg.id}/sessions`,
        method: "DELETE",
      }),
    }),
    userDeactivation: build.query<
      UserDeactivationApiResponse,
      UserDeactivationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${queryArg.id}/deactivation`,
      }),
    }),
    userActivation: build.query<
      UserActivationApiResponse,
      UserActivationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${queryArg.id}/activation`,
      }),
    }),
    deactivateUser: build.mutation<
      DeactivateUserApiResponse,
      DeactivateUserApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${queryArg.id}/deactivate`,
        method: "POST",
        body: queryArg.deactivateUserDto,
      }),
    }),
    activateUser: build.mutation<ActivateUserApiResponse, ActivateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${queryArg.id}/activate`,
        method: "POST",
      }),
    }),
    userRoleRevocation: build.query<
      UserRoleRevocationApiResponse,
      UserRoleRevocationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${queryArg.id}/roles/${queryArg.role}/revocation`,
      }),
    }),
    userRoleGrant: build.query<UserRoleGrantApiResponse, UserRoleGrantApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${queryArg.id}/roles/${queryArg.role}/grant`,
      }),
    }),
    grantUserRole: build.mutation<
      GrantUserRoleApiResponse,
      GrantUserRoleApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${queryArg.id}/roles/${queryArg.role}/grant`,
        method: "POST",
        body: queryArg.changeRoleDto,
      }),
    }),
    revokeUserRole: build.mutation<
      RevokeUserRoleApiResponse,
      RevokeUserRoleApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${queryArg.id}/roles/${queryArg.role}/revoke`,
        method: "POST",
        body: queryArg.changeRoleDto,
      }),
    }),
    openInvitations: build.query<
      OpenInvitationsApiResponse,
      OpenInvitationsApiArg
    >({
      query: () => ({ url: `/api/v1/admin/invitations` }),
    }),
    inviteUser: build.mutation<InviteUserApiResponse, InviteUserApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/invitations`,
        method: "POST",
        body: queryArg.inviteUserDto,
      }),
    }),
    sendInvitationAgain: build.mutation<
      SendInvitationAgainApiResponse,
      SendInvitationAgainApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/invitations/${queryArg.id}/send-again`,
        method: "POST",
      }),
    }),
    withdrawInvitation: build.mutation<
      WithdrawInvitationApiResponse,
      WithdrawInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/invitations/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    adminCategories: build.query<
      AdminCategoriesApiResponse,
      AdminCategoriesApiArg
    >({
      query: () => ({ url: `/api/v1/admin/categories` }),
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
    }),
    updateCategory: build.mutation<
      UpdateCategoryApiResponse,
      UpdateCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/categories/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.updateCategoryDto,
      }),
    }),
    deleteCategory: build.mutation<
      DeleteCategoryApiResponse,
      DeleteCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/categories/${queryArg.id}/delete`,
        method: "POST",
        body: queryArg.deleteCategoryDto,
      }),
    }),
    orderCategories: build.mutation<
      OrderCategoriesApiResponse,
      OrderCategoriesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/categories/order`,
        method: "PUT",
        body: queryArg.categoryOrderDto,
      }),
    }),
    removeCategoryPicture: build.mutation<
      RemoveCategoryPictureApiResponse,
      RemoveCategoryPictureApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/categories/${queryArg.id}/picture`,
        method: "DELETE",
        params: {
          replaces: queryArg.replaces,
        },
      }),
    }),
    managedServices: build.query<
      ManagedServicesApiResponse,
      ManagedServicesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/services`,
        params: {
          page: queryArg.page,
          state: queryArg.state,
          category: queryArg.category,
          vendor: queryArg.vendor,
          sort: queryArg.sort,
          direction: queryArg.direction,
          search: queryArg.search,
        },
      }),
    }),
    createManagedService: build.mutation<
      CreateManagedServiceApiResponse,
      CreateManagedServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/services`,
        method: "POST",
        body: queryArg.createManagedServiceDto,
      }),
    }),
    downloadServices: build.mutation<
      DownloadServicesApiResponse,
      DownloadServicesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/services/download`,
        method: "POST",
        body: queryArg.downloadServicesDto,
      }),
    }),
    updateManagedService: build.mutation<
      UpdateManagedServiceApiResponse,
      UpdateManagedServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/services/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.updateManagedServiceDto,
      }),
    }),
    activateManagedService: build.mutation<
      ActivateManagedServiceApiResponse,
      ActivateManagedServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/services/${queryArg.id}/activate`,
        method: "POST",
        body: queryArg.switchManagedServiceDto,
      }),
    }),
    deactivateManagedService: build.mutation<
      DeactivateManagedServiceApiResponse,
      DeactivateManagedServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/services/${queryArg.id}/deactivate`,
        method: "POST",
        body: queryArg.switchManagedServiceDto,
      }),
    }),
    serviceDeletionPreview: build.query<
      ServiceDeletionPreviewApiResponse,
      ServiceDeletionPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/services/${queryArg.id}/deletion`,
      }),
    }),
    deleteManagedService: build.mutation<
      DeleteManagedServiceApiResponse,
      DeleteManagedServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/services/${queryArg.id}/delete`,
        method: "POST",
        body: queryArg.reasonedDeletionDto,
      }),
    }),
    serviceBulkActions: build.query<
      ServiceBulkActionsApiResponse,
      ServiceBulkActionsApiArg
    >({
      query: () => ({ url: `/api/v1/admin/bulk-actions/services` }),
    }),
    switchServices: build.mutation<
      SwitchServicesApiResponse,
      SwitchServicesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/bulk-actions/services`,
        method: "POST",
        body: queryArg.switchServicesDto,
      }),
    }),
    userBulkActions: build.query<
      UserBulkActionsApiResponse,
      UserBulkActionsApiArg
    >({
      query: () => ({ url: `/api/v1/admin/bulk-actions/users` }),
    }),
    switchUsers: build.mutation<SwitchUsersApiResponse, SwitchUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/bulk-actions/users`,
        method: "POST",
        body: queryArg.switchUsersDto,
      }),
    }),
    bulkUsersPreview: build.query<
      BulkUsersPreviewApiResponse,
      BulkUsersPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/bulk-actions/users/preview`,
        params: {
          role: queryArg.role,
          state: queryArg.state,
          search: queryArg.search,
          ids: queryArg.ids,
        },
      }),
    }),
    bulkResults: build.query<BulkResultsApiResponse, BulkResultsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/bulk-actions/${queryArg.id}/results`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    cohorts: build.query<CohortsApiResponse, CohortsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/analytics/cohorts`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    bookingFunnel: build.query<BookingFunnelApiResponse, BookingFunnelApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/analytics/funnel`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    marketHours: build.query<MarketHoursApiResponse, MarketHoursApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/analytics/hours`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    visits: build.query<VisitsApiResponse, VisitsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/analytics/visits`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    searches: build.query<SearchesApiResponse, SearchesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/analytics/searches`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    marketPlaces: build.query<MarketPlacesApiResponse, MarketPlacesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/analytics/places`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    platformCounts: build.query<
      PlatformCountsApiResponse,
      PlatformCountsApiArg
    >({
      query: () => ({ url: `/api/v1/admin/counts` }),
    }),
    recentBookings: build.query<
      RecentBookingsApiResponse,
      RecentBookingsApiArg
    >({
      query: () => ({ url: `/api/v1/admin/recent-bookings` }),
    }),
    platformHealth: build.query<
      PlatformHealthApiResponse,
      PlatformHealthApiArg
    >({
      query: () => ({ url: `/api/v1/admin/health` }),
    }),
    platformTrends: build.query<
      PlatformTrendsApiResponse,
      PlatformTrendsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/trends`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as staffApi };
export type SavedViewsApiResponse = /** status 200  */ SavedViewDto[];
export type SavedViewsApiArg = void;
export type SaveViewApiResponse = /** status 201  */ ViewSavedDto;
export type SaveViewApiArg = {
  saveViewDto: SaveViewDto;
};
export type RemoveViewApiResponse = unknown;
export type RemoveViewApiArg = {
  id: string;
};
export type WaitingApiResponse = /** status 200  */ WaitingDto[];
export type WaitingApiArg = void;
export type VendorApplicationsApiResponse =
  /** status 200  */ PendingVendorDto[];
export type VendorApplicationsApiArg = void;
export type VendorApplicationApiResponse =
  /** status 200  */ VendorApplicationReviewDto;
export type VendorApplicationApiArg = {
  id: string;
};
export type ViewKycApiResponse = /** status 200  */ KycDto;
export type ViewKycApiArg = {
  id: string;
  viewKycDto: ViewKycDto;
};
export type ApproveVendorApiResponse = unknown;
export type ApproveVendorApiArg = {
  id: string;
};
export type RejectVendorApiResponse = unknown;
export type RejectVendorApiArg = {
  id: string;
  rejectVendorDto: RejectVendorDto;
};
export type AdminBookingsApiResponse = /** status 200  */ AdminBookingPageDto;
export type AdminBookingsApiArg = {
  /** From 1. */
  page?: number;
  status?: "pending" | "confirmed" | "completed" | "cancelled";
  /** Part of the service's title, the business's or the customer's name, or a booking's whole id. */
  search?: string;
};
export type DownloadBookingsApiResponse = unknown;
export type DownloadBookingsApiArg = {
  downloadBookingsDto: DownloadBookingsDto;
};
export type OpenClaimsApiResponse = /** status 200  */ OpenClaimDto[];
export type OpenClaimsApiArg = void;
export type CancelBookingAsAdminApiResponse = unknown;
export type CancelBookingAsAdminApiArg = {
  id: string;
  adminCancelBookingDto: AdminCancelBookingDto;
};
export type DecideClaimApiResponse = unknown;
export type DecideClaimApiArg = {
  id: string;
  decideClaimDto: DecideClaimDto;
};
export type DecideProblemApiResponse = unknown;
export type DecideProblemApiArg = {
  id: string;
  decideProblemDto: DecideProblemDto;
};
export type ReviewsToModerateApiResponse =
  /** status 200  */ ModeratedReviewPageDto;
export type ReviewsToModerateApiArg = {
  /** From 1. */
  page?: number;
  /** Those that readers have reported and nobody has decided about, those out of sight, or all. */
  state?: "hidden" | "all" | "reported";
};
export type HideReviewApiResponse = unknown;
export type HideReviewApiArg = {
  id: string;
  decideReviewDto: DecideReviewDto;
};
export type KeepReviewApiResponse = unknown;
export type KeepReviewApiArg = {
  id: string;
  decideReviewDto: DecideReviewDto;
};
export type PhotosToModerateApiResponse =
  /** status 200  */ ModeratedPhotoPageDto;
export type PhotosToModerateApiArg = {
  /** From 1. */
  page?: number;
  /** Those that were reported and nobody has decided about, or those out of sight. */
  state?: "hidden" | "reported";
};
export type WorkPhotoImageApiResponse = /** status 200  */ PictureImageDto;
export type WorkPhotoImageApiArg = {
  id: string;
};
export type HideWorkPhotoApiResponse = unknown;
export type HideWorkPhotoApiArg = {
  id: string;
  decideWorkPhotoDto: DecideWorkPhotoDto;
};
export type KeepWorkPhotoApiResponse = unknown;
export type KeepWorkPhotoApiArg = {
  id: string;
  decideWorkPhotoDto: DecideWorkPhotoDto;
};
export type ShowWorkPhotoApiResponse = unknown;
export type ShowWorkPhotoApiArg = {
  id: string;
  decideWorkPhotoDto: DecideWorkPhotoDto;
};
export type ContactMessagesApiResponse =
  /** status 200  */ ContactMessagePageDto;
export type ContactMessagesApiArg = {
  /** From 1. */
  page?: number;
  status?: "open" | "answered";
};
export type MarkContactMessageAnsweredApiResponse = unknown;
export type MarkContactMessageAnsweredApiArg = {
  id: string;
};
export type EraseContactMessageApiResponse = unknown;
export type EraseContactMessageApiArg = {
  id: string;
};
export type AdminDeedsApiResponse = /** status 200  */ AdminDeedPageDto;
export type AdminDeedsApiArg = {
  /** From 1. */
  page?: number;
  /** Id of the one that is asked about; left out, all of them. */
  item?: string;
  list: "services" | "categories";
};
export type PlatformFeeSettingApiResponse =
  /** status 200  */ PlatformFeeSettingDto;
export type PlatformFeeSettingApiArg = void;
export type PlatformFeePreviewApiResponse = /** status 200  */ FeePreviewDto;
export type PlatformFeePreviewApiArg = {
  feeCents: number;
  /** An instant in UTC: at least an hour ahead, at most a year. */
  from: string;
};
export type SchedulePlatformFeeApiResponse = unknown;
export type SchedulePlatformFeeApiArg = {
  scheduleFeeDto: ScheduleFeeDto;
};
export type TakePlatformFeeBackApiResponse = unknown;
export type TakePlatformFeeBackApiArg = {
  id: string;
  takeFeeBackDto: TakeFeeBackDto;
};
export type BookingLimitsSettingApiResponse =
  /** status 200  */ BookingLimitsSettingDto;
export type BookingLimitsSettingApiArg = void;
export type BookingLimitsPreviewApiResponse =
  /** status 200  */ LimitsPreviewDto;
export type BookingLimitsPreviewApiArg = {
  /** With one provider; at most as many as altogether. */
  withOneProvider: number;
  altogether: number;
  /** Whose hours overlap, whoever the providers are; at most as many as altogether. */
  atOnce: number;
};
export type SetBookingLimitsApiResponse = unknown;
export type SetBookingLimitsApiArg = {
  setLimitsDto: SetLimitsDto;
};
export type BookingDeadlinesSettingApiResponse =
  /** status 200  */ BookingDeadlinesSettingDto;
export type BookingDeadlinesSettingApiArg = void;
export type BookingDeadlinesPreviewApiResponse =
  /** status 200  */ DeadlinesPreviewDto;
export type BookingDeadlinesPreviewApiArg = {
  /** A provider, to a request. */
  answerHours: number;
  /** The other side, to another time. */
  agreeHours: number;
};
export type SetBookingDeadlinesApiResponse = unknown;
export type SetBookingDeadlinesApiArg = {
  setDeadlinesDto: SetDeadlinesDto;
};
export type FeatureSwitchesSettingApiResponse =
  /** status 200  */ FeatureSwitchesSettingDto;
export type FeatureSwitchesSettingApiArg = void;
export type FeatureSwitchesPreviewApiResponse =
  /** status 200  */ FeatureSwitchesPreviewDto;
export type FeatureSwitchesPreviewApiArg = void;
export type SwitchFeatureApiResponse = unknown;
export type SwitchFeatureApiArg = {
  switchFeatureDto: SwitchFeatureDto;
};
export type FoundApiResponse = /** status 200  */ FoundDto;
export type FoundApiArg = {
  /** Part of a name, a title or a phone number, or a whole e-mail address or id. */
  search: string;
};
export type ManagedVendorsApiResponse = /** status 200  */ ManagedVendorPageDto;
export type ManagedVendorsApiArg = {
  /** From 1. */
  page?: number;
  state?: "pending" | "rejected" | "active" | "inactive";
  /** By their last application, by name, or by their stars. */
  sort?: "name" | "newest" | "rating";
  /** Part of the business's or its owner's name, or a provider's whole id. */
  search?: string;
};
export type DownloadVendorsApiResponse = unknown;
export type DownloadVendorsApiArg = {
  downloadVendorsDto: DownloadVendorsDto;
};
export type VendorCountsApiResponse = /** status 200  */ VendorCountsDto;
export type VendorCountsApiArg = void;
export type DeactivationPreviewApiResponse =
  /** status 200  */ DeactivationPreviewDto;
export type DeactivationPreviewApiArg = {
  id: string;
};
export type SuspendVendorApiResponse = unknown;
export type SuspendVendorApiArg = {
  id: string;
  suspendVendorDto: SuspendVendorDto;
};
export type ReinstateVendorApiResponse = unknown;
export type ReinstateVendorApiArg = {
  id: string;
};
export type ManagedUsersApiResponse = /** status 200  */ ManagedUserPageDto;
export type ManagedUsersApiArg = {
  /** From 1. */
  page?: number;
  /** Who holds it: everybody but auditors is a customer, too. */
  role?: "admin" | "auditor" | "vendor" | "user";
  state?: "active" | "deactivated";
  /** By their registration, or by name. */
  sort?: "name" | "newest";
  /** Part of a name or of a phone number, however that is written; or a whole e-mail address or id. */
  search?: string;
};
export type DownloadUsersApiResponse = unknown;
export type DownloadUsersApiArg = {
  downloadUsersDto: DownloadUsersDto;
};
export type UserCountsApiResponse = /** status 200  */ UserCountsDto;
export type UserCountsApiArg = void;
export type UserProfileApiResponse = /** status 200  */ UserProfileDto;
export type UserProfileApiArg = {
  id: string;
};
export type EndSessionsOfUserApiResponse = unknown;
export type EndSessionsOfUserApiArg = {
  id: string;
};
export type UserDeactivationApiResponse =
  /** status 200  */ UserDeactivationDto;
export type UserDeactivationApiArg = {
  id: string;
};
export type UserActivationApiResponse = /** status 200  */ UserActivationDto;
export type UserActivationApiArg = {
  id: string;
};
export type DeactivateUserApiResponse = unknown;
export type DeactivateUserApiArg = {
  id: string;
  deactivateUserDto: DeactivateUserDto;
};
export type ActivateUserApiResponse = unknown;
export type ActivateUserApiArg = {
  id: string;
};
export type UserRoleRevocationApiResponse =
  /** status 200  */ UserDeactivationDto;
export type UserRoleRevocationApiArg = {
  id: string;
  role: "admin" | "auditor" | "vendor";
};
export type UserRoleGrantApiResponse = /** status 200  */ UserActivationDto;
export type UserRoleGrantApiArg = {
  id: string;
  role: "admin" | "auditor" | "vendor";
};
export type GrantUserRoleApiResponse = unknown;
export type GrantUserRoleApiArg = {
  id: string;
  role: "admin" | "auditor" | "vendor";
  changeRoleDto: ChangeRoleDto;
};
export type RevokeUserRoleApiResponse = unknown;
export type RevokeUserRoleApiArg = {
  id: string;
  role: "admin" | "auditor" | "vendor";
  changeRoleDto: ChangeRoleDto;
};
export type OpenInvitationsApiResponse = /** status 200  */ OpenInvitationDto[];
export type OpenInvitationsApiArg = void;
export type InviteUserApiResponse = /** status 201  */ UserInvitedDto;
export type InviteUserApiArg = {
  inviteUserDto: InviteUserDto;
};
export type SendInvitationAgainApiResponse = unknown;
export type SendInvitationAgainApiArg = {
  id: string;
};
export type WithdrawInvitationApiResponse = unknown;
export type WithdrawInvitationApiArg = {
  id: string;
};
export type AdminCategoriesApiResponse = /** status 200  */ AdminCategoryDto[];
export type AdminCategoriesApiArg = void;
export type CreateCategoryApiResponse = /** status 201  */ CategoryCreatedDto;
export type CreateCategoryApiArg = {
  createCategoryDto: CreateCategoryDto;
};
export type UpdateCategoryApiResponse = unknown;
export type UpdateCategoryApiArg = {
  id: string;
  updateCategoryDto: UpdateCategoryDto;
};
export type DeleteCategoryApiResponse = unknown;
export type DeleteCategoryApiArg = {
  id: string;
  deleteCategoryDto: DeleteCategoryDto;
};
export type OrderCategoriesApiResponse = unknown;
export type OrderCategoriesApiArg = {
  categoryOrderDto: CategoryOrderDto;
};
export type RemoveCategoryPictureApiResponse = unknown;
export type RemoveCategoryPictureApiArg = {
  id: string;
  /** Id of the picture that is to go, `none` where there is none: refused where another one stands there. Left out, whatever stands is replaced. */
  replaces?: string;
};
export type ManagedServicesApiResponse =
  /** status 200  */ ManagedServicePageDto;
export type ManagedServicesApiArg = {
  /** From 1. */
  page?: number;
  state?: "active" | "inactive";
  category?: string;
  vendor?: string;
  sort?: "vendor" | "price" | "category" | "created" | "title" | "status";
  direction?: "asc" | "desc";
  /** Part of the title or of the vendor's name, or a service's whole id. */
  search?: string;
};
export type CreateManagedServiceApiResponse =
  /** status 201  */ ServiceCreatedDto;
export type CreateManagedServiceApiArg = {
  createManagedServiceDto: CreateManagedServiceDto;
};
export type DownloadServicesApiResponse = unknown;
export type DownloadServicesApiArg = {
  downloadServicesDto: DownloadServicesDto;
};
export type UpdateManagedServiceApiResponse = unknown;
export type UpdateManagedServiceApiArg = {
  id: string;
  updateManagedServiceDto: UpdateManagedServiceDto;
};
export type ActivateManagedServiceApiResponse = unknown;
export type ActivateManagedServiceApiArg = {
  id: string;
  switchManagedServiceDto: SwitchManagedServiceDto;
};
export type DeactivateManagedServiceApiResponse = unknown;
export type DeactivateManagedServiceApiArg = {
  id: string;
  switchManagedServiceDto: SwitchManagedServiceDto;
};
export type ServiceDeletionPreviewApiResponse =
  /** status 200  */ ServiceDeletionPreviewDto;
export type ServiceDeletionPreviewApiArg = {
  id: string;
};
export type DeleteManagedServiceApiResponse = unknown;
export type DeleteManagedServiceApiArg = {
  id: string;
  reasonedDeletionDto: ReasonedDeletionDto;
};
export type ServiceBulkActionsApiResponse = /** status 200  */ BulkActionDto[];
export type ServiceBulkActionsApiArg = void;
export type SwitchServicesApiResponse = /** status 202  */ BulkActionStartedDto;
export type SwitchServicesApiArg = {
  switchServicesDto: SwitchServicesDto;
};
export type UserBulkActionsApiResponse = /** status 200  */ BulkActionDto[];
export type UserBulkActionsApiArg = void;
export type SwitchUsersApiResponse = /** status 202  */ BulkActionStartedDto;
export type SwitchUsersApiArg = {
  switchUsersDto: SwitchUsersDto;
};
export type BulkUsersPreviewApiResponse = /** status 200  */ ManyUsersDto;
export type BulkUsersPreviewApiArg = {
  /** Who holds it: everybody but auditors is a customer, too. */
  role?: "admin" | "auditor" | "vendor" | "user";
  state?: "active" | "deactivated";
  /** Part of a name or of a phone number, however that is written; or a whole e-mail address or id. */
  search?: string;
  ids?: string;
};
export type BulkResultsApiResponse = /** status 200  */ BulkResultPageDto;
export type BulkResultsApiArg = {
  id: string;
  /** From 1. */
  page?: number;
};
export type CohortsApiResponse = /** status 200  */ CohortsDto;
export type CohortsApiArg = {
  /** First day, yyyy-MM-dd; left out: the first of the month, five months before that of the last day. */
  from?: string;
  /** Last day, yyyy-MM-dd; left out: today. */
  to?: string;
};
export type BookingFunnelApiResponse = /** status 200  */ BookingFunnelDto;
export type BookingFunnelApiArg = {
  /** First day, yyyy-MM-dd; left out: the first of the month, five months before that of the last day. */
  from?: string;
  /** Last day, yyyy-MM-dd; left out: today. */
  to?: string;
};
export type MarketHoursApiResponse = /** status 200  */ MarketHoursDto;
export type MarketHoursApiArg = {
  /** First day, yyyy-MM-dd; left out: the first of the month, five months before that of the last day. */
  from?: string;
  /** Last day, yyyy-MM-dd; left out: today. */
  to?: string;
};
export type VisitsApiResponse = /** status 200  */ VisitsDto;
export type VisitsApiArg = {
  /** First day, yyyy-MM-dd; left out: the first of the month, five months before that of the last day. */
  from?: string;
  /** Last day, yyyy-MM-dd; left out: today. */
  to?: string;
};
export type SearchesApiResponse = /** status 200  */ SearchesDto;
export type SearchesApiArg = {
  /** First day, yyyy-MM-dd; left out: the first of the month, five months before that of the last day. */
  from?: string;
  /** Last day, yyyy-MM-dd; left out: today. */
  to?: string;
};
export type MarketPlacesApiResponse = /** status 200  */ MarketPlacesDto;
export type MarketPlacesApiArg = {
  /** First day, yyyy-MM-dd; left out: the first of the month, five months before that of the last day. */
  from?: string;
  /** Last day, yyyy-MM-dd; left out: today. */
  to?: string;
};
export type PlatformCountsApiResponse = /** status 200  */ PlatformCountsDto;
export type PlatformCountsApiArg = void;
export type RecentBookingsApiResponse = /** status 200  */ RecentBookingDto[];
export type RecentBookingsApiArg = void;
export type PlatformHealthApiResponse = /** status 200  */ PlatformHealthDto;
export type PlatformHealthApiArg = void;
export type PlatformTrendsApiResponse = /** status 200  */ PlatformTrendsDto;
export type PlatformTrendsApiArg = {
  /** First day, yyyy-MM-dd; left out: the first of the month, five months before that of the last day. */
  from?: string;
  /** Last day, yyyy-MM-dd; left out: today. */
  to?: string;
};
export type SavedViewDto = {
  list: "users" | "vendors" | "services" | "bookings";
  id: string;
  name: string;
  /** As it stands in the address of the list, without the question mark. */
  query: string;
  savedAt: string;
};
export type ViewSavedDto = {
  viewId: string;
};
export type SaveViewDto = {
  list: "users" | "vendors" | "services" | "bookings";
  name: string;
  /** As it stands in the address of the list, without the question mark; empty for the list as it begins. */
  query: string;
};
export type WaitingDto = {
  kind: "application" | "claim" | "review" | "photo" | "message";
  count: number;
  /** For how long the oldest of them has waited. */
  since: string;
};
export type PendingVendorDto = {
  id: string;
  businessName: string;
  businessDescription: string;
  /** "Unknown" when nobody may be named. */
  ownerName: string;
  /** Whether the applicant has confirmed their address. */
  emailVerified: boolean;
  phone: string | null;
  city: string;
  state: string;
  yearsInBusiness: number | null;
  websiteUrl: string | null;
  /** Miles. */
  serviceAreaRadius: number;
  submission: number;
  appliedAt: string;
};
export type ApplicationCheckDto = {
  check: "email" | "name" | "place" | "tax-id" | "bank-account" | "license";
  /** False: there is a doubt. */
  passed: boolean;
};
export type ChangedFieldDto = {
  field:
    | "businessName"
    | "businessDescription"
    | "contactPerson"
    | "contactEmail"
    | "contactPhone"
    | "businessAddress"
    | "businessCity"
    | "businessState"
    | "businessZip"
    | "serviceAreaRadius"
    | "yearsInBusiness"
    | "businessLicense"
    | "websiteUrl"
    | "kycDocumentType"
    | "taxId"
    | "kycDocumentNumber"
    | "bankName"
    | "bankAccountNumber"
    | "bankRoutingNumber";
  /** What proves identity, and where money goes, is masked. */
  before: string | null;
  /** Likewise. */
  now: string | null;
};
export type EarlierApplicationDto = {
  submission: number;
  appliedAt: string;
  rejectedAt: string;
  /** Null once nobody is left to read it. */
  rejectionReason: string | null;
  changes: ChangedFieldDto[];
};
export type VendorApplicationReviewDto = {
  vendorId: string;
  /** Number of the application, from 1. */
  submission: number;
  verificationStatus: "pending" | "approved" | "rejected";
  /** Why this submission was turned down. */
  rejectionReason: string | null;
  appliedAt: string;
  /** Null once its person is erased. */
  phone: string | null;
  businessName: string;
  businessDescription: string;
  businessLicense: string | null;
  /** Null once its person is erased. */
  businessAddress: string | null;
  businessCity: string;
  businessState: string;
  businessZip: string;
  /** Miles. */
  serviceAreaRadius: number;
  yearsInBusiness: number | null;
  websiteUrl: string | null;
  kycDocumentType: "passport" | "drivers_license" | "national_id";
  /** Masked. */
  taxId: string;
  /** Masked. */
  kycDocumentNumber: string;
  /** Masked. */
  bankName: string;
  /** Masked. */
  bankAccountNumber: string;
  /** Masked. */
  bankRoutingNumber: string;
  /** "Unknown" when nobody may be named. */
  contactPerson: string;
  /** Of the applicant's account; null once they are erased. */
  contactEmail: string | null;
  /** None once its person is erased. */
  checks: ApplicationCheckDto[];
  /** Null for the first, and once its person is erased. */
  earlier: EarlierApplicationDto | null;
};
export type KycDto = {
  taxId: string;
  kycDocumentType: "passport" | "drivers_license" | "national_id";
  kycDocumentNumber: string;
  bankName: string;
  bankAccountNumber: string;
  /** Shown as "IFSC Code". */
  bankRoutingNumber: string;
};
export type ViewKycDto = {
  /** Recorded in the history of the business. */
  reason: string;
  password: string;
  /** Six digits of the authenticator app, or a recovery code: needed when two-factor sign-in is on. */
  code?: string;
};
export type RejectVendorDto = {
  reason: string;
};
export type AdminBookingDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled";
  /** Why it is cancelled. */
  reason:
    | (
        | "declined"
        | "withdrawn"
        | "expired"
        | "by_customer"
        | "by_vendor"
        | "no_show_vendor"
        | "no_show_customer"
        | "by_admin"
      )
    | null;
  id: string;
  platformFeeCents: number;
  /** What its cancellation cost the customer. */
  chargeCents: number | null;
  /** What the customer got back after a problem. */
  refundCents: number | null;
  createdAt: string;
  /** It is open, and may be cancelled by an admin. */
  canCancel: boolean;
  serviceTitle: string;
  vendorId: string;
  businessName: string;
  customerId: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:00, on the clocks of `timeZone`. */
  time: string;
  /** IANA zone. */
  timeZone: string;
  /** Before the platform fee: what a customer pays who was not there. */
  priceCents: number;
};
export type AdminBookingPageDto = {
  items: AdminBookingDto[];
  /** How many are listed, on all pages. */
  total: number;
  /** There are more than are listed: narrow what is asked for. */
  more: boolean;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type DownloadBookingsDto = {
  status?: "pending" | "confirmed" | "completed" | "cancelled";
  /** Part of the service's title, the business's or the customer's name, or a booking's whole id. */
  search?: string;
};
export type CaseStatementDto = {
  by: "customer" | "vendor";
  /** In their own words; `null` when they gave none, or are erased. */
  text: string | null;
  at: string;
};
export type OpenClaimDto = {
  kind: "no_show" | "problem";
  /** Who has contested it, and what they say. */
  contest: CaseStatementDto | null;
  /** What the customer reports. */
  problem: CaseStatementDto | null;
  /** What an admin may decide on a no-show: what one of the sides has claimed, or that it is dismissed. */
  outcomes: ("no_show_vendor" | "no_show_customer" | "dismissed")[];
  bookingId: string;
  /** What the customer has paid for completed work, and may get back. */
  paidCents: number;
  /** Since when it waits for an admin. */
  openedAt: string;
  /** Who says that the other was not there. */
  claims: CaseStatementDto[];
  serviceTitle: string;
  vendorId: string;
  businessName: string;
  customerId: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:00, on the clocks of `timeZone`. */
  time: string;
  /** IANA zone. */
  timeZone: string;
  /** Before the platform fee: what a customer pays who was not there. */
  priceCents: number;
};
export type AdminCancelBookingDto = {
  /** What the customer pays, at most the price; goes to the provider. */
  chargeCents: number;
  /** In the admin's own words. */
  reason: string;
};
export type DecideClaimDto = {
  /** Who was not there; dismissed: both were, and the booking goes on. */
  outcome: "no_show_vendor" | "no_show_customer" | "dismissed";
  /** In the admin's own words. */
  reason: string;
};
export type DecideProblemDto = {
  /** What the customer gets back of what was paid. */
  refundCents: number;
  /** In the admin's own words. */
  reason: string;
};
export type ModeratedVendorDto = {
  id: string;
  businessName: string;
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
export type ReviewDecisionDto = {
  /** `null` once whoever decided is erased. */
  reason: string | null;
  decidedAt: string;
};
export type ReviewReportDto = {
  ground:
    "spam" | "offensive" | "not_about_the_work" | "personal_data" | "other";
  id: string;
  /** In the own words of whoever reported it; `null` too once they are erased. */
  note: string | null;
  /** 'Unknown User' when nobody may be named; `null` for a visitor. */
  reporterName: string | null;
  reportedAt: string;
  /** Nobody has decided about it yet. */
  open: boolean;
};
export type ModeratedReviewDto = {
  /** What an admin may do with it now; each names the route `POST admin/reviews/:id/…`. */
  actions: ("hide" | "keep")[];
  id: string;
  bookingId: string;
  /** Stars, 1 to 5. */
  rating: number;
  comment: string | null;
  /** 'Anonymous' when nobody may be named. */
  authorName: string;
  vendor: ModeratedVendorDto;
  serviceTitle: string;
  postedAt: string;
  editedAt: string | null;
  /** Up to four, the first first. */
  photos: ReviewPhotoDto[];
  reply: ReviewReplyDto | null;
  /** Readers do not see it, and averages do not count it. */
  hidden: boolean;
  /** `null` while nobody has decided about it. */
  decision: ReviewDecisionDto | null;
  /** Newest first. */
  reports: ReviewReportDto[];
};
export type ModeratedReviewPageDto = {
  items: ModeratedReviewDto[];
  /** How many are listed, on all pages. */
  total: number;
  /** There are more than are listed: narrow what is asked for. */
  more: boolean;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type DecideReviewDto = {
  reason: string;
};
export type WorkPhotoReportDto = {
  ground: "spam" | "offensive" | "not_their_work" | "private_things" | "other";
  id: string;
  /** In the own words of whoever reported it; `null` too once they are erased. */
  note: string | null;
  /** 'Unknown User' when nobody may be named; `null` for a visitor. */
  reporterName: string | null;
  reportedAt: string;
  /** Nobody has decided about it yet. */
  open: boolean;
};
export type ModeratedPhotoDto = {
  /** What an admin may do with it now; each names the route `POST admin/photos/:id/…`. */
  actions: ("hide" | "keep" | "show")[];
  id: string;
  /** Its addresses lead nowhere while it is hidden. */
  picture: PictureDto;
  caption: string | null;
  vendor: ModeratedVendorDto;
  addedAt: string;
  /** Only its provider sees it. */
  hidden: boolean;
  /** `null` while nobody has decided about it. */
  decision: ReviewDecisionDto | null;
  /** Newest first. */
  reports: WorkPhotoReportDto[];
};
export type ModeratedPhotoPageDto = {
  items: ModeratedPhotoDto[];
  /** How many are listed, on all pages. */
  total: number;
  /** There are more than are listed: narrow what is asked for. */
  more: boolean;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type PictureImageDto = {
  /** A WebP picture of at most 800 pixels, as a data URL. */
  image: string;
};
export type DecideWorkPhotoDto = {
  reason: string;
};
export type ContactMessageDto = {
  topic:
    | "booking"
    | "charge"
    | "account"
    | "provider"
    | "privacy"
    | "careers"
    | "other";
  status: "open" | "answered";
  id: string;
  /** As the sender gave it; 'Unknown' when nobody may be named. */
  name: string;
  /** Where the answer goes; `null` once erased. */
  email: string | null;
  /** `null` once erased. */
  message: string | null;
  /** Name of the account that the sender was signed in with; `null` for visitors, 'Unknown User' when nobody may be named. */
  accountName: string | null;
  receivedAt: string;
  answeredAt: string | null;
};
export type ContactMessagePageDto = {
  items: ContactMessageDto[];
  /** How many are listed, on all pages. */
  total: number;
  /** There are more than are listed: narrow what is asked for. */
  more: boolean;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type AdminDeedDto = {
  deed: "activated" | "deactivated" | "deleted";
  id: string;
  itemId: string;
  /** What it was called then; `null`: it happened before that was told. */
  name: string | null;
  /** `null` where nobody may be named. */
  by: string | null;
  at: string;
  /** `null`: it happened before anybody asked for one, or whoever gave it is erased. */
  reason: string | null;
};
export type AdminDeedPageDto = {
  items: AdminDeedDto[];
  /** How many are listed, on all pages. */
  total: number;
  /** There are more than are listed: narrow what is asked for. */
  more: boolean;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type FeeChangeDto = {
  state: "scheduled" | "holds" | "held" | "taken-back";
  id: string;
  feeCents: number;
  from: string;
  /** Who has set it; `null` where nobody may be named. */
  scheduledBy: string | null;
  scheduledAt: string;
  /** `null` once whoever gave it is erased. */
  reason: string | null;
  /** Who has taken it back; `null` where nobody has, or nobody may be named. */
  takenBackBy: string | null;
  takenBackAt: string | null;
  takenBackReason: string | null;
};
export type PlatformFeeSettingDto = {
  feeCents: number;
  /** Since when it holds; `null`: since always. */
  since: string | null;
  /** No fee is higher. */
  mostCents: number;
  /** All that were ever set, the newest first, at most 100. */
  changes: FeeChangeDto[];
};
export type FeePreviewDto = {
  feeCents: number;
  /** The fee that it takes the place of. */
  insteadOfCents: number;
  /** Bookings that were made in the last 30 days. */
  recentBookings: number;
  /** What they cost on average, before the platform fee; `null` where there were none. */
  averagePriceCents: number | null;
  /** Bookings that are open: they keep the fee that they were made with. */
  openBookings: number;
  /** Times that are held: whoever books one by then has the fee that they were shown. */
  liveHolds: number;
};
export type ScheduleFeeDto = {
  feeCents: number;
  /** An instant in UTC: at least an hour ahead, at most a year. */
  from: string;
  /** The other administrators and the auditors read it. */
  reason: string;
};
export type TakeFeeBackDto = {
  /** The other administrators and the auditors read it. */
  reason: string;
};
export type LimitsChangeDto = {
  revision: number;
  withOneProvider: number;
  altogether: number;
  atOnce: number;
  /** Who has set them; `null` where nobody may be named. */
  setBy: string | null;
  setAt: string;
  /** `null` once whoever gave it is erased. */
  reason: string | null;
};
export type BookingLimitsSettingDto = {
  withOneProvider: number;
  altogether: number;
  atOnce: number;
  /** Since when they hold: what the next change has seen. `null`: since always. */
  changedAt: string | null;
  /** No limit is lower. */
  fewest: number;
  /** No limit is higher. */
  most: number;
  /** All that were ever set, the newest first, at most 100. */
  changes: LimitsChangeDto[];
};
export type LimitsPreviewDto = {
  /** With one provider. */
  aboveWithOneProvider: number;
  aboveAltogether: number;
  /** At the same time. */
  aboveAtOnce: number;
};
export type SetLimitsDto = {
  /** With one provider; at most as many as altogether. */
  withOneProvider: number;
  altogether: number;
  /** Whose hours overlap, whoever the providers are; at most as many as altogether. */
  atOnce: number;
  /** The other administrators and the auditors read it. */
  reason: string;
  /** As it was read: refused where somebody has changed it since. Left out, whatever stands is replaced. */
  changedAt?: string | null;
};
export type DeadlinesChangeDto = {
  revision: number;
  answerHours: number;
  agreeHours: number;
  /** Who has set them; `null` where nobody may be named. */
  setBy: string | null;
  setAt: string;
  /** `null` once whoever gave it is erased. */
  reason: string | null;
};
export type BookingDeadlinesSettingDto = {
  answerHours: number;
  agreeHours: number;
  /** Since when they hold: what the next change has seen. `null`: since always. */
  changedAt: string | null;
  /** No deadline is shorter. */
  fewest: number;
  /** No deadline is longer. */
  most: number;
  /** All that were ever set, the newest first, at most 100. */
  changes: DeadlinesChangeDto[];
};
export type DeadlinesPreviewDto = {
  /** By when a request that is made now would have to be answered, if its start is far enough away. */
  answerBy: string;
  /** By when another time that is proposed now would have to be agreed to, if both starts are far enough away. */
  agreeBy: string;
  /** Requests that wait for an answer: they keep their deadline. */
  openRequests: number;
  /** Other times that wait for an answer: they keep theirs. */
  openProposals: number;
  /** Requests that providers have accepted by hand in the last 30 days. */
  acceptedRequests: number;
  /** How many of them were accepted later than the new deadline would have been. */
  acceptedLater: number;
};
export type SetDeadlinesDto = {
  /** A provider, to a request. */
  answerHours: number;
  /** The other side, to another time. */
  agreeHours: number;
  /** The other administrators and the auditors read it. */
  reason: string;
  /** As it was read: refused where somebody has changed it since. Left out, whatever stands is replaced. */
  changedAt?: string | null;
};
export type FeatureStateDto = {
  feature: "newAccounts" | "applications" | "bookings" | "photos";
  isOn: boolean;
  /** Since when; `null`: always. */
  since: string | null;
};
export type FeatureSwitchDto = {
  feature: "newAccounts" | "applications" | "bookings" | "photos";
  revision: number;
  isOn: boolean;
  /** Who it was; `null` where nobody may be named. */
  switchedBy: string | null;
  switchedAt: string;
  /** `null` once whoever gave it is erased. */
  reason: string | null;
};
export type FeatureSwitchesSettingDto = {
  features: FeatureStateDto[];
  /** Whatever was ever switched, the newest first, at most 100. */
  changes: FeatureSwitchDto[];
};
export type FeatureSwitchesPreviewDto = {
  openBookings: number;
  /** Times that are held: they can still be booked while they are. */
  liveHolds: number;
  /** Invitations by administrators, which can still be accepted. */
  openInvitations: number;
  /** Applications that wait for a decision. */
  waitingApplications: number;
};
export type SwitchFeatureDto = {
  feature: "newAccounts" | "applications" | "bookings" | "photos";
  on: boolean;
  /** The other administrators and the auditors read it. */
  reason: string;
};
export type FoundUserDto = {
  roles: ("admin" | "auditor" | "vendor" | "user")[];
  id: string;
  fullName: string;
};
export type FoundVendorDto = {
  id: string;
  businessName: string;
  ownerName: string;
};
export type FoundServiceDto = {
  id: string;
  title: string;
  businessName: string;
};
export type FoundBookingDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled";
  id: string;
  serviceTitle: string;
  customerName: string;
  /** Where the work is done. */
  date: string;
};
export type FoundDto = {
  users: FoundUserDto[];
  vendors: FoundVendorDto[];
  services: FoundServiceDto[];
  bookings: FoundBookingDto[];
};
export type ManagedVendorDto = {
  id: string;
  businessName: string;
  businessDescription: string;
  /** "Unknown" when nobody may be named. */
  ownerName: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl: string | null;
  /** Two decimals; `null` without reviews. */
  averageRating: number | null;
  reviewCount: number;
  /** Miles. */
  serviceAreaRadius: number;
  city: string;
  state: string;
  verificationStatus: "pending" | "approved" | "rejected";
  /** Approved, and not deactivated by an administrator. */
  isActive: boolean;
  /** By themselves. */
  isPaused: boolean;
  /** Why an administrator has deactivated it. */
  suspensionReason: string | null;
  /** Why the last application was turned down. */
  rejectionReason: string | null;
  /** Number of the last application, from 1. */
  submission: number;
  appliedAt: string;
  /** Services that are not deleted. */
  serviceCount: number;
  bookingCount: number;
};
export type ManagedVendorPageDto = {
  items: ManagedVendorDto[];
  /** How many are listed, on all pages. */
  total: number;
  /** There are more than are listed: narrow what is asked for. */
  more: boolean;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type DownloadVendorsDto = {
  state?: "pending" | "rejected" | "active" | "inactive";
  /** By their last application, by name, or by their stars. */
  sort?: "name" | "newest" | "rating";
  /** Part of the business's or its owner's name, or a provider's whole id. */
  search?: string;
};
export type VendorCountsDto = {
  /** All that have ever applied. */
  totalVendors: number;
  pendingApproval: number;
  /** Approved, and not deactivated by an administrator. */
  activeVendors: number;
  /** Approved, and deactivated. */
  inactiveVendors: number;
  rejectedVendors: number;
  /** Of the stars of all reviews on show, two decimals; `null` without any. */
  averageRating: number | null;
};
export type AffectedBookingDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled";
  /** In any case, only where confirmed bookings are to be cancelled, or not at all, because the work has begun. */
  ends: "always" | "ifChosen" | "never";
  bookingId: string;
  serviceTitle: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:00, on the clocks of `timeZone`. */
  time: string;
  /** IANA zone. */
  timeZone: string;
};
export type DeactivationPreviewDto = {
  bookings: AffectedBookingDto[];
};
export type SuspendVendorDto = {
  /** The provider reads it. */
  reason: string;
  /** `cancel`: confirmed bookings that have not begun are cancelled, and nobody pays. Pending ones are cancelled in any case. */
  confirmedBookings: "cancel" | "keep";
};
export type DeactivationOfUserDto = {
  at: string;
  /** `null` when nobody may be named. */
  by: string | null;
  reason: string;
};
export type ManagedUserDto = {
  id: string;
  /** 'Unknown User' for whoever has told none. */
  fullName: string;
  phone: string | null;
  /** Path of the photo, or of the generated avatar. */
  avatarUrl: string;
  /** Every role that the person can act in. */
  roles: ("admin" | "auditor" | "vendor" | "user")[];
  createdAt: string;
  address: string | null;
  city: string | null;
  state: string | null;
  isActive: boolean;
  /** `null` while they are active. */
  deactivation: DeactivationOfUserDto | null;
};
export type ManagedUserPageDto = {
  items: ManagedUserDto[];
  /** How many are listed, on all pages. */
  total: number;
  /** There are more than are listed: narrow what is asked for. */
  more: boolean;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type DownloadUsersDto = {
  /** Who holds it: everybody but auditors is a customer, too. */
  role?: "admin" | "auditor" | "vendor" | "user";
  state?: "active" | "deactivated";
  /** By their registration, or by name. */
  sort?: "name" | "newest";
  /** Part of a name or of a phone number, however that is written; or a whole e-mail address or id. */
  search?: string;
};
export type UserCountsDto = {
  totalUsers: number;
  /** Everybody but auditors. */
  customers: number;
  vendors: number;
  admins: number;
  auditors: number;
  /** That an administrator has deactivated. */
  deactivated: number;
};
export type BusinessOfUserDto = {
  vendorId: string;
  businessName: string;
  /** Whether customers see it. */
  isPublic: boolean;
};
export type UserSessionDto = {
  id: string;
  /** As they would call it: "Chrome on Linux". */
  device: string;
  openedAt: string;
  lastActiveAt: string;
};
export type TakenListDto = {
  list: "users" | "vendors" | "services" | "bookings";
  rows: number;
  /** By which of its filters it was narrowed: "deactivated", "one vendor". */
  narrowedBy: string[];
  /** What was looked for in it. */
  search: string | null;
};
export type AccountDeedDto = {
  what:
    | "UserRegistered"
    | "EmailVerified"
    | "EmailChanged"
    | "PasswordChanged"
    | "TwoFactorEnabled"
    | "TwoFactorDisabled"
    | "RoleGrantedV2"
    | "RoleRevokedV2"
    | "SessionsEnded"
    | "AccountDeactivated"
    | "AccountReactivated"
    | "ListDownloaded";
  /** Of one that was granted or revoked. */
  role: ("admin" | "auditor" | "vendor" | "user") | null;
  taken: TakenListDto | null;
  at: string;
  /** Who has done it; `null` for the person themselves, the system, and whoever may not be named. */
  by: string | null;
  /** Why, where it was asked. */
  reason: string | null;
};
export type UserProfileDto = {
  email: string;
  emailVerified: boolean;
  /** Whether signing in needs a code. */
  twoFactor: boolean;
  business: BusinessOfUserDto | null;
  /** Made as a customer, whatever became of them. */
  bookingCount: number;
  /** Newest first. */
  sessions: UserSessionDto[];
  /** Newest first. */
  history: AccountDeedDto[];
};
export type UserBusinessDto = {
  businessName: string;
  /** Whether customers would see it from then on, or see it no longer. */
  changes: boolean;
};
export type UserBookingDto = {
  /** On which side the person is. */
  as: "customer" | "vendor";
  status: "pending" | "confirmed" | "completed" | "cancelled";
  bookingId: string;
  serviceTitle: string;
  /** The business, or the customer: 'Unknown Customer' when nobody may be named. */
  otherSide: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:00, on the clocks of `timeZone`. */
  time: string;
  /** IANA zone. */
  timeZone: string;
  /** False: the work has begun, and is brought to its end. */
  ends: boolean;
};
export type UserDeactivationDto = {
  /** That would end. */
  sessions: number;
  /** `null`: they have none. */
  business: UserBusinessDto | null;
  /** All that are open: on either side, or of the business alone, where it is about the role. */
  bookings: UserBookingDto[];
};
export type UserActivationDto = {
  /** `null`: they have none. */
  business: UserBusinessDto | null;
};
export type DeactivateUserDto = {
  /** The person reads it. */
  reason: string;
};
export type ChangeRoleDto = {
  /** The person reads it. */
  reason: string;
};
export type OpenInvitationDto = {
  roles: ("admin" | "auditor" | "vendor")[];
  id: string;
  email: string;
  fullName: string;
  /** Who has sent it last; `null` when nobody may be named. */
  invitedBy: string | null;
  sentAt: string;
  /** From then on the link does not work; the invitation can be sent again. */
  expiresAt: string;
};
export type UserInvitedDto = {
  id: string;
};
export type InviteUserDto = {
  email: string;
  /** Beside a customer's; an auditor has no other. */
  roles: ("admin" | "auditor" | "vendor")[];
  /** First and last name, as others shall see it. */
  fullName: string;
};
export type AdminCategoryDto = {
  id: string;
  /** What a change rests on. */
  revision: number;
  name: string;
  slug: string;
  description: string;
  /** Name of an icon of the client's set; `null` for the default icon. */
  icon: string | null;
  /** Path of the picture that shows in place of the icon, with its drawings at `<path>/128.webp` and `<path>/256.webp`; `null` where the icon shows. */
  pictureUrl: string | null;
  parentId: string | null;
  isActive: boolean;
  /** Where it stands among those of its level, inactive ones too: 1 comes first. */
  place: number;
  /** An administrator has put it there; others follow those, by name. */
  isPlaced: boolean;
  createdAt: string;
  /** Who changed it last; `null` before anybody has, or when nobody may be named. */
  changedBy: string | null;
  changedAt: string;
  /** Services of its own, inactive ones too. */
  serviceCount: number;
  /** Categories that stand below it. */
  childCount: number;
};
export type CategoryCreatedDto = {
  categoryId: string;
};
export type CreateCategoryDto = {
  /** Inactive ones stand in no menu and have no page; `true` when left out. */
  isActive?: boolean;
  name: string;
  slug: string;
  description?: string | null;
  /** Name of an icon of the client's set. */
  icon?: string | null;
  parentId?: string | null;
};
export type UpdateCategoryDto = {
  name?: string;
  slug?: string;
  description?: string | null;
  /** Name of an icon of the client's set. */
  icon?: string | null;
  parentId?: string | null;
  /** Inactive ones stand in no menu and have no page; `true` when left out. */
  isActive?: boolean;
  /** Which revision the changes rest on: refused where the category has changed since. Left out, whatever stands is changed. */
  revision?: number;
  /** Why it is switched on or off; what is only changed needs none. */
  reason?: string | null;
};
export type DeleteCategoryDto = {
  /** The category that its services go to. */
  moveTo?: string;
  reason: string;
  /** Which revision was seen: refused where it has changed since. */
  revision?: number;
};
export type CategoryOrderDto = {
  /** What they stand below; left out for those at the top. */
  parentId?: string | null;
  /** Each once, in the order in which they are to be seen, 200 at most. Those that are left out follow, by name. */
  categoryIds: string[];
  /** How they stood when it was decided: refused where somebody has put them in another order since. Left out, whatever stands is replaced. */
  seen?: string[] | null;
};
export type ManagedServiceVendorDto = {
  id: string;
  businessName: string;
  /** Approved, active and not paused: customers see them. */
  isPublic: boolean;
};
export type ManagedServiceCategoryDto = {
  id: string;
  name: string;
  isActive: boolean;
};
export type ManagedServiceDto = {
  id: string;
  /** What a change rests on. */
  revision: number;
  title: string;
  description: string;
  basePriceCents: number;
  priceType: "fixed" | "hourly" | "starting_at";
  durationMinutes: number;
  vendor: ManagedServiceVendorDto;
  category: ManagedServiceCategoryDto;
  isActive: boolean;
  createdAt: string;
  /** When it was last changed, by whomever. */
  updatedAt: string;
};
export type ManagedServicePageDto = {
  items: ManagedServiceDto[];
  /** How many there are of what is looked for in either state. */
  activeCount: number;
  inactiveCount: number;
  /** How many are listed, on all pages. */
  total: number;
  /** There are more than are listed: narrow what is asked for. */
  more: boolean;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type ServiceCreatedDto = {
  serviceId: string;
};
export type CreateManagedServiceDto = {
  /** Who is to offer it: a provider who is approved and active. */
  vendorId: string;
  title: string;
  description: string;
  categoryId: string;
  durationMinutes: number;
  /** Active services are visible to customers and can be booked; a new one is `true` when it is left out. */
  isActive?: boolean;
  basePriceCents: number;
  /** `starting_from` is understood as `starting_at`. */
  priceType: "fixed" | "hourly" | "starting_at";
};
export type DownloadServicesDto = {
  state?: "active" | "inactive";
  category?: string;
  vendor?: string;
  sort?: "vendor" | "price" | "category" | "created" | "title" | "status";
  direction?: "asc" | "desc";
  /** Part of the title or of the vendor's name, or a service's whole id. */
  search?: string;
};
export type UpdateManagedServiceDto = {
  basePriceCents?: number;
  /** `starting_from` is understood as `starting_at`. */
  priceType?: "fixed" | "hourly" | "starting_at";
  title?: string;
  description?: string;
  categoryId?: string;
  durationMinutes?: number;
  /** Active services are visible to customers and can be booked; a new one is `true` when it is left out. */
  isActive?: boolean;
  /** Which revision the changes rest on: refused where the service has changed since. Left out, whatever stands is changed. */
  revision?: number;
  /** Why it is switched on or off; what is only changed needs none. The provider reads it. */
  reason?: string | null;
};
export type SwitchManagedServiceDto = {
  /** The provider reads it. */
  reason: string;
};
export type StandingBookingDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled";
  bookingId: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:00, on the clocks of `timeZone`. */
  time: string;
  /** IANA zone. */
  timeZone: string;
};
export type AffectedHoldDto = {
  holdId: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:00, on the clocks of `timeZone`. */
  time: string;
  /** IANA zone. */
  timeZone: string;
  /** When it ends by itself. */
  until: string;
  /** They can book it now, and could no more. */
  ends: boolean;
};
export type ServiceDeletionPreviewDto = {
  bookings: StandingBookingDto[];
  holds: AffectedHoldDto[];
};
export type ReasonedDeletionDto = {
  reason: string;
  /** Which revision was seen: refused where it has changed since. */
  revision?: number;
};
export type BulkActionDto = {
  id: string;
  kind:
    | "activate-services"
    | "deactivate-services"
    | "activate-users"
    | "deactivate-users";
  /** `null` where nobody may be named. */
  startedBy: string | null;
  startedAt: string;
  /** `null` once whoever gave it is erased. */
  reason: string | null;
  total: number;
  changed: number;
  /** They were so already. */
  unchanged: number;
  refused: number;
  /** `null`: it goes on. */
  finishedAt: string | null;
};
export type BulkActionStartedDto = {
  bulkId: string;
};
export type SwitchServicesDto = {
  /** How many were seen to be chosen: refused where there are more or fewer by now. */
  total: number;
  state?: "active" | "inactive";
  category?: string;
  vendor?: string;
  /** Part of the title or of the vendor's name, or a service's whole id. */
  search?: string;
  /** What they are to be. */
  isActive: boolean;
  /** Left out, all that match. */
  ids?: string[];
  /** The other administrators read it, and whoever is shut out. */
  reason: string;
};
export type SwitchUsersDto = {
  /** How many were seen to be chosen: refused where there are more or fewer by now. */
  total: number;
  /** Who holds it: everybody but auditors is a customer, too. */
  role?: "admin" | "auditor" | "vendor" | "user";
  state?: "active" | "deactivated";
  /** Part of a name or of a phone number, however that is written; or a whole e-mail address or id. */
  search?: string;
  /** What they are to be. */
  isActive: boolean;
  /** Left out, all that match. */
  ids?: string[];
  /** The other administrators read it, and whoever is shut out. */
  reason: string;
};
export type ManyUsersDto = {
  total: number;
  /** The others are deactivated. */
  active: number;
  /** Whoever asks is among them: nobody deactivates themselves. */
  yourself: boolean;
  /** Those that customers would see no longer. */
  businesses: number;
  /** Open ones that would end, on either side; nobody pays. */
  bookings: number;
};
export type BulkResultDto = {
  rowId: string;
  /** `null`: it is gone. */
  name: string | null;
  /** Why it was refused; `null`: it was so already. */
  why: string | null;
};
export type BulkResultPageDto = {
  items: BulkResultDto[];
  total: number;
  page: number;
  pageCount: number;
};
export type CohortDto = {
  /** yyyy-MM */
  month: string;
  people: number;
  /** How many of them did something in that month, in the one after it, and so on: at most thirteen figures, the last one of a month that may not be over yet. */
  active: number[];
};
export type CohortsDto = {
  /** First day, yyyy-MM-dd. */
  from: string;
  /** Last day, yyyy-MM-dd. */
  to: string;
  /** By the month of their first booking; active is who made a booking, whatever became of it. Months in which nobody came are left out. */
  customers: CohortDto[];
  /** By the month in which they were approved; active is who completed a booking. */
  providers: CohortDto[];
};
export type FunnelLossDto = {
  reason:
    | "declined"
    | "withdrawn"
    | "expired"
    | "by_customer"
    | "by_vendor"
    | "no_show_vendor"
    | "no_show_customer"
    | "by_admin";
  /** Whether the provider, or what they have set, had accepted them before. */
  accepted: boolean;
  bookings: number;
};
export type BookingFunnelDto = {
  /** First day, yyyy-MM-dd. */
  from: string;
  /** Last day, yyyy-MM-dd. */
  to: string;
  /** Bookings that customers asked for, whatever became of them. */
  requested: number;
  /** Those of them that what the provider has set accepted in the same moment. */
  bookedAtOnce: number;
  /** Accepted, by hand or at once, whatever became of them after that. */
  accepted: number;
  completed: number;
  /** Completed ones that their customers have reviewed; reviews that are hidden count. */
  reviewed: number;
  /** Requests that still wait for an answer. */
  waiting: number;
  /** Accepted ones whose work is still to be done, or reported as done. */
  toCome: number;
  /** Those that ended before an answer first, then the most frequent. */
  lost: FunnelLossDto[];
};
export type MarketHourDto = {
  /** 0 for Sunday. */
  weekday: number;
  /** In which it begins; 0 to 23. */
  hour: number;
  /** That customers asked for first, whatever became of them and whether or not they were moved later. */
  bookings: number;
  /** Who can be booked now and works then in a usual week. */
  providers: number;
};
export type MarketHoursDto = {
  /** First day, yyyy-MM-dd. */
  from: string;
  /** Last day, yyyy-MM-dd. */
  to: string;
  /** Of these days. */
  bookings: number;
  /** Who can be booked now. */
  providers: number;
  /** In order, from Sunday on; those in which neither anybody asked nor anybody works are left out. */
  hours: MarketHourDto[];
};
export type VisitsDto = {
  /** First day, yyyy-MM-dd. */
  from: string;
  /** Last day, yyyy-MM-dd. */
  to: string;
  visitors: number;
  /** They looked through services. */
  looked: number;
  /** They opened a service or a provider. */
  viewed: number;
  /** They began to book. */
  began: number;
  /** They booked, or asked for a time. */
  booked: number;
  /** Of those who let themselves be recognised: here for the first time, */
  firstTime: number;
  /** and here before, on another day. */
  again: number;
};
export type SearchedTextDto = {
  text: string;
  /** Each counts once a day. */
  visitors: number;
};
export type SearchesDto = {
  /** First day, yyyy-MM-dd. */
  from: string;
  /** Last day, yyyy-MM-dd. */
  to: string;
  /** Searches, each text once a day and visitor. */
  searches: number;
  /** Those of them for which there was no service. */
  foundNothing: number;
  /** What was wanted and not found, most wanted first; at most 50. */
  notFound: SearchedTextDto[];
  /** What was wanted and found, most wanted first; at most 50. */
  found: SearchedTextDto[];
};
export type MarketPlaceDto = {
  /** Five digits. */
  zip: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Centre of the ZIP's area, in degrees. */
  latitude: number;
  longitude: number;
  /** That customers asked for, whatever became of them. */
  bookings: number;
  /** Those of them that ended before anybody had accepted them. */
  notAccepted: number;
  /** Who can be booked now and drives there. */
  providers: number;
};
export type MarketPlacesDto = {
  /** First day, yyyy-MM-dd. */
  from: string;
  /** Last day, yyyy-MM-dd. */
  to: string;
  /** Of these days. */
  bookings: number;
  /** Those of them whose place is not known any more: their customers are erased. */
  unknown: number;
  /** Who can be booked now. */
  providers: number;
  /** The worst served first: where nobody drives to, and then where most bookings come to one provider. */
  places: MarketPlaceDto[];
};
export type PlatformCountsDto = {
  totalUsers: number;
  totalVendors: number;
  totalBookings: number;
  /** Prices of all bookings, whatever became of them, before the platform fee. */
  platformRevenueCents: number;
  /** Prices of the completed ones. */
  completedValueCents: number;
  /** Platform fees of the completed bookings, less what refunds took of them. */
  feesKeptCents: number;
  /** What customers got back after problems with completed work. */
  refundsCents: number;
  /** Applications that wait for a decision. */
  pendingVendors: number;
};
export type RecentBookingDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled";
  id: string;
  serviceTitle: string;
  businessName: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:00 in the provider's zone. */
  time: string;
  /** Before the platform fee. */
  priceCents: number;
  createdAt: string;
};
export type DiskDto = {
  freeBytes: number;
  totalBytes: number;
};
export type BackupDto = {
  madeAt: string;
  /** Of the file. */
  bytes: number;
};
export type LeftOutDto = {
  /** The projection or reaction, `module.name`. */
  consumer: string;
  streams: number;
  /** Since when the first of them waits. */
  since: string;
  /** Whether they are tried again without anybody's doing. */
  triedAgain: boolean;
};
export type WaitingMailsDto = {
  since: string | null;
  events: number;
};
export type PlatformHealthDto = {
  /** When the first event happened that the read tables do not show yet; null: they show all. */
  behindSince: string | null;
  /** Null where the product keeps none, as with a database and secrets that it was given. */
  disk: DiskDto | null;
  /** The newest; null: none was ever made. */
  backup: BackupDto | null;
  leftOut: LeftOutDto[];
  mails: WaitingMailsDto;
  /** Of the whole database. */
  databaseBytes: number;
};
export type TrendFiguresDto = {
  /** Accounts that were opened, also those that were erased later. */
  users: number;
  /** Businesses that applied for the first time. */
  vendors: number;
  /** Bookings that were made, whatever became of them. */
  bookings: number;
  /** Their agreed prices, before the platform fee. */
  valueCents: number;
  completedBookings: number;
  /** Prices of the completed bookings. */
  completedCents: number;
  /** Platform fees of the completed bookings, less what refunds took of them. */
  feesKeptCents: number;
  /** What customers got back after problems with completed work. */
  refundsCents: number;
  /** Bookings that ended without the work being done. */
  cancelledBookings: number;
  /** Half of the requests that were made then, and that a provider has accepted by hand, waited less than this; `null` without any. Each
    counts with its whole minutes, to the nearest. What settings accept is nobody's answer. */
  minutesToAccept: number | null;
  /** The same of nine of ten: they waited no longer than this. */
  slowMinutesToAccept: number | null;
};
export type TrendStepDto = {
  /** Accounts that were opened, also those that were erased later. */
  users: number;
  /** Businesses that applied for the first time. */
  vendors: number;
  /** Bookings that were made, whatever became of them. */
  bookings: number;
  /** Their agreed prices, before the platform fee. */
  valueCents: number;
  completedBookings: number;
  /** Prices of the completed bookings. */
  completedCents: number;
  /** Platform fees of the completed bookings, less what refunds took of them. */
  feesKeptCents: number;
  /** What customers got back after problems with completed work. */
  refundsCents: number;
  /** Bookings that ended without the work being done. */
  cancelledBookings: number;
  /** Half of the requests that were made then, and that a provider has accepted by hand, waited less than this; `null` without any. Each
    counts with its whole minutes, to the nearest. What settings accept is nobody's answer. */
  minutesToAccept: number | null;
  /** The same of nine of ten: they waited no longer than this. */
  slowMinutesToAccept: number | null;
  /** Its first day, yyyy-MM-dd. */
  from: string;
};
export type CancellationCauseDto = {
  reason:
    | "declined"
    | "withdrawn"
    | "expired"
    | "by_customer"
    | "by_vendor"
    | "no_show_vendor"
    | "no_show_customer"
    | "by_admin";
  bookings: number;
};
export type PlatformTrendsDto = {
  step: "day" | "week" | "month";
  /** First day, yyyy-MM-dd. */
  from: string;
  /** Last day, yyyy-MM-dd. */
  to: string;
  figures: TrendFiguresDto;
  /** Of the equally long time before. */
  before: TrendFiguresDto;
  /** In order, also those in which nothing happened. */
  steps: TrendStepDto[];
  /** The most frequent first. */
  cancellations: CancellationCauseDto[];
};
