import type { EventOf, FieldsOf, PersonalFields } from '../../platform/events/event.js';
import type { VendorEvent } from '../vendor.events.js';

/** What a provider reads about their business: a subject, and what says it all. */
export interface VendorNotice {
  readonly subject: string;
  readonly sentence: string;
  /** Where they see more, or do something about it. */
  readonly path: string;
}

type Telling = Exclude<VendorEvent['type'], 'BusinessProfileUpdated' | 'BusinessContactChanged' | 'KycViewedV2'>;

const HOME = '/dashboard';
const PROFILE = '/dashboard/profile';
const SETTINGS = '/dashboard/settings';

const BOOKINGS = {
  kept: 'Requests that you have not answered are cancelled; confirmed bookings stand.',
  cancelled: 'Requests that you have not answered and confirmed bookings are cancelled.',
};

type Notices = {
  readonly [Type in Telling]: (data: EventOf<VendorEvent, Type>['data'], personal: FieldsOf<EventOf<VendorEvent, Type>>) => VendorNotice;
};

export const VENDOR_NOTICES: Notices = {
  VendorAppliedV2: () => ({
    subject: 'Your vendor application is under review',
    sentence: 'We have received your vendor application, and will notify you once it is decided.',
    path: HOME,
  }),
  VendorApproved: () => ({
    subject: 'Your vendor application has been approved',
    sentence: 'Your business is verified, and customers can find it. Set your working hours, and add your services.',
    path: HOME,
  }),
  VendorRejectedV2: (_, { reason }) => ({
    subject: 'Your vendor application was rejected',
    sentence: `Your verification was rejected. Please update your information and resubmit. Why it was rejected: ${reason}`,
    path: PROFILE,
  }),
  VendorSuspendedV3: ({ confirmedBookings }, { reason }) => ({
    subject: 'Your business has been deactivated',
    sentence: `We have deactivated your business: customers don’t see it and can’t book it. ${BOOKINGS[confirmedBookings]} Why: ${reason}`,
    path: HOME,
  }),
  VendorReinstatedV2: () => ({
    subject: 'Your business is active again',
    sentence: 'We have activated your business again. What was cancelled meanwhile stays cancelled.',
    path: HOME,
  }),
  VendorPaused: () => ({
    subject: 'You have deactivated your vendor account',
    sentence: 'Your profile and services are hidden from customers until you activate your account again. Open bookings go on.',
    path: SETTINGS,
  }),
  VendorResumed: () => ({
    subject: 'Your vendor account is active again',
    sentence: 'You have activated your vendor account again: your profile and services are no longer hidden by you.',
    path: SETTINGS,
  }),
};

/** Is a provider told of such an event? */
export const hasNotice = (type: string): boolean => Object.hasOwn(VENDOR_NOTICES, type);

/** Of an event for which `hasNotice`, with its personal fields in clear. */
export const noticeOf = (type: string, data: object, personal: PersonalFields | undefined): VendorNotice =>
  (VENDOR_NOTICES as Readonly<Record<string, (data: never, personal: never) => VendorNotice>>)[type]!(data as never, personal as never);
