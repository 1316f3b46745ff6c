import { baseApi as api } from "./base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<ProfileApiResponse, ProfileApiArg>({
      query: () => ({ url: `/api/v1/account/profile` }),
    }),
    updateProfile: build.mutation<
      UpdateProfileApiResponse,
      UpdateProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/account/profile`,
        method: "PUT",
        body: queryArg.updateProfileDto,
      }),
    }),
    accountSettings: build.query<
      AccountSettingsApiResponse,
      AccountSettingsApiArg
    >({
      query: () => ({ url: `/api/v1/account/settings` }),
    }),
    changeSettings: build.mutation<
      ChangeSettingsApiResponse,
      ChangeSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/account/settings`,
        method: "PUT",
        body: queryArg.changeSettingsDto,
      }),
    }),
    removePhoto: build.mutation<RemovePhotoApiResponse, RemovePhotoApiArg>({
      query: () => ({ url: `/api/v1/account/photo`, method: "DELETE" }),
    }),
    signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/auth/sign-up`,
        method: "POST",
        body: queryArg.signUpDto,
      }),
    }),
    verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/auth/verify-email`,
        method: "POST",
        body: queryArg.verifyEmailDto,
      }),
    }),
    verifyEmailCode: build.mutation<
      VerifyEmailCodeApiResponse,
      VerifyEmailCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/auth/verify-email-code`,
        method: "POST",
        body: queryArg.verifyEmailCodeDto,
      }),
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
    }),
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/auth/sign-in`,
        method: "POST",
        body: queryArg.signInDto,
      }),
    }),
    forgotPassword: build.mutation<
      ForgotPasswordApiResponse,
      ForgotPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/auth/forgot-password`,
        method: "POST",
        body: queryArg.forgotPasswordDto,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/auth/reset-password`,
        method: "POST",
        body: queryArg.resetPasswordDto,
      }),
    }),
    confirmEmail: build.mutation<ConfirmEmailApiResponse, ConfirmEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/auth/confirm-email`,
        method: "POST",
        body: queryArg.confirmEmailDto,
      }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/api/v1/auth/sign-out`, method: "POST" }),
    }),
    accountSecurity: build.query<
      AccountSecurityApiResponse,
      AccountSecurityApiArg
    >({
      query: () => ({ url: `/api/v1/account/security` }),
    }),
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/account/password`,
        method: "POST",
        body: queryArg.changePasswordDto,
      }),
    }),
    changeEmail: build.mutation<ChangeEmailApiResponse, ChangeEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/account/email`,
        method: "POST",
        body: queryArg.changeEmailDto,
      }),
    }),
    startTwoFactor: build.mutation<
      StartTwoFactorApiResponse,
      StartTwoFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/account/two-factor/start`,
        method: "POST",
        body: queryArg.reauthenticationDto,
      }),
    }),
    enableTwoFactor: build.mutation<
      EnableTwoFactorApiResponse,
      EnableTwoFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/account/two-factor/enable`,
        method: "POST",
        body: queryArg.enableTwoFactorDto,
      }),
    }),
    disableTwoFactor: build.mutation<
      DisableTwoFactorApiResponse,
      DisableTwoFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/account/two-factor/disable`,
        method: "POST",
        body: queryArg.reauthenticationDto,
      }),
    }),
    renewRecoveryCodes: build.mutation<
      RenewRecoveryCodesApiResponse,
      RenewRecoveryCodesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/account/two-factor/recovery-codes`,
        method: "POST",
        body: queryArg.reauthenticationDto,
      }),
    }),
    sessions: build.query<SessionsApiResponse, SessionsApiArg>({
      query: () => ({ url: `/api/v1/account/sessions` }),
    }),
    endOtherSessions: build.mutation<
      EndOtherSessionsApiResponse,
      EndOtherSessionsApiArg
    >({
      query: () => ({ url: `/api/v1/account/sessions`, method: "DELETE" }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/account/sessions/${queryArg.sessionId}`,
        method: "DELETE",
      }),
    }),
    openMyData: build.mutation<OpenMyDataApiResponse, OpenMyDataApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/account/data`,
        method: "POST",
        body: queryArg.reauthenticationDto,
      }),
    }),
    deletion: build.query<DeletionApiResponse, DeletionApiArg>({
      query: () => ({ url: `/api/v1/account/deletion` }),
    }),
    deleteAccount: build.mutation<
      DeleteAccountApiResponse,
      DeleteAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/account/deletion`,
        method: "POST",
        body: queryArg.deleteAccountDto,
      }),
    }),
    registerVendor: build.mutation<
      RegisterVendorApiResponse,
      RegisterVendorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor-registrations`,
        method: "POST",
        body: queryArg.vendorRegistrationDto,
      }),
    }),
    applyAsVendor: build.mutation<
      ApplyAsVendorApiResponse,
      ApplyAsVendorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor-applications`,
        method: "POST",
        body: queryArg.vendorApplicationDto,
      }),
    }),
    resubmitApplication: build.mutation<
      ResubmitApplicationApiResponse,
      ResubmitApplicationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor-applications/resubmission`,
        method: "POST",
        body: queryArg.vendorResubmissionDto,
      }),
    }),
    myApplication: build.query<MyApplicationApiResponse, MyApplicationApiArg>({
      query: () => ({ url: `/api/v1/vendor/application` }),
    }),
    pauseVendor: build.mutation<PauseVendorApiResponse, PauseVendorApiArg>({
      query: () => ({ url: `/api/v1/vendor/profile/pause`, method: "POST" }),
    }),
    resumeVendor: build.mutation<ResumeVendorApiResponse, ResumeVendorApiArg>({
      query: () => ({ url: `/api/v1/vendor/profile/resume`, method: "POST" }),
    }),
    myVendor: build.query<MyVendorApiResponse, MyVendorApiArg>({
      query: () => ({ url: `/api/v1/vendor/profile` }),
    }),
    updateBusinessProfile: build.mutation<
      UpdateBusinessProfileApiResponse,
      UpdateBusinessProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/profile`,
        method: "PUT",
        body: queryArg.businessProfileDto,
      }),
    }),
    changeBusinessContact: build.mutation<
      ChangeBusinessContactApiResponse,
      ChangeBusinessContactApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/contact`,
        method: "PUT",
        body: queryArg.businessContactDto,
      }),
    }),
    vendorSettings: build.query<
      VendorSettingsApiResponse,
      VendorSettingsApiArg
    >({
      query: () => ({ url: `/api/v1/vendor/settings` }),
    }),
    changeVendorSettings: build.mutation<
      ChangeVendorSettingsApiResponse,
      ChangeVendorSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/settings`,
        method: "PUT",
        body: queryArg.changeVendorSettingsDto,
      }),
    }),
    workingHours: build.query<WorkingHoursApiResponse, WorkingHoursApiArg>({
      query: () => ({ url: `/api/v1/vendor/working-hours` }),
    }),
    changeWorkingHours: build.mutation<
      ChangeWorkingHoursApiResponse,
      ChangeWorkingHoursApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/working-hours`,
        method: "PUT",
        body: queryArg.changeWorkingHoursDto,
      }),
    }),
    setDayHours: build.mutation<SetDayHoursApiResponse, SetDayHoursApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/vendor/days/${queryArg.date}`,
        method: "PUT",
        body: queryArg.dayHoursDto,
      }),
    }),
    clearDayHours: build.mutation<
      ClearDayHoursApiResponse,
      ClearDayHoursApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/days/${queryArg.date}`,
        method: "DELETE",
        params: {
          until: queryArg.until,
        },
      }),
    }),
    myWorkPhotos: build.query<MyWorkPhotosApiResponse, MyWorkPhotosApiArg>({
      query: () => ({ url: `/api/v1/vendor/photos` }),
    }),
    arrangeWorkPhotos: build.mutation<
      ArrangeWorkPhotosApiResponse,
      ArrangeWorkPhotosApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/photos`,
        method: "PUT",
        body: queryArg.arrangementDto,
      }),
    }),
    myWorkPhotoImage: build.query<
      MyWorkPhotoImageApiResponse,
      MyWorkPhotoImageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/photos/${queryArg.id}/image`,
      }),
    }),
    describeWorkPhoto: build.mutation<
      DescribeWorkPhotoApiResponse,
      DescribeWorkPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/photos/${queryArg.id}/caption`,
        method: "PUT",
        body: queryArg.workPhotoCaptionDto,
      }),
    }),
    removeWorkPhoto: build.mutation<
      RemoveWorkPhotoApiResponse,
      RemoveWorkPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/photos/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    reportWorkPhoto: build.mutation<
      ReportWorkPhotoApiResponse,
      ReportWorkPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/photos/${queryArg.id}/reports`,
        method: "POST",
        body: queryArg.reportWorkPhotoDto,
      }),
    }),
    orderServices: build.mutation<
      OrderServicesApiResponse,
      OrderServicesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/services/order`,
        method: "PUT",
        body: queryArg.serviceOrderDto,
      }),
    }),
    myServices: build.query<MyServicesApiResponse, MyServicesApiArg>({
      query: () => ({ url: `/api/v1/vendor/services` }),
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
    }),
    archiveService: build.mutation<
      ArchiveServiceApiResponse,
      ArchiveServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/services/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    activateService: build.mutation<
      ActivateServiceApiResponse,
      ActivateServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/services/${queryArg.id}/activate`,
        method: "POST",
      }),
    }),
    deactivateService: build.mutation<
      DeactivateServiceApiResponse,
      DeactivateServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/services/${queryArg.id}/deactivate`,
        method: "POST",
      }),
    }),
    favorites: build.query<FavoritesApiResponse, FavoritesApiArg>({
      query: () => ({ url: `/api/v1/favorites` }),
    }),
    favoriteIds: build.query<FavoriteIdsApiResponse, FavoriteIdsApiArg>({
      query: () => ({ url: `/api/v1/favorites/ids` }),
    }),
    addFavoriteService: build.mutation<
      AddFavoriteServiceApiResponse,
      AddFavoriteServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/favorites/services/${queryArg.id}`,
        method: "PUT",
      }),
    }),
    removeFavoriteService: build.mutation<
      RemoveFavoriteServiceApiResponse,
      RemoveFavoriteServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/favorites/services/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    addFavoriteVendor: build.mutation<
      AddFavoriteVendorApiResponse,
      AddFavoriteVendorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/favorites/vendors/${queryArg.id}`,
        method: "PUT",
      }),
    }),
    removeFavoriteVendor: build.mutation<
      RemoveFavoriteVendorApiResponse,
      RemoveFavoriteVendorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/favorites/vendors/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    nextFreeSlotsOfVendors: build.query<
      NextFreeSlotsOfVendorsApiResponse,
      NextFreeSlotsOfVendorsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendors/next-slots`,
        params: {
          ids: queryArg.ids,
        },
      }),
    }),
    holdSlot: build.mutation<HoldSlotApiResponse, HoldSlotApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/services/${queryArg.id}/holds`,
        method: "POST",
        body: queryArg.holdSlotDto,
      }),
    }),
    myHolds: build.query<MyHoldsApiResponse, MyHoldsApiArg>({
      query: () => ({ url: `/api/v1/holds` }),
    }),
    releaseHold: build.mutation<ReleaseHoldApiResponse, ReleaseHoldApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/holds/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    previewTimes: build.query<PreviewTimesApiResponse, PreviewTimesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/vendor/services/${queryArg.id}/preview-times`,
        method: "POST",
        body: queryArg.proposedTimesDto,
      }),
    }),
    bookingTimeline: build.query<
      BookingTimelineApiResponse,
      BookingTimelineApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/timeline`,
      }),
    }),
    myBookings: build.query<MyBookingsApiResponse, MyBookingsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/bookings`,
        params: {
          page: queryArg.page,
          status: queryArg.status,
          sort: queryArg.sort,
          booking: queryArg.booking,
        },
      }),
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
    }),
    bookingSummary: build.query<
      BookingSummaryApiResponse,
      BookingSummaryApiArg
    >({
      query: () => ({ url: `/api/v1/bookings/summary` }),
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
          sort: queryArg.sort,
          booking: queryArg.booking,
          customer: queryArg.customer,
          when: queryArg.when,
        },
      }),
    }),
    confirmBooking: build.mutation<
      ConfirmBookingApiResponse,
      ConfirmBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/confirm`,
        method: "POST",
      }),
    }),
    declineBooking: build.mutation<
      DeclineBookingApiResponse,
      DeclineBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/decline`,
        method: "POST",
        body: queryArg.declineBookingDto,
      }),
    }),
    setOut: build.mutation<SetOutApiResponse, SetOutApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/set-out`,
        method: "POST",
      }),
    }),
    reportDelay: build.mutation<ReportDelayApiResponse, ReportDelayApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/delay`,
        method: "POST",
        body: queryArg.reportDelayDto,
      }),
    }),
    completeBooking: build.mutation<
      CompleteBookingApiResponse,
      CompleteBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/complete`,
        method: "POST",
      }),
    }),
    cancelBooking: build.mutation<
      CancelBookingApiResponse,
      CancelBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/cancel`,
        method: "POST",
        body: queryArg.cancelBookingDto,
      }),
    }),
    bookingSlots: build.query<BookingSlotsApiResponse, BookingSlotsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/slots`,
        params: {
          date: queryArg.date,
        },
      }),
    }),
    bookingDays: build.query<BookingDaysApiResponse, BookingDaysApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/days`,
        params: {
          month: queryArg.month,
        },
      }),
    }),
    rescheduleBooking: build.mutation<
      RescheduleBookingApiResponse,
      RescheduleBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/reschedule`,
        method: "POST",
        body: queryArg.rescheduleBookingDto,
      }),
    }),
    acceptTime: build.mutation<AcceptTimeApiResponse, AcceptTimeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/accept-time`,
        method: "POST",
        body: queryArg.answerTimeDto,
      }),
    }),
    declineTime: build.mutation<DeclineTimeApiResponse, DeclineTimeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/decline-time`,
        method: "POST",
        body: queryArg.answerTimeDto,
      }),
    }),
    withdrawTime: build.mutation<WithdrawTimeApiResponse, WithdrawTimeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/withdraw-time`,
        method: "POST",
        body: queryArg.answerTimeDto,
      }),
    }),
    claimNoShow: build.mutation<ClaimNoShowApiResponse, ClaimNoShowApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/claim`,
        method: "POST",
        body: queryArg.statementDto,
      }),
    }),
    contestClaim: build.mutation<ContestClaimApiResponse, ContestClaimApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/contest`,
        method: "POST",
        body: queryArg.statementDto,
      }),
    }),
    reportProblem: build.mutation<
      ReportProblemApiResponse,
      ReportProblemApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/problem`,
        method: "POST",
        body: queryArg.reportProblemDto,
      }),
    }),
    calendarAddress: build.query<
      CalendarAddressApiResponse,
      CalendarAddressApiArg
    >({
      query: () => ({ url: `/api/v1/vendor/calendar-address` }),
    }),
    makeCalendarAddress: build.mutation<
      MakeCalendarAddressApiResponse,
      MakeCalendarAddressApiArg
    >({
      query: () => ({ url: `/api/v1/vendor/calendar-address`, method: "POST" }),
    }),
    switchOffCalendarAddress: build.mutation<
      SwitchOffCalendarAddressApiResponse,
      SwitchOffCalendarAddressApiArg
    >({
      query: () => ({
        url: `/api/v1/vendor/calendar-address`,
        method: "DELETE",
      }),
    }),
    removeReviewPhoto: build.mutation<
      RemoveReviewPhotoApiResponse,
      RemoveReviewPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/reviews/${queryArg.bookingId}/photos/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    reviewPhotoImage: build.query<
      ReviewPhotoImageApiResponse,
      ReviewPhotoImageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/reviews/${queryArg.bookingId}/photos/${queryArg.id}/image`,
      }),
    }),
    postReview: build.mutation<PostReviewApiResponse, PostReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/review`,
        method: "POST",
        body: queryArg.postReviewDto,
      }),
    }),
    editReview: build.mutation<EditReviewApiResponse, EditReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/bookings/${queryArg.id}/review`,
        method: "PUT",
        body: queryArg.postReviewDto,
      }),
    }),
    myReviews: build.query<MyReviewsApiResponse, MyReviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/reviews/mine`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    replyToReview: build.mutation<
      ReplyToReviewApiResponse,
      ReplyToReviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/reviews/${queryArg.id}/reply`,
        method: "PUT",
        body: queryArg.replyToReviewDto,
      }),
    }),
    reportReview: build.mutation<ReportReviewApiResponse, ReportReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/reviews/${queryArg.id}/reports`,
        method: "POST",
        body: queryArg.reportReviewDto,
      }),
    }),
    vendorCalendar: build.query<
      VendorCalendarApiResponse,
      VendorCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/calendar`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    bookingsOfDays: build.query<
      BookingsOfDaysApiResponse,
      BookingsOfDaysApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/calendar/bookings`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    bookingConflicts: build.query<
      BookingConflictsApiResponse,
      BookingConflictsApiArg
    >({
      query: () => ({ url: `/api/v1/vendor/conflicts` }),
    }),
    previewConflicts: build.mutation<
      PreviewConflictsApiResponse,
      PreviewConflictsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/conflicts/preview`,
        method: "POST",
        body: queryArg.proposedHoursDto,
      }),
    }),
    vendorCustomers: build.query<
      VendorCustomersApiResponse,
      VendorCustomersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/customers`,
        params: {
          page: queryArg.page,
          search: queryArg.search,
        },
      }),
    }),
    vendorEarnings: build.query<
      VendorEarningsApiResponse,
      VendorEarningsApiArg
    >({
      query: () => ({ url: `/api/v1/vendor/earnings` }),
    }),
    vendorTransactions: build.query<
      VendorTransactionsApiResponse,
      VendorTransactionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/earnings/transactions`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    vendorPerformance: build.query<
      VendorPerformanceApiResponse,
      VendorPerformanceApiArg
    >({
      query: () => ({ url: `/api/v1/vendor/performance` }),
    }),
    vendorReport: build.query<VendorReportApiResponse, VendorReportApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/vendor/reports`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    customerReviews: build.query<
      CustomerReviewsApiResponse,
      CustomerReviewsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/vendor/reviews`,
        params: {
          page: queryArg.page,
          stars: queryArg.stars,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ProfileApiResponse = /** status 200  */ ProfileDto;
export type ProfileApiArg = void;
export type UpdateProfileApiResponse = /** status 200  */ ChangedDto;
export type UpdateProfileApiArg = {
  updateProfileDto: UpdateProfileDto;
};
export type AccountSettingsApiResponse = /** status 200  */ SettingsDto;
export type AccountSettingsApiArg = void;
export type ChangeSettingsApiResponse = /** status 200  */ ChangedDto;
export type ChangeSettingsApiArg = {
  changeSettingsDto: ChangeSettingsDto;
};
export type RemovePhotoApiResponse = unknown;
export type RemovePhotoApiArg = void;
export type SignUpApiResponse = /** status 202  */ AcceptedDto;
export type SignUpApiArg = {
  signUpDto: SignUpDto;
};
export type VerifyEmailApiResponse = /** status 200  */ VerifiedEmailDto;
export type VerifyEmailApiArg = {
  verifyEmailDto: VerifyEmailDto;
};
export type VerifyEmailCodeApiResponse = /** status 200  */ VerifiedEmailDto;
export type VerifyEmailCodeApiArg = {
  verifyEmailCodeDto: VerifyEmailCodeDto;
};
export type ResendVerificationApiResponse = /** status 202  */ AcceptedDto;
export type ResendVerificationApiArg = {
  resendVerificationDto: ResendVerificationDto;
};
export type SignInApiResponse = /** status 200  */ SessionDto;
export type SignInApiArg = {
  signInDto: SignInDto;
};
export type ForgotPasswordApiResponse = /** status 202  */ AcceptedDto;
export type ForgotPasswordApiArg = {
  forgotPasswordDto: ForgotPasswordDto;
};
export type ResetPasswordApiResponse = /** status 200  */ RecoveredDto;
export type ResetPasswordApiArg = {
  resetPasswordDto: ResetPasswordDto;
};
export type ConfirmEmailApiResponse = /** status 200  */ VerifiedEmailDto;
export type ConfirmEmailApiArg = {
  confirmEmailDto: ConfirmEmailDto;
};
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type AccountSecurityApiResponse = /** status 200  */ AccountSecurityDto;
export type AccountSecurityApiArg = void;
export type ChangePasswordApiResponse = /** status 200  */ SessionDto;
export type ChangePasswordApiArg = {
  changePasswordDto: ChangePasswordDto;
};
export type ChangeEmailApiResponse = /** status 202  */ AcceptedDto;
export type ChangeEmailApiArg = {
  changeEmailDto: ChangeEmailDto;
};
export type StartTwoFactorApiResponse = /** status 200  */ TwoFactorSetupDto;
export type StartTwoFactorApiArg = {
  reauthenticationDto: ReauthenticationDto;
};
export type EnableTwoFactorApiResponse = /** status 200  */ TwoFactorEnabledDto;
export type EnableTwoFactorApiArg = {
  enableTwoFactorDto: EnableTwoFactorDto;
};
export type DisableTwoFactorApiResponse = /** status 200  */ SessionDto;
export type DisableTwoFactorApiArg = {
  reauthenticationDto: ReauthenticationDto;
};
export type RenewRecoveryCodesApiResponse = /** status 200  */ RecoveryCodesDto;
export type RenewRecoveryCodesApiArg = {
  reauthenticationDto: ReauthenticationDto;
};
export type SessionsApiResponse = /** status 200  */ OpenSessionDto[];
export type SessionsApiArg = void;
export type EndOtherSessionsApiResponse = /** status 200  */ EndedSessionsDto;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  sessionId: string;
};
export type OpenMyDataApiResponse = /** status 200  */ PersonalFileDto;
export type OpenMyDataApiArg = {
  reauthenticationDto: ReauthenticationDto;
};
export type DeletionApiResponse = /** status 200  */ DeletionDto;
export type DeletionApiArg = void;
export type DeleteAccountApiResponse = unknown;
export type DeleteAccountApiArg = {
  deleteAccountDto: DeleteAccountDto;
};
export type RegisterVendorApiResponse = /** status 202  */ AcceptedDto;
export type RegisterVendorApiArg = {
  vendorRegistrationDto: VendorRegistrationDto;
};
export type ApplyAsVendorApiResponse = /** status 201  */ VendorAppliedDto;
export type ApplyAsVendorApiArg = {
  vendorApplicationDto: VendorApplicationDto;
};
export type ResubmitApplicationApiResponse =
  /** status 201  */ VendorAppliedDto;
