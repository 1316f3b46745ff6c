import { type Event, eventOf } from '../platform/events/event.js';

/** What of its owner a business falls with, and comes back with. */
export type OwnersFall = 'account' | 'role';

export type KycDocumentType = 'passport' | 'drivers_license' | 'national_id';

/** Stream `vendor-<vendorId>`. What says who the owner is, and what is said about them, is sealed under the owner's key. A rejected vendor who applies again opens the next submission. */
export type VendorAppliedV2 = Event<
  'VendorAppliedV2',
  {
    vendorId: string;
    userId: string;
    /** 1 for the first application. */
    submission: number;
    businessName: string;
    businessDescription: string;
    businessCity: string;
    businessState: string;
    businessZip: string;
    /** IANA zone of the business ZIP: all its wall-clock times are meant there. */
    timeZone: string;
    /** Miles. */
    serviceAreaRadius: number;
    yearsInBusiness: number | null;
    kycDocumentType: KycDocumentType;
    appliedAt: string;
  },
  {
    contactPerson: string;
    contactEmail: string;
    contactPhone: string;
    businessAddress: string;
    businessLicense: string | null;
    websiteUrl: string | null;
    taxId: string;
    kycDocumentNumber: string;
    bankName: string;
    bankAccountNumber: string;
    bankRoutingNumber: string;
  }
>;
export type VendorApproved = Event<'VendorApproved', { vendorId: string; userId: string; submission: number; approvedAt: string }>;
export type VendorRejectedV2 = Event<
  'VendorRejectedV2',
  { vendorId: string; userId: string; submission: number; rejectedAt: string },
  {
    /** `null`: the applicant has deleted their account, and nobody is left to read one. */
    reason: string | null;
  }
>;
export type BusinessProfileUpdated = Event<
  'BusinessProfileUpdated',
  { vendorId: string; userId: string; businessName: string; businessDescription: string; serviceAreaRadius: number; updatedAt: string },
  { businessLicense: string | null }
>;
/** Where the business is and how it is reached, as the provider tells it from now on. */
export type BusinessContactChanged = Event<
  'BusinessContactChanged',
  {
    vendorId: string;
    userId: string;
    businessCity: string;
    businessState: string;
    businessZip: string;
    /** IANA zone of the business ZIP. */
    timeZone: string;
    changedAt: string;
  },
  { contactPerson: string; contactPhone: string; businessAddress: string; websiteUrl: string | null }
>;
/**
 * An admin takes an approved provider out of public view. Their pending bookings are cancelled; what becomes of the confirmed ones was chosen. `follows`: of the
 * owner, their account was deactivated, or the role taken; `null`: it is about the business itself.
 */
export type VendorSuspendedV3 = Event<
  'VendorSuspendedV3',
  { vendorId: string; userId: string; confirmedBookings: 'kept' | 'cancelled'; suspendedAt: string; follows: OwnersFall | null },
  { reason: string }
>;
/** `follows`: the owner has again what the business had fallen with. */
export type VendorReinstatedV2 = Event<
  'VendorReinstatedV2',
  { vendorId: string; userId: string; reinstatedAt: string; follows: OwnersFall | null }
>;
/** The provider hides profile and services themselves. Open bookings stay answerable. */
export type VendorPaused = Event<'VendorPaused', { vendorId: string; userId: string; pausedAt: string }>;
export type VendorResumed = Event<'VendorResumed', { vendorId: string; userId: string; resumedAt: string }>;
/** An admin is about to read identity and bank data in clear text. */
export type KycViewedV2 = Event<
  'KycViewedV2',
  { vendorId: string; userId: string; viewedBy: string; viewedAt: string },
  { reason: string }
>;
export type VendorEvent =
  | VendorAppliedV2
  | VendorApproved
  | VendorRejectedV2
  | BusinessProfileUpdated
  | BusinessContactChanged
  | VendorSuspendedV3
  | VendorReinstatedV2
  | VendorPaused
  | VendorResumed
  | KycViewedV2;

/** Stream `vendorOwner-<userId>`: a person has one business. */
export type VendorOwnerClaimed = Event<'VendorOwnerClaimed', { userId: string; vendorId: string; claimedAt: string }>;
export type VendorOwnerEvent = VendorOwnerClaimed;

/** Builds the facts above. */
export const event = eventOf<VendorEvent | VendorOwnerEvent>();
