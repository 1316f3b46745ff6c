import { NotFound, Rejected } from '../platform/errors.js';
import { mustBeAsSeen } from '../platform/events/as-seen.js';
import type { Decider } from '../platform/events/decider.js';
import {
  type BusinessContactChanged,
  type BusinessProfileUpdated,
  event,
  type OwnersFall,
  type VendorAppliedV2,
  type VendorEvent,
} from './vendor.events.js';

export type VerificationStatus = 'pending' | 'approved' | 'rejected';

/** What decisions about a provider, and about bookings with one, depend on. */
export interface Vendor {
  readonly status: 'none' | VerificationStatus;
  readonly userId: string;
  /** Counts the applications; a rejection is final for its own. */
  readonly submission: number;
  /** An approved provider who is not active is suspended by an admin. */
  readonly active: boolean;
  /** With what of the owner it was suspended; `null`: for itself, or it is not. */
  readonly fellWith: OwnersFall | null;
  /** By themselves. */
  readonly paused: boolean;
  readonly businessZip: string;
  /** IANA zone of the business: its wall-clock times are meant there. */
  readonly timeZone: string;
  /** Miles from the business ZIP. */
  readonly serviceAreaRadius: number;
  /** When the owner last told what the business is, with an application or without; empty before the first. */
  readonly profileChangedAt: string;
  /** The same, of where it is and how it is reached. */
  readonly contactChangedAt: string;
}

export const Vendor: Decider<Vendor, VendorEvent> = {
  category: 'vendor',
  initial: {
    status: 'none',
    userId: '',
    submission: 0,
    active: false,
    fellWith: null,
    paused: false,
    businessZip: '',
    timeZone: '',
    serviceAreaRadius: 0,
    profileChangedAt: '',
    contactChangedAt: '',
  },
  evolve: {
    VendorAppliedV2: (_, { userId, submission, businessZip, timeZone, serviceAreaRadius, appliedAt }) => ({
      status: 'pending',
      active: false,
      fellWith: null,
      paused: false,
      userId,
      submission,
      businessZip,
      timeZone,
      serviceAreaRadius,
      profileChangedAt: appliedAt,
      contactChangedAt: appliedAt,
    }),
    VendorApproved: (vendor) => ({ ...vendor, status: 'approved', active: true }),
    VendorRejectedV2: (vendor) => ({ ...vendor, status: 'rejected', active: false }),
    BusinessProfileUpdated: (vendor, { serviceAreaRadius, updatedAt }) => ({ ...vendor, serviceAreaRadius, profileChangedAt: updatedAt }),
    BusinessContactChanged: (vendor, { businessZip, timeZone, changedAt }) => ({
      ...vendor,
      businessZip,
      timeZone,
      contactChangedAt: changedAt,
    }),
    VendorSuspendedV3: (vendor, { follows }) => ({ ...vendor, active: false, fellWith: follows }),
    VendorReinstatedV2: (vendor) => ({ ...vendor, active: true, fellWith: null }),
    VendorPaused: (vendor) => ({ ...vendor, paused: true }),
    VendorResumed: (vendor) => ({ ...vendor, paused: false }),
    KycViewedV2: (vendor) => vendor,
  },
};

/** Customers see the provider and can book. */
export const isPublic = (vendor: Vendor): boolean => vendor.status === 'approved' && vendor.active && !vendor.paused;

/** What an applicant tells: about the business, in clear text, and what says who somebody is, sealed. */
export interface Application {
  readonly business: Omit<VendorAppliedV2['data'], 'vendorId' | 'userId' | 'submission' | 'appliedAt'>;
  readonly personal: VendorAppliedV2['personal']['fields'];
}

/** Opens the next submission: the first, or one after a rejection. */
export function apply(vendor: Vendor, by: { vendorId: string; userId: string; application: Application; now: string }): VendorEvent[] {
  if (vendor.status === 'pending') throw new Rejected('vendor-onboarding/already-applied', 'Your application is already being reviewed.');
  if (vendor.status === 'approved') throw new Rejected('vendor-onboarding/already-approved', 'Your business is already verified.');
  const { vendorId, userId, application, now } = by;
  const { businessName, businessDescription, businessCity, businessState, businessZip, timeZone } = application.business;
  const { serviceAreaRadius, yearsInBusiness, kycDocumentType } = application.business;
  return [
    event(
      'VendorAppliedV2',
      {
        vendorId,
        userId,
        submission: vendor.submission + 1,
        businessName,
        businessDescription,
        businessCity,
        businessState,
        businessZip,
        timeZone,
        serviceAreaRadius,
        yearsInBusiness,
        kycDocumentType,
        appliedAt: now,
      },
      { subject: userId, fields: application.personal },
    ),
  ];
}