export type ResubmitApplicationApiArg = {
  vendorResubmissionDto: VendorResubmissionDto;
};
export type MyApplicationApiResponse =
  /** status 200  */ VendorApplicationShownDto;
export type MyApplicationApiArg = void;
export type PauseVendorApiResponse = unknown;
export type PauseVendorApiArg = void;
export type ResumeVendorApiResponse = unknown;
export type ResumeVendorApiArg = void;
export type MyVendorApiResponse = /** status 200  */ MyVendorDto;
export type MyVendorApiArg = void;
export type UpdateBusinessProfileApiResponse = /** status 200  */ ChangedDto;
export type UpdateBusinessProfileApiArg = {
  businessProfileDto: BusinessProfileDto;
};
export type ChangeBusinessContactApiResponse = /** status 200  */ ChangedDto;
export type ChangeBusinessContactApiArg = {
  businessContactDto: BusinessContactDto;
};
export type VendorSettingsApiResponse = /** status 200  */ VendorSettingsDto;
export type VendorSettingsApiArg = void;
export type ChangeVendorSettingsApiResponse = /** status 200  */ ChangedDto;
export type ChangeVendorSettingsApiArg = {
  changeVendorSettingsDto: ChangeVendorSettingsDto;
};
export type WorkingHoursApiResponse = /** status 200  */ WorkingHoursDto;
export type WorkingHoursApiArg = void;
export type ChangeWorkingHoursApiResponse = /** status 200  */ ChangedDto;
export type ChangeWorkingHoursApiArg = {
  changeWorkingHoursDto: ChangeWorkingHoursDto;
};
export type SetDayHoursApiResponse = unknown;
export type SetDayHoursApiArg = {
  date: string;
  dayHoursDto: DayHoursDto;
};
export type ClearDayHoursApiResponse = unknown;
export type ClearDayHoursApiArg = {
  date: string;
  /** yyyy-MM-dd: the last of up to 92 days; left out, it is the one day. */
  until?: string;
};
export type MyWorkPhotosApiResponse = /** status 200  */ OwnWorkPhotoDto[];
export type MyWorkPhotosApiArg = void;
export type ArrangeWorkPhotosApiResponse = unknown;
export type ArrangeWorkPhotosApiArg = {
  arrangementDto: ArrangementDto;
};
export type MyWorkPhotoImageApiResponse = /** status 200  */ PictureImageDto;
export type MyWorkPhotoImageApiArg = {
  id: string;
};
export type DescribeWorkPhotoApiResponse = unknown;
export type DescribeWorkPhotoApiArg = {
  id: string;
  workPhotoCaptionDto: WorkPhotoCaptionDto;
};
export type RemoveWorkPhotoApiResponse = unknown;
export type RemoveWorkPhotoApiArg = {
  id: string;
};
export type ReportWorkPhotoApiResponse = unknown;
export type ReportWorkPhotoApiArg = {
  id: string;
  reportWorkPhotoDto: ReportWorkPhotoDto;
};
export type OrderServicesApiResponse = unknown;
export type OrderServicesApiArg = {
  serviceOrderDto: ServiceOrderDto;
};
export type MyServicesApiResponse = /** status 200  */ MyServiceDto[];
export type MyServicesApiArg = void;
export type CreateServiceApiResponse = /** status 201  */ ServiceCreatedDto;
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
export type FavoritesApiResponse = /** status 200  */ FavoritesDto;
export type FavoritesApiArg = void;
export type FavoriteIdsApiResponse = /** status 200  */ FavoriteIdsDto;
export type FavoriteIdsApiArg = void;
export type AddFavoriteServiceApiResponse = unknown;
export type AddFavoriteServiceApiArg = {
  id: string;
};
export type RemoveFavoriteServiceApiResponse = unknown;
export type RemoveFavoriteServiceApiArg = {
  id: string;
};
export type AddFavoriteVendorApiResponse = unknown;
export type AddFavoriteVendorApiArg = {
  id: string;
};
export type RemoveFavoriteVendorApiResponse = unknown;
export type RemoveFavoriteVendorApiArg = {
  id: string;
};
export type NextFreeSlotsOfVendorsApiResponse =
  /** status 200  */ NextFreeSlotOfVendorDto[];
export type NextFreeSlotsOfVendorsApiArg = {
  /** Ids of at most 24 providers, separated by commas. */
  ids: string;
};
export type HoldSlotApiResponse = /** status 201  */ HoldDto;
export type HoldSlotApiArg = {
  id: string;
  holdSlotDto: HoldSlotDto;
};
export type MyHoldsApiResponse = /** status 200  */ HoldDto[];
export type MyHoldsApiArg = void;
export type ReleaseHoldApiResponse = unknown;
export type ReleaseHoldApiArg = {
  id: string;
};
export type PreviewTimesApiResponse = /** status 200  */ PreviewedTimesDto;
export type PreviewTimesApiArg = {
  id: string;
  proposedTimesDto: ProposedTimesDto;
};
export type BookingTimelineApiResponse = /** status 200  */ TimelineDto;
export type BookingTimelineApiArg = {
  id: string;
};
export type MyBookingsApiResponse = /** status 200  */ BookingPageDto;
export type MyBookingsApiArg = {
  /** From 1. */
  page?: number;
  status?: "pending" | "confirmed" | "completed" | "cancelled";
  /** By the date of the work or by when it was booked; left out: newest first for customers, in the order of the work for vendors. */
  sort?: "date" | "newest";
  /** Only this one. */
  booking?: string;
};
export type CreateBookingApiResponse = /** status 201  */ BookingDto;
export type CreateBookingApiArg = {
  createBookingDto: CreateBookingDto;
};
export type BookingSummaryApiResponse = /** status 200  */ BookingSummaryDto;
export type BookingSummaryApiArg = void;
export type VendorBookingsApiResponse = /** status 200  */ BookingPageDto;
export type VendorBookingsApiArg = {
  /** From 1. */
  page?: number;
  status?: "pending" | "confirmed" | "completed" | "cancelled";
  /** By the date of the work or by when it was booked; left out: newest first for customers, in the order of the work for vendors. */
  sort?: "date" | "newest";
  /** Only this one. */
  booking?: string;
  /** Only those of one customer. */
  customer?: string;
  /** Only work from today on; only what waits for an answer, the soonest end first; or only work before today, the latest first; left out: all. */
  when?: "past" | "upcoming" | "unanswered" | "all";
};
export type ConfirmBookingApiResponse = /** status 200  */ BookingDto;
export type ConfirmBookingApiArg = {
  id: string;
};
export type DeclineBookingApiResponse = /** status 200  */ BookingDto;
export type DeclineBookingApiArg = {
  id: string;
  declineBookingDto: DeclineBookingDto;
};
export type SetOutApiResponse = /** status 200  */ BookingDto;
export type SetOutApiArg = {
  id: string;
};
export type ReportDelayApiResponse = /** status 200  */ BookingDto;
export type ReportDelayApiArg = {
  id: string;
  reportDelayDto: ReportDelayDto;
};
export type CompleteBookingApiResponse = /** status 200  */ BookingDto;
export type CompleteBookingApiArg = {
  id: string;
};
export type CancelBookingApiResponse = /** status 200  */ BookingDto;
export type CancelBookingApiArg = {
  id: string;
  cancelBookingDto: CancelBookingDto;
};
export type BookingSlotsApiResponse = /** status 200  */ MoveSlotsDto;
export type BookingSlotsApiArg = {
  id: string;
  /** yyyy-MM-dd in the booking's zone. */
  date: string;
};
export type BookingDaysApiResponse = /** status 200  */ BookableDaysDto;
export type BookingDaysApiArg = {
  id: string;
  /** yyyy-MM */
  month: string;
};
export type RescheduleBookingApiResponse = /** status 200  */ BookingDto;
export type RescheduleBookingApiArg = {
  id: string;
  rescheduleBookingDto: RescheduleBookingDto;
};
export type AcceptTimeApiResponse = /** status 200  */ BookingDto;
export type AcceptTimeApiArg = {
  id: string;
  answerTimeDto: AnswerTimeDto;
};
export type DeclineTimeApiResponse = /** status 200  */ BookingDto;
export type DeclineTimeApiArg = {
  id: string;
  answerTimeDto: AnswerTimeDto;
};
export type WithdrawTimeApiResponse = /** status 200  */ BookingDto;
export type WithdrawTimeApiArg = {
  id: string;
  answerTimeDto: AnswerTimeDto;
};
export type ClaimNoShowApiResponse = /** status 200  */ BookingDto;
export type ClaimNoShowApiArg = {
  id: string;
  statementDto: StatementDto;
};
export type ContestClaimApiResponse = /** status 200  */ BookingDto;
export type ContestClaimApiArg = {
  id: string;
  statementDto: StatementDto;
};
export type ReportProblemApiResponse = /** status 200  */ BookingDto;
export type ReportProblemApiArg = {
  id: string;
  reportProblemDto: ReportProblemDto;
};
export type CalendarAddressApiResponse = /** status 200  */ CalendarAddressDto;
export type CalendarAddressApiArg = void;
export type MakeCalendarAddressApiResponse =
  /** status 201  */ MadeCalendarAddressDto;