export function approve(vendor: Vendor, by: { vendorId: string; now: string }): VendorEvent[] {
  if (vendor.status === 'approved') return [];
  const { userId, submission } = pending(vendor);
  return [event('VendorApproved', { vendorId: by.vendorId, userId, submission, approvedAt: by.now })];
}

/** @param by.reason `null` when nobody is left to read it */
export function reject(vendor: Vendor, by: { vendorId: string; reason: string | null; now: string }): VendorEvent[] {
  if (vendor.status === 'rejected') return [];
  const { userId, submission } = pending(vendor);
  const { vendorId, reason, now } = by;
  return [event('VendorRejectedV2', { vendorId, userId, submission, rejectedAt: now }, { subject: userId, fields: { reason } })];
}

function pending(vendor: Vendor): Vendor {
  if (vendor.status === 'none') throw new NotFound('vendor');
  if (vendor.status !== 'pending')
    throw new Rejected('vendor-onboarding/already-decided', `This application has been ${vendor.status} already.`);
  return vendor;
}

/** Recorded each time, also when it is not the first. */
export function viewKyc(vendor: Vendor, by: { vendorId: string; viewedBy: string; reason: string; now: string }): VendorEvent[] {
  if (vendor.status === 'none') throw new NotFound('vendor');
  const { userId } = vendor;
  const { vendorId, viewedBy, reason, now } = by;
  return [event('KycViewedV2', { vendorId, userId, viewedBy, viewedAt: now }, { subject: userId, fields: { reason } })];
}

/** What an owner may change without a new review. */
export type BusinessProfile = Omit<BusinessProfileUpdated['data'], 'vendorId' | 'userId' | 'updatedAt'> &
  BusinessProfileUpdated['personal']['fields'];

/**
 * Saved as it is told: the licence is sealed, so that the decision can't see whether anything differs.
 * @param by `seen`: when the profile that it rests on was last changed
 */
export function updateProfile(
  vendor: Vendor,
  by: { vendorId: string; profile: BusinessProfile; seen?: string | null | undefined; now: string },
): VendorEvent[] {
  if (vendor.status === 'none') throw new NotFound('vendor');
  mustBeAsSeen(vendor.profileChangedAt, by.seen);
  const { userId } = vendor;
  const { vendorId, now } = by;
  const { businessName, businessDescription, serviceAreaRadius, businessLicense } = by.profile;
  return [
    event(
      'BusinessProfileUpdated',
      { vendorId, userId, businessName, businessDescription, serviceAreaRadius, updatedAt: now },
      { subject: userId, fields: { businessLicense } },
    ),
  ];
}

/** Where the business is and how it is reached; what is personal of it is sealed. */
export interface BusinessContact {
  readonly business: Omit<BusinessContactChanged['data'], 'vendorId' | 'userId' | 'changedAt'>;
  readonly personal: BusinessContactChanged['personal']['fields'];
}

interface ContactChange {
  readonly vendorId: string;
  readonly contact: BusinessContact;
  /** When the owner last changed their own profile: their name in it becomes that of the contact. */
  readonly ownerChangedAt: string | null;
  readonly openBookings: boolean;
  /** When the contact that it rests on was last changed. */
  readonly seen?: string | null | undefined;
  readonly now: string;
}

/** A ZIP code of another zone would move the wall-clock times of what is booked: not while something is open. */
export function changeContact(vendor: Vendor, by: ContactChange): VendorEvent[] {
  if (vendor.status === 'none') throw new NotFound('vendor');
  mustBeAsSeen(later(vendor.contactChangedAt, by.ownerChangedAt ?? ''), by.seen);
  const { vendorId, contact, openBookings, now } = by;
  if (contact.business.timeZone !== vendor.timeZone && openBookings) {
    throw new Rejected(
      'vendor-onboarding/zone-in-use',
      'This ZIP code lies in another time zone. Decline, cancel or complete your open bookings first: their times are in your present time zone.',
    );
  }
  const { userId } = vendor;
  const { businessCity, businessState, businessZip, timeZone } = contact.business;
  return [
    event(
      'BusinessContactChanged',
      { vendorId, userId, businessCity, businessState, businessZip, timeZone, changedAt: now },
      { subject: userId, fields: contact.personal },
    ),
  ];
}

const later = (a: string, b: string): string => (a > b ? a : b);