export type MakeCalendarAddressApiArg = void;
export type SwitchOffCalendarAddressApiResponse = unknown;
export type SwitchOffCalendarAddressApiArg = void;
export type RemoveReviewPhotoApiResponse = unknown;
export type RemoveReviewPhotoApiArg = {
  bookingId: string;
  id: string;
};
export type ReviewPhotoImageApiResponse = /** status 200  */ PictureImageDto;
export type ReviewPhotoImageApiArg = {
  bookingId: string;
  id: string;
};
export type PostReviewApiResponse = /** status 201  */ BookingDto;
export type PostReviewApiArg = {
  id: string;
  postReviewDto: PostReviewDto;
};
export type EditReviewApiResponse = /** status 200  */ MyReviewDto;
export type EditReviewApiArg = {
  id: string;
  postReviewDto: PostReviewDto;
};
export type MyReviewsApiResponse = /** status 200  */ MyReviewPageDto;
export type MyReviewsApiArg = {
  /** From 1. */
  page?: number;
};
export type ReplyToReviewApiResponse = unknown;
export type ReplyToReviewApiArg = {
  id: string;
  replyToReviewDto: ReplyToReviewDto;
};
export type ReportReviewApiResponse = unknown;
export type ReportReviewApiArg = {
  id: string;
  reportReviewDto: ReportReviewDto;
};
export type VendorCalendarApiResponse = /** status 200  */ VendorCalendarDto;
export type VendorCalendarApiArg = {
  /** First day, yyyy-MM-dd. */
  from: string;
  /** Last day; at most 7 days. */
  to: string;
};
export type BookingsOfDaysApiResponse = /** status 200  */ BookingDto[];
export type BookingsOfDaysApiArg = {
  /** First day, yyyy-MM-dd. */
  from: string;
  /** Last day; at most 7 days. */
  to: string;
};
export type BookingConflictsApiResponse =
  /** status 200  */ BookingConflictsDto;
export type BookingConflictsApiArg = void;
export type PreviewConflictsApiResponse =
  /** status 200  */ BookingConflictsDto;
export type PreviewConflictsApiArg = {
  proposedHoursDto: ProposedHoursDto;
};
export type VendorCustomersApiResponse =
  /** status 200  */ VendorCustomerPageDto;
export type VendorCustomersApiArg = {
  /** From 1. */
  page?: number;
  /** Part of a name, in any case. */
  search?: string;
};
export type VendorEarningsApiResponse = /** status 200  */ VendorEarningsDto;
export type VendorEarningsApiArg = void;
export type VendorTransactionsApiResponse =
  /** status 200  */ TransactionPageDto;
export type VendorTransactionsApiArg = {
  /** From 1. */
  page?: number;
};
export type VendorPerformanceApiResponse =
  /** status 200  */ VendorPerformanceDto;
export type VendorPerformanceApiArg = void;
export type VendorReportApiResponse = /** status 200  */ VendorReportDto;
export type VendorReportApiArg = {
  /** First day, yyyy-MM-dd; left out: the first of the month, five months before that of the last day. */
  from?: string;
  /** Last day, yyyy-MM-dd; left out: today. */
  to?: string;
};
export type CustomerReviewsApiResponse =
  /** status 200  */ CustomerReviewPageDto;
export type CustomerReviewsApiArg = {
  /** From 1. */
  page?: number;
  /** Only those that gave so many stars. */
  stars?: number;
};
export type ProfileDto = {
  fullName: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  /** Two letters. */
  state: string | null;
  zipCode: string | null;
  /** False: the avatar is generated. */
  hasPhoto: boolean;
  /** Path of the photo, or of the generated avatar. */
  avatarUrl: string;
  /** When it was last changed, the photo apart; `null`: never. */
  changedAt: string | null;
};
export type ChangedDto = {
  /** When it was last changed: what the next change has seen. `null`: never. */
  changedAt: string | null;
};
export type UpdateProfileDto = {
  fullName?: string | null;
  phone?: string | null;
  address?: string | null;
  city?: string | null;
  /** Two letters or the name; kept as two letters. */
  state?: string | null;
  zipCode?: string | null;
  /** As it was read: refused where somebody has changed it since. Left out, whatever stands is replaced. */
  changedAt?: string | null;
};
export type NotificationSettingsDto = {
  email: boolean;
  push: boolean;
  /** Text messages to the phone number of the profile. */
  sms: boolean;
  /** News and offers, by mail. */
  marketing: boolean;
};
export type PrivacySettingsDto = {
  /** Off: the person's reviews show "Anonymous". */
  publicProfile: boolean;
  /** On: what the person searches for may count in market statistics. */
  dataSharing: boolean;
  /** On: the person's visits may be counted, and recognised by a cookie where the browser's choice allows it. */
  trackingCookies: boolean;
};
export type SettingsDto = {
  notifications: NotificationSettingsDto;
  privacy: PrivacySettingsDto;
  /** When they were last changed; `null`: never. */
  changedAt: string | null;
};
export type ChangeSettingsDto = {
  notifications: NotificationSettingsDto;
  privacy: PrivacySettingsDto;
  /** As it was read: refused where somebody has changed it since. Left out, whatever stands is replaced. */
  changedAt?: string | null;
};
export type AcceptedDto = {};
export type SignUpDto = {
  email: string;
  /** First and last name, as others shall see it. */
  fullName: string;
  /** At least 8 characters, and not on the list of common passwords. */
  password: string;
  /** Path of this site that the mailed link leads back to, such as `/book/<service>`; anything else is dropped. */
  returnTo?: string;
};
export type VerifiedEmailDto = {
  /** The address that is confirmed now. */
  email: string;
};
export type VerifyEmailDto = {
  /** From the mailed link. */
  token: string;
};
export type VerifyEmailCodeDto = {
  /** Six digits of the newest mail, also as it shows them: `123 456`. Good for one hour and five tries; an address has twenty tries a day. */
  code: string;
  email: string;
};
export type ResendVerificationDto = {
  email: string;
  /** As with signing up; absent: where the last mail led. */
  returnTo?: string;
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
export type SessionDto = {
  /** For the header `Authorization: Bearer …`; to be kept in memory only. */
  accessToken: string;
  /** When the access token ends, ISO 8601: refresh before. */
  expiresAt: string;
  user: MeDto;
};
export type SignInDto = {
  email: string;
  password: string;
  /** Six digits of the authenticator app, or a recovery code. Needed once `identity/code-needed` was answered. */
  code?: string;
};
export type ForgotPasswordDto = {
  email: string;
};
export type RecoveredDto = {
  /** The address to sign in with. */
  email: string;
};
export type ResetPasswordDto = {
  /** From the mailed link. */
  token: string;
  /** At least 8 characters (an admin's or auditor's 12), and not on the list of common passwords. */
  password: string;
};
export type ConfirmEmailDto = {
  /** From the link that was mailed to the new address. */
  token: string;
};
export type AccountSecurityDto = {
  email: string;
  emailVerified: boolean;
  /** A new address whose link has not been opened yet. */
  pendingEmail: string | null;
  /** Whether signing in needs a code. */
  twoFactor: boolean;
  /** An admin's or auditor's two-factor sign-in can not be switched off. */
  twoFactorRequired: boolean;
  recoveryCodesLeft: number;
};
export type ChangePasswordDto = {
  currentPassword: string;
  /** At least 8 characters (an admin's or auditor's 12), and not on the list of common passwords. */
  newPassword: string;
  /** Six digits of the authenticator app, or a recovery code: needed when two-factor sign-in is on. */
  code?: string;
};
export type ChangeEmailDto = {
  email: string;
  password: string;
  /** As with a change of password. */
  code?: string;
};
export type TwoFactorSetupDto = {
  /** In base32, to be typed. */
  secret: string;
  /** `otpauth://…`, to be opened by an app of the same device. */
  uri: string;
  /** The same as a QR code: a data URL of an SVG picture. */
  qrCode: string;
};
export type ReauthenticationDto = {
  password: string;
  /** As with a change of password. */
  code?: string;
};
export type TwoFactorEnabledDto = {
  /** Each is good for one sign-in without the app. They are told once. */
  recoveryCodes: string[];
  session: SessionDto;
};
export type EnableTwoFactorDto = {
  /** Six digits of the app that was set up. */
  code: string;
};
export type RecoveryCodesDto = {
  /** Those from before are worth nothing. */
  recoveryCodes: string[];
};
export type OpenSessionDto = {
  id: string;
  /** Such as "Chrome on Linux". */
  device: string;
  openedAt: string;
  /** To within ten minutes. */
  lastActiveAt: string;
  /** The one that asks. */
  current: boolean;
};
export type EndedSessionsDto = {
  /** How many there were. */
  ended: number;
};
export type FiledEventDto = {
  /** The facts. */
  data: {
    [key: string]: any;
  };
  /** What tells who the person is, opened. Absent where there is none, or where it is somebody else's. */
  personal?: {
    [key: string]: any;
  };
  /** Such as `BookingCreated`. */
  type: string;
  at: string;
  /** What it happened to. */
  stream: string;
  version: number;
};
export type PersonalFileDto = {
  /** What is known now, by area: account, business, services, bookings, messages. */
  records: {
    [key: string]: any;
  };
  writtenAt: string;
  /** How it came to be so, oldest first. */
  events: FiledEventDto[];
};
export type DeletionDto = {
  /** Why the account can not be deleted now, in sentences; empty: it can. */
  reasons: string[];
};
export type DeleteAccountDto = {
  password: string;
  /** Six digits or a recovery code, where two-factor sign-in is on. */
  code?: string;
};
export type VendorRegistrationDto = {
  email: string;
  /** First and last name, as others shall see it. */
  fullName: string;
  /** At least 8 characters, and not on the list of common passwords. */
  password: string;
  taxId: string;
  kycDocumentNumber: string;
  bankName: string;
  bankAccountNumber: string;
  /** Shown as "IFSC Code". */
  bankRoutingNumber: string;
  businessName: string;
  businessDescription: string;
  businessLicense?: string | null;
  /** Miles; 10 when left out. */
  serviceAreaRadius?: number;
  yearsInBusiness?: number | null;
  kycDocumentType: "passport" | "drivers_license" | "national_id";
  phone: string;
  businessAddress: string;
  businessCity: string;
  businessState: string;
  /** The time zone of the business follows from it; another one is refused while bookings are open. */
  businessZip: string;
  websiteUrl?: string | null;
};
export type VendorAppliedDto = {
  vendorId: string;
};
export type VendorApplicationDto = {
  taxId: string;
  kycDocumentNumber: string;
  bankName: string;
  bankAccountNumber: string;
  /** Shown as "IFSC Code". */
  bankRoutingNumber: string;
  businessName: string;
  businessDescription: string;
  businessLicense?: string | null;
  /** Miles; 10 when left out. */
  serviceAreaRadius?: number;
  yearsInBusiness?: number | null;
  kycDocumentType: "passport" | "drivers_license" | "national_id";
  phone: string;
  businessAddress: string;
  businessCity: string;
  businessState: string;
  /** The time zone of the business follows from it; another one is refused while bookings are open. */
  businessZip: string;
  websiteUrl?: string | null;
};
export type VendorResubmissionDto = {
  taxId?: string | null;
  kycDocumentNumber?: string | null;
  bankName?: string | null;
  bankAccountNumber?: string | null;
  /** Shown as "IFSC Code". */
  bankRoutingNumber?: string | null;
  businessName: string;
  businessDescription: string;
  businessLicense?: string | null;
  /** Miles; 10 when left out. */
  serviceAreaRadius?: number;
  yearsInBusiness?: number | null;
  kycDocumentType: "passport" | "drivers_license" | "national_id";
  phone: string;
  businessAddress: string;
  businessCity: string;
  businessState: string;
  /** The time zone of the business follows from it; another one is refused while bookings are open. */
  businessZip: string;
  websiteUrl?: string | null;
};
export type VendorApplicationShownDto = {
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
};
export type MyVendorDto = {
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
  businessLicense: string | null;
  zip: string;
  /** IANA zone. */
  timeZone: string;
  verificationStatus: "pending" | "approved" | "rejected";
  /** Approved, and not suspended by an admin. */
  isActive: boolean;
  /** By themselves: profile and services are hidden from customers. */
  isPaused: boolean;
  /** Why an admin has suspended the business; null while nobody has. */
  suspensionReason: string | null;
  /** Number of the application, from 1. */
  submission: number;
  /** Why the last application was turned down. */
  rejectionReason: string | null;
  appliedAt: string;
  /** When what is told of the business was last changed, with an application or without. */
  profileChangedAt: string;
  /** When where it is, how it is reached or its owner's name was last changed. */
  contactChangedAt: string;
  /** `null` until the application is approved. */
  approvedAt: string | null;
  /** Services that are not deleted. */
  serviceCount: number;
  bookingCount: number;
  completedBookingCount: number;
  /** Agreed prices of completed bookings, without the platform fee. */
  revenueCents: number;
};
export type BusinessProfileDto = {
  businessName: string;
  businessDescription: string;
  businessLicense?: string | null;
  /** Miles. */
  serviceAreaRadius: number;
  /** As it was read: refused where somebody has changed it since. Left out, whatever stands is replaced. */
  changedAt?: string | null;
};
export type BusinessContactDto = {
  contactPerson: string;
  phone: string;
  businessAddress: string;
  businessCity: string;
  businessState: string;
  /** The time zone of the business follows from it; another one is refused while bookings are open. */
  businessZip: string;
  websiteUrl?: string | null;
  /** As it was read: refused where somebody has changed it since. Left out, whatever stands is replaced. */
  changedAt?: string | null;
};
export type VendorNotificationsDto = {
  /** Somebody books, or asks to. */
  newBookings: boolean;
  /** A customer cancels or withdraws; a request runs out. */
  bookingUpdates: boolean;
  /** A customer leaves a review. */
  reviews: boolean;
  payments: boolean;
  marketing: boolean;
};
export type AvailabilityDto = {
  /** A new booking is confirmed at once. */
  autoAccept: boolean;
  /** A free slot can be booked directly. */
  instantBooking: boolean;
  /** How long before its start a job must be booked: 1 to 168. */
  advanceNoticeHours: number;
};
export type PricingDto = {
  /** The two percentages count. */
  dynamicPricing: boolean;
  /** Of the base price, added on Saturdays and Sundays: 0 to 100. */
  weekendPercent: number;
  /** Of the base price, added to what starts at 17:00 or later: 0 to 100. */
  eveningPercent: number;
  /** A lower price is raised to it, by a line of its own; 0: none. */
  minimumBookingCents: number;
  /** What a late cancellation costs the customer at most. */
  cancellationFeeCents: number;
};
export type VendorSettingsDto = {
  notifications: VendorNotificationsDto;
  availability: AvailabilityDto;
  pricing: PricingDto;
  /** When it was last changed; `null`: never. */
  changedAt: string | null;
};
export type ChangeVendorSettingsDto = {
  notifications: VendorNotificationsDto;
  availability: AvailabilityDto;
  pricing: PricingDto;
  /** As it was read: refused where somebody has changed it since. Left out, whatever stands is replaced. */
  changedAt?: string | null;
};
export type IntervalDto = {
  from: number;
  to: number;
};
export type DayExceptionDto = {
  /** yyyy-MM-dd */
  date: string;
  /** None: closed. */
  hours: IntervalDto[];
  note: string | null;
};
export type WorkingHoursDto = {
  /** By weekday, Sunday first; a day off has none. */
  weeklyHours: IntervalDto[][];
  /** IANA zone in which the hours are meant. */
  timeZone: string;
  lanes: number;
  bufferMinutes: number;
  horizonDays: number;
  /** When all this was last changed; `null`: never. The days below do not count. */
  changedAt: string | null;
  /** From today on, in order. */
  exceptions: DayExceptionDto[];
};
export type ChangeWorkingHoursDto = {
  /** By weekday, Sunday first; a day off has none. */
  weeklyHours: IntervalDto[][];
  /** Jobs at the same time: 1 to 20. Fewer never move bookings that stand. */
  lanes: number;
  /** Kept free after each job: 0 to 240, in steps of 15. */
  bufferMinutes: number;
  /** How many days ahead can be booked: 1 to 365. */
  horizonDays: number;
  /** As it was read: refused where somebody has changed it since. Left out, whatever stands is replaced. */
  changedAt?: string | null;
};
export type DayHoursDto = {
  /** None: closed. */
  hours: IntervalDto[];
  /** Why, for the provider alone. */
  note?: string | null;
  /** yyyy-MM-dd: the last of up to 92 days; left out, it is the one day. */
  until?: string;
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
export type HiddenWorkPhotoDto = {
  /** Why; `null` once whoever decided is erased. */
  reason: string | null;
  hiddenAt: string;
};
export type OwnBeforePhotoDto = {
  id: string;
  picture: PictureDto;
  /** `null` while everybody sees it. */
  hidden: HiddenWorkPhotoDto | null;
};
export type OwnWorkPhotoDto = {
  id: string;
  picture: PictureDto;
  /** What it shows, in the provider's words. */
  caption: string | null;
  /** The same before; `null` for a photo that stands alone. */
  before: OwnBeforePhotoDto | null;
  /** `null` while everybody sees it. */
  hidden: HiddenWorkPhotoDto | null;
};
export type ArrangedWorkDto = {
  photoId: string;
  /** The photo that shows the same before, for those that belong together. */
  beforeId?: string | null;
};
export type ArrangementDto = {
  /** All photos, each once, in the order in which they are to be seen. */
  works: ArrangedWorkDto[];
};
export type PictureImageDto = {
  /** A WebP picture of at most 800 pixels, as a data URL. */
  image: string;
};
export type WorkPhotoCaptionDto = {
  caption?: string | null;
};
export type ReportWorkPhotoDto = {
  /** Why nobody should see it; `other` takes an account. */
  ground: "spam" | "offensive" | "not_their_work" | "private_things" | "other";
  /** What else there is to say; only admins read it. Not for visitors. */
  note?: string | null;
};
export type ServiceOrderDto = {
  /** Each once, in the order in which they are to be seen, 100 at most. Services that are left out follow, the newest first. */
  serviceIds: string[];
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
export type MyServiceDto = {
  id: string;
  revision: number;
  title: string;
  description: string;
  basePriceCents: number;
  priceType: "fixed" | "hourly" | "starting_at";
  durationMinutes: number;
  categoryId: string;
  category: ServiceCategoryDto;
  isActive: boolean;
  /** An administrator has switched it off: only an administrator switches it on. */
  isOffByAdmin: boolean;
  /** Why they have; `null` where they have not, or are erased. */
  offReason: string | null;
  createdAt: string;
  /** Bookings made since the first day of this month in the provider's zone, whatever became of them. */
  bookingsThisMonth: number;
  /** Of the reviews of this service, two decimals; `null` without any. */
  averageRating: number | null;
  reviewCount: number;
};
export type ServiceCreatedDto = {
  serviceId: string;
};
export type CreateServiceDto = {
  /** Active services are visible to customers and can be booked; `true` when left out. */
  isActive?: boolean;
  categoryId: string;
  title: string;
  description: string;
  durationMinutes: number;
  basePriceCents: number;
  /** `starting_from` is understood as `starting_at`. */
  priceType: "fixed" | "hourly" | "starting_at";
};
export type UpdateServiceDto = {
  basePriceCents?: number;
  /** `starting_from` is understood as `starting_at`. */
  priceType?: "fixed" | "hourly" | "starting_at";
  categoryId?: string;
  title?: string;
  description?: string;
  durationMinutes?: number;
  /** Which revision the changes rest on: refused where the service has changed since. Left out, whatever stands is changed. */
  revision?: number;
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
export type FavoriteServiceDto = {
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
  /** When they put a heart to it. */
  addedAt: string;
  /** Customers see it now. It is kept while it, or its provider, is switched off, but its page is not there. */
  isBookable: boolean;
};
export type FavoriteVendorDto = {
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
  /** Services that customers can see now. */
  serviceCount: number;
  /** Those of its services, by name. */
  categories: ServiceCategoryDto[];
  addedAt: string;
  /** Customers see the provider now. They are kept while switched off, but their page is not there. */
  isBookable: boolean;
};
export type FavoritesDto = {
  services: FavoriteServiceDto[];
  vendors: FavoriteVendorDto[];
};
export type FavoriteIdsDto = {
  /** Ids of services. */
  services: string[];
  /** Ids of providers. */
  vendors: string[];
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
export type NextFreeSlotOfVendorDto = {
  vendorId: string;
  /** Which service can be had then; `null` for a provider who offers none now. */
  serviceId: string | null;
  /** `null` when nothing is free, or when the provider can't be booked. */
  slot: ZonedSlotDto | null;
};
export type PriceLineDto = {
  /** The service itself; what a weekend or an evening (from 17:00) adds; what lifts the sum to the provider's minimum. */
  kind: "base" | "weekend" | "evening" | "minimum";
  cents: number;
  /** Of the base price, for a weekend or an evening. */
  percent: number | null;
};
export type HoldDto = {
  id: string;
  serviceId: string;
  serviceTitle: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:00, on the clocks of `timeZone`. */
  time: string;
  /** IANA zone. */
  timeZone: string;
  startsAt: string;
  /** It ends then by itself. */
  until: string;
  /** How long that is from now: for clients whose clocks are not right. */
  secondsLeft: number;
  /** Before the platform fee. A booking that comes from the hold costs this. */
  priceCents: number;
  /** How that comes about. */
  lines: PriceLineDto[];
  platformFeeCents: number;
  /** The price and the platform fee. */
  totalCents: number;
};
export type HoldSlotDto = {
  /** Before the platform fee, as the customer saw it for this time; left out: the service's price on a weekday by day. */
  priceCents?: number;
  /** As the customer saw it; left out: $5.00, which is what every platform begins with. */
  platformFeeCents?: number;
  /** yyyy-MM-dd in the provider's zone. */
  date: string;
  /** One of the ten, '09:00' to '18:00', on the clocks of the provider's zone. */
  time: string;
  /** Revision of the service as the customer saw it. */
  serviceRevision: number;
};
export type PreviewedDayDto = {
  /** Why there is none; `null` where there is one. */
  reason: ("taken" | "past" | "notice" | "closed" | "overrun") | null;
  /** yyyy-MM-dd in the provider's zone. */
  date: string;
  /** '09:00' to '18:00': when a customer could begin. */
  times: string[];
};
export type PreviewedTimesDto = {
  /** IANA zone. */
  timeZone: string;
  /** A week from today on. */
  days: PreviewedDayDto[];
};
export type WeekDto = {
  /** By weekday, Sunday first; a day off has none. */
  weeklyHours: IntervalDto[][];
  /** Jobs at the same time: 1 to 20. Fewer never move bookings that stand. */
  lanes: number;
  /** Kept free after each job: 0 to 240, in steps of 15. */
  bufferMinutes: number;
  /** How many days ahead can be booked: 1 to 365. */
  horizonDays: number;
};
export type ProposedTimesDto = {
  hours: WeekDto;
  availability: AvailabilityDto;
};
export type TimelineSlotDto = {
  /** yyyy-MM-dd */
  date: string;
  /** HH:00, on the clocks of the timeline's zone. */
  time: string;
};
export type SentNoticeDto = {
  to: "customer" | "vendor";
  channel: "email" | "push" | "sms";
  at: string;
};
export type TimelineStepDto = {
  /** What has happened; named like the events. */
  kind:
    | "BookingCreated"
    | "BookingConfirmed"
    | "BookingCancelled"
    | "BookingCompleted"
    | "RescheduleProposed"
    | "RescheduleEnded"
    | "BookingRescheduled"
    | "ProviderSetOut"
    | "ProviderDelayed"
    | "NoShowClaimed"
    | "NoShowContested"
    | "ClaimDismissed"
    | "ProblemReported"
    | "ProblemDecided"
    | "ReviewPosted"
    | "ReviewEdited"
    | "ReviewReplied";
  /** Who has done it; 'system' where the clock has. */
  by: "customer" | "vendor" | "admin" | "system";
  /** The time that was asked for, proposed or agreed. */
  slot: TimelineSlotDto | null;
  /** The time that it was moved from. */
  from: TimelineSlotDto | null;
  /** Why it was cancelled, what was claimed, or how a proposal has ended. */
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
        | "lapsed"
      )
    | null;
  /** Of the event that it tells of. */
  id: string;
  at: string;
  /** What the customer was to pay, pays or gets back, with the platform fee where there is one. */
  cents: number | null;
  /** In somebody's own words; `null` too once they are erased. */
  text: string | null;
  /** What the step waits for is due by then; when whoever runs late is expected. */
  due: string | null;
  /** What was sent because of it, by time. */
  sent: SentNoticeDto[];
};
export type TimelineDto = {
  /** Oldest first. */
  items: TimelineStepDto[];
  /** IANA zone of the provider. */
  timeZone: string;
};
export type BookedServiceDto = {
  id: string;
  /** As it was called when it was booked. */
  title: string;
  /** It can be booked again. */
  isOffered: boolean;
};
export type BookedVendorDto = {
  id: string;
  businessName: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl: string | null;
  /** For the customer once the booking is confirmed, if the business has one. */
  phone: string | null;
};
export type BookingCustomerDto = {
  id: string;
  /** 'Unknown Customer' when nobody may be named. */
  fullName: string;
  /** As they tell it in their profile; `null` when they don't, and for the provider once a request was declined, withdrawn, or has expired. */
  phone: string | null;
};
export type BookingAddressDto = {
  /** For the customer, and for the vendor once the booking is confirmed. */
  street: string | null;
  zip: string | null;
  city: string | null;
  state: string | null;
};
export type ProposedTimeDto = {
  /** Who wants it. */
  by: "customer" | "vendor";
  id: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:00, on the clocks of the booking's zone. */
  time: string;
  startsAt: string;
  /** In which of the provider's parallel jobs it is kept, from 1; `null` for the customer. */
  lane: number | null;
  /** It is void from then on. */
  lapsesAt: string;
};
export type ArrivalDto = {
  /** When they have set out; `null` while they have not said so. */
  setOutAt: string | null;
  /** By how much they come later than booked; `null` where they have not said so. */
  delayMinutes: number | null;
  /** The start, or as much later. */
  expectedAt: string;
};
export type NoShowClaimDto = {
  /** Who says that the other side was not there. */
  by: "customer" | "vendor";
  at: string;
};
export type NoShowDto = {
  /** One, or both sides of each other. */
  claims: NoShowClaimDto[];
  /** Uncontested until then, it is taken as true; `null` once somebody has contested it, or both sides claim it. */
  contestBy: string | null;
  /** An admin decides. */
  contested: boolean;
  /** When an admin has decided. */
  decidedAt: string | null;
};
export type ReportedProblemDto = {
  reportedAt: string;
  decidedAt: string | null;
  /** Of what the customer has paid; `null` until it is decided. */
  refundCents: number | null;
};
export type BookingDto = {
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
  /** What the person who asks may do with it now; each names the route `POST bookings/:id/…`. */
  actions: (
    | "confirm"
    | "decline"
    | "set-out"
    | "delay"
    | "complete"
    | "cancel"
    | "accept-time"
    | "decline-time"
    | "withdraw-time"
    | "reschedule"
    | "contest"
    | "claim"
    | "review"
    | "problem"
  )[];
  /** By how many minutes the provider can say now that they run late, beside what they have said before; none for the customer. */
  possibleDelays: (10 | 15 | 30 | 45 | 60)[];
  id: string;
  service: BookedServiceDto;
  vendor: BookedVendorDto;
  customer: BookingCustomerDto;
  /** yyyy-MM-dd */
  date: string;
  /** HH:00, on the clocks of `timeZone`. */
  time: string;
  /** IANA zone. */
  timeZone: string;
  startsAt: string;
  /** When the work should be done. */
  endsAt: string;
  /** As it was agreed. */
  durationMinutes: number;
  /** Which of the provider's parallel jobs it is, from 1; `null` for the customer, and once it takes up no time. */
  lane: number | null;
  /** Before the platform fee. */
  priceCents: number;
  /** How the price came about when it was booked. */
  lines: PriceLineDto[];
  platformFeeCents: number;
  /** The price and the platform fee. */
  totalCents: number;
  address: BookingAddressDto;
  /** What the customer tells the provider; `null` for the provider once a request was declined, withdrawn, or has expired. */
  instructions: string | null;
  createdAt: string;
  /** When the vendor's answer is due; `null` once there is one. */
  respondBy: string | null;
  /** What cancelling now would cost the customer; `null` when the person who asks can't cancel. */
  cancelCostCents: number | null;
  /** Until when the customer can call off a confirmed booking for nothing; `null` once that is over, or where it does not apply. */
  cancelFreeUntil: string | null;
  /** What calling it off after that costs: the agreed fee, at most the price. */
  cancellationFeeCents: number;
  /** What the customer owes for a booking that was cancelled; `null` for any other. */
  chargeCents: number | null;
  /** The person who asks can move it without the other side's consent. */
  movesAtOnce: boolean;
  /** By when the person who asks has to answer a request, another time or a claim; `null` when nothing of it waits for them. */
  answerBy: string | null;
  /** A new time that waits for one side's answer. */
  proposal: ProposedTimeDto | null;
  /** What the provider has said of their coming; `null` when they have said nothing, and once they should be there. */
  arrival: ArrivalDto | null;
  /** What is claimed about who was not there. */
  claim: NoShowDto | null;
  /** What the customer has reported of the completed work. */
  problem: ReportedProblemDto | null;
  /** Until when the customer can report a problem; `null` when they can't. */
  reportProblemUntil: string | null;
  /** Until when the customer can review it; `null` when they can't, and for the provider. */
  reviewUntil: string | null;
  /** When time alone next changes what is told here; `null` when nothing does. Worth asking again just after. */
  changesAt: string | null;
};
export type BookingPageDto = {
  items: BookingDto[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type CreateBookingDto = {
  /** Before the platform fee, as the customer saw it for this time; left out: the service's price on a weekday by day. */
  priceCents?: number;
  /** As the customer saw it; left out: $5.00, which is what every platform begins with. */
  platformFeeCents?: number;
  /** Of the customer's clocks: where they show something else than the provider's, mails say both. */
  customerTimeZone?: string | null;
  serviceId: string;
  /** What keeps this time for the customer, under the terms of the moment in which they chose it. One that has run out counts as none. */
  holdId?: string;
  /** Revision of the service as the customer saw it. Without a hold it must be sent. */
  serviceRevision?: number;
  /** yyyy-MM-dd in the provider's zone. */
  date: string;
  /** One of the ten, '09:00' to '18:00', on the clocks of the provider's zone. */
  time: string;
  street: string;
  zip: string;
  instructions?: string | null;
};
export type BookingSummaryDto = {
  /** All that the person has ever booked. */
  total: number;
  pending: number;
  completed: number;
  /** The five newest. */
  recent: BookingDto[];
  /** Another time, or a claim, to which only the customer can say something; what is due first comes first. */
  toAnswer: BookingDto[];
  /** The confirmed booking that comes first, until it should be done; `null` when there is none. */
  nextVisit: BookingDto | null;
  /** Completed work that has not been reviewed and still can be: what was completed last comes first, at most three. */
  toReview: BookingDto[];
};
export type DeclineBookingDto = {
  /** Why the provider does not take the job: theirs to tell, and the customer reads it. */
  reason?: string | null;
};
export type ReportDelayDto = {
  /** After the start that was booked. */
  minutes: 10 | 15 | 30 | 45 | 60;
};
export type CancelBookingDto = {
  /** The fee that the customer was shown; refused with the present one when it is another by now. */
  chargeCents?: number;
  /** Why the provider does not take the job: theirs to tell, and the customer reads it. */
  reason?: string | null;
};
export type MoveSlotDto = {
  /** Why it is not available; 'current' is the time that the booking has. */
  reason?: "taken" | "past" | "notice" | "closed" | "overrun" | "current";
  /** '09:00' to '18:00', on the clocks of the booking's zone. */
  time: string;
  /** `null` when the clocks skip this time. */
  startsAt: string | null;
  available: boolean;
};
export type MoveSlotsDto = {
  date: string;
  /** IANA zone. */
  timeZone: string;
  slots: MoveSlotDto[];
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
export type RescheduleBookingDto = {
  /** yyyy-MM-dd in the booking's zone. */
  date: string;
  /** One of the ten, '09:00' to '18:00', on the clocks of the booking's zone. */
  time: string;
};
export type AnswerTimeDto = {
  /** `proposal.id` of the booking as it was shown. */
  proposalId: string;
};
export type StatementDto = {
  /** In their own words: both sides and admins read them. */
  statement?: string | null;
};
export type ReportProblemDto = {
  /** In the customer's own words: both sides and admins read them. */
  description: string;
};
export type CalendarAddressDto = {
  /** Null while there is none. */
  madeAt: string | null;
  /** When a calendar program last asked, to the hour; null before the first time. */
  readAt: string | null;
};
export type MadeCalendarAddressDto = {
  /** `https://…`: whoever has it can read the calendar. */
  address: string;
  madeAt: string;
};
export type PostReviewDto = {
  /** Stars, 1 to 5. */
  rating: number;
  comment?: string | null;
};
export type ReviewedServiceDto = {
  id: string;
  title: string;
};
export type ReviewedVendorDto = {
  id: string;
  businessName: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl: string | null;
};
export type ReviewPhotoDto = {
  id: string;
  picture: PictureDto;
};
export type HiddenReviewDto = {
  /** In the words of whoever hid it; `null` once they are erased. */
  reason: string | null;
  hiddenAt: string;
};
export type ReviewReplyDto = {
  text: string;
  repliedAt: string;
  /** Path of the photo of whoever replied; `null` for whoever has none. */
  photoUrl: string | null;
};
export type MyReviewDto = {
  id: string;
  bookingId: string;
  service: ReviewedServiceDto;
  vendor: ReviewedVendorDto;
  /** Stars, 1 to 5. */
  rating: number;
  comment: string | null;
  postedAt: string;
  /** When it was last changed. */
  editedAt: string | null;
  /** Until when the author can change it; `null` when that is over. */
  editableUntil: string | null;
  /** Up to four, the first first. */
  photos: ReviewPhotoDto[];
  /** `null` while readers see it. */
  hidden: HiddenReviewDto | null;
  /** The provider's answer. */
  reply: ReviewReplyDto | null;
};
export type MyReviewPageDto = {
  items: MyReviewDto[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type ReplyToReviewDto = {
  reply: string;
};
export type ReportReviewDto = {
  /** Why readers should not see it; `other` takes an account. */
  ground:
    "spam" | "offensive" | "not_about_the_work" | "personal_data" | "other";
  /** What else there is to say; only admins read it. Not for visitors. */
  note?: string | null;
};
export type CalendarHourDto = {
  /** 9 is the hour from 09:00. */
  hour: number;
  /** Lanes in which somebody works, or has their break. */
  taken: number;
  /** The provider's lanes, and those that were given up and still have work then. */
  lanes: number;
  /** Lanes in which a job could still have it. */
  free: number;
};
export type CalendarDayDto = {
  /** When the provider works; none: closed. */
  open: IntervalDto[];
  /** yyyy-MM-dd */
  date: string;
  /** Why it has hours of its own, for the provider alone. */
  note: string | null;
  /** Bookings of this day that were not called off. */
  jobs: number;
  /** Those of them that nobody has answered. */
  pending: number;
  /** Bookings for which a time of this day is proposed. */
  proposed: number;
  /** The working hours, and those in which there is work all the same. */
  hours: CalendarHourDto[];
  /** Of all lanes together, from now on; `null` where no job could begin any more, however empty the day: it is closed, or over. */
  freeHours: number | null;
};
export type VendorCalendarDto = {
  /** Each of the days, in order. */
  days: CalendarDayDto[];
  /** When time alone next changes what is told here; `null` when nothing does. Worth asking again just after. */
  changesAt: string | null;
};
export type BookingConflictDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled";
  bookingId: string;
  serviceTitle: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:00, on the clocks of the provider's zone. */
  time: string;
  durationMinutes: number;
};
export type BookingConflictsDto = {
  /** In the order of their dates. */
  items: BookingConflictDto[];
};
export type ProposedDayDto = {
  /** None: closed. Left out: those of its weekday again. */
  hours?: IntervalDto[];
  /** yyyy-MM-dd */
  date: string;
  /** yyyy-MM-dd: the last of up to 92 days; left out, it is the one day. */
  until?: string;
};
export type ProposedHoursDto = {
  /** By weekday, Sunday first. */
  weeklyHours?: IntervalDto[][];
  day?: ProposedDayDto;
};
export type VendorCustomerDto = {
  customerId: string;
  /** 'Unknown Customer' when nobody may be named. */
  fullName: string;
  /** `null` while each request of theirs was declined, withdrawn, or has expired. */
  phone: string | null;
  avatarUrl: string;
  /** At this business, whatever became of them. */
  bookingCount: number;
  /** Latest day, yyyy-MM-dd, for which they have booked. */
  lastBookingDate: string;
  /** Of the stars that they have given to this business under their name, two decimals; `null` without any. */
  averageRating: number | null;
  ratingCount: number;
};
export type VendorCustomerPageDto = {
  items: VendorCustomerDto[];
  /** How many there are of what was searched for. */
  total: number;
  /** All who have booked. */
  totalCustomers: number;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type EarningsMonthDto = {
  /** yyyy-MM */
  month: string;
  /** Agreed prices of the completed bookings. */
  completedCents: number;
  /** What customers owe for bookings that they called off late or did not come to. */
  cancellationFeesCents: number;
  /** What refunds have taken back, whenever the booking was. */
  refundedCents: number;
};
export type VendorEarningsDto = {
  /** Since the business began. */
  totalCents: number;
  /** Since the first day of this month, in `timeZone`. */
  thisMonthCents: number;
  /** Of the month before this one. */
  lastMonthCents: number;
  /** Completed bookings. */
  transactions: number;
  /** What has not been paid out yet: the total, less what was refunded to customers. It may be below zero. */
  pendingCents: number;
  /** The last twelve, this one included, in order, also those in which nothing was earned. */
  months: EarningsMonthDto[];
  /** IANA zone of the business, in which its days and months begin. */
  timeZone: string;
};
export type TransactionDto = {
  kind: "completed" | "cancellation_fee" | "reversal";
  bookingId: string;
  serviceTitle: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName: string;
  /** The day of `at` in the provider's zone. */
  date: string;
  /** When it was earned, or taken back: the completion, the cancellation, the decision about a problem. */
  at: string;
  /** Below zero for a refund, which takes at most the price: the platform fee is the platform's. */
  amountCents: number;
};
export type TransactionPageDto = {
  items: TransactionDto[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
};
export type ShareDto = {
  part: number;
  of: number;
};
export type VendorPerformanceDto = {
  totalReviews: number;
  /** Two decimals; `null` without reviews. */
  averageRating: number | null;
  /** Bookings made, whatever became of them. */
  bookings: number;
  /** Of the requests of the last 90 days that were answered or have expired: those accepted or declined in time. `null` below five. */
  responseRate: ShareDto | null;
};
export type ReportFiguresDto = {
  /** Agreed prices of the bookings completed in the period, without platform fees and cancellation fees; what was refunded later stands in the earnings. */
  revenueCents: number;
  /** Bookings made, whatever became of them. */
  bookings: number;
  completedBookings: number;
  /** Customers whose first booking at this business was made in the period. */
  newCustomers: number;
  /** Of the reviews posted in the period, two decimals; `null` without any. */
  averageRating: number | null;
  reviewCount: number;
};
export type ReportMonthDto = {
  /** yyyy-MM; only its days within the period count. */
  month: string;
  bookings: number;
  completedBookings: number;
  revenueCents: number;
  newCustomers: number;
};
export type ReportServiceDto = {
  serviceId: string;
  /** As it is called now; one that is deleted as it was called last in the period. */
  title: string;
  bookings: number;
  completedBookings: number;
  revenueCents: number;
};
export type ReportCityDto = {
  city: string;
  state: string;
  customers: number;
};
export type ReportCustomersDto = {
  total: number;
  /** Their first booking at this business was among them. */
  new: number;
  /** They had booked before. */
  returning: number;
  /** Where the work was to be done: the five places with most customers. */
  cities: ReportCityDto[];
};
export type QualityDto = {
  /** The day, in the provider's zone, from which on things count. */
  since: string;
  /** Of the requests made since then that were answered or have expired: those that the provider accepted or declined in time. */
  responseRate: ShareDto | null;
  /** Of the confirmed jobs whose scheduled end lies since then: those that are completed. */
  completionRate: ShareDto | null;
  /** Of the bookings confirmed since then: those that the provider called off or did not come to. */
  providerCancellations: ShareDto | null;
  /** Of the reviews posted since then: those with five stars. */
  fiveStars: ShareDto | null;
};
export type VendorReportDto = {
  /** First day, yyyy-MM-dd. */
  from: string;
  /** Last day, yyyy-MM-dd. */
  to: string;
  /** IANA zone. */
  timeZone: string;
  figures: ReportFiguresDto;
  /** Of the equally long time before. */
  before: ReportFiguresDto;
  /** Every month of the period, in order. */
  months: ReportMonthDto[];
  /** The five that were booked most. */
  services: ReportServiceDto[];
  customers: ReportCustomersDto;
  /** Of the last 90 days, whatever the period. */
  quality: QualityDto;
};
export type StarCountDto = {
  /** 1 to 5. */
  stars: number;
  count: number;
};
export type CustomerReviewDto = {
  id: string;
  /** 'Anonymous' when nobody may be named. */
  customerName: string;
  serviceTitle: string;
  postedAt: string;
  /** Stars, 1 to 5. */
  rating: number;
  comment: string | null;
  /** Up to four, the first first. */
  photos: ReviewPhotoDto[];
  /** The business's own answer. */
  reply: ReviewReplyDto | null;
};
export type CustomerReviewPageDto = {
  /** Of all reviews, two decimals; `null` without any. */
  averageRating: number | null;
  /** All reviews. */
  reviewCount: number;
  /** From five stars to one. */
  stars: StarCountDto[];
  items: CustomerReviewDto[];
  /** How many there are of what was asked for. */
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
};
