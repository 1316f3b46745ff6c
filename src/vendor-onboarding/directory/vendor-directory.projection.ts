import { defineEntity } from '@mikro-orm/core';
import type { ProfileUpdated } from '../../accounts/account.events.js';
import { type FieldsOf, unlessErased } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { lookupZip } from '../../platform/geo/zip.js';
import { code, flag, instant, real, uuid, whole, words } from '../../platform/tables/columns.js';
import { ignore, increment, insert, patch, patchWhere, projection } from '../../platform/tables/projection.js';
import { ofTrigrams, overComputed } from '../../platform/tables/text/text-index.js';
import type { ReviewEvent } from '../../reviews/review.events.js';
import type { BusinessContactChanged, VendorEvent } from '../vendor.events.js';
import type { VerificationStatus } from '../vendor.js';

/** Every provider: what the owner, the admins and, once it is public, customers see. Rating is kept as sum and count of the reviews on show. */
export const VendorRow = defineEntity({
  name: 'VendorRow',
  tableName: 'vendor_directory',
  schema: 'read',
  properties: {
    id: uuid().primary(),
    userId: uuid(),
    ownerName: words().nullable(),
    phone: words().nullable(),
    address: words().nullable(),
    businessLicense: words().nullable(),
    businessName: words(),
    businessDescription: words(),
    city: words(),
    state: code(),
    zip: code(),
    /** Centre of the ZIP's area; null where the table of ZIP codes no longer knows it. */
    latitude: real().nullable(),
    longitude: real().nullable(),
    timeZone: code(),
    serviceAreaRadius: whole(),
    yearsInBusiness: whole().nullable(),
    websiteUrl: words().nullable(),
    verificationStatus: code().$type<VerificationStatus>(),
    active: flag(),
    paused: flag(),
    /** While it is suspended. */
    suspensionReason: words().nullable(),
    submission: whole(),
    rejectionReason: words().nullable(),
    appliedAt: instant(),
    approvedAt: instant().nullable(),
    memberSince: instant(),
    /** Of what customers read about the business, reviews apart. */
    updatedAt: instant(),
    /** By the owner, with an application or without. */
    profileChangedAt: instant(),
    /** The same; their own profile apart, which may change the name. */
    contactChangedAt: instant(),
    ratingSum: whole(),
    ratingCount: whole(),
  },
  indexes: [
    { name: 'vendor_directory_owner', properties: ['userId'] },
    { name: 'vendor_directory_status', properties: ['verificationStatus', 'appliedAt'] },
    { name: 'vendor_directory_by_name', expression: overComputed('vendor_directory_by_name', 'vendor_directory', 'lower(business_name)') },
    {
      name: 'vendor_directory_by_rating',
      expression: overComputed(
        'vendor_directory_by_rating',
        'vendor_directory',
        '(round(rating_sum::numeric / nullif(rating_count, 0), 2)) desc nulls last, id, verification_status, active, rating_sum, rating_count',
      ),
    },
    { name: 'vendor_directory_name', expression: ofTrigrams('vendor_directory_name', 'vendor_directory', 'lower(business_name)') },
    { name: 'vendor_directory_owner_name', expression: ofTrigrams('vendor_directory_owner_name', 'vendor_directory', 'lower(owner_name)') },
  ],
});

type DirectoryEvent = VendorEvent | ReviewEvent | ProfileUpdated | PersonalDataErased;

export const vendorDirectory = projection<DirectoryEvent>(
  'vendor-onboarding.vendor-directory',
  [VendorRow],
  {
    VendorAppliedV2: (applied, { personal }) => {
      const { vendorId: id, userId, submission, appliedAt } = applied;
      const told = {
        ...reachedBy(applied, personal),
        businessLicense: personal.businessLicense,
        businessName: applied.businessName,
        businessDescription: applied.businessDescription,
        serviceAreaRadius: applied.serviceAreaRadius,
        yearsInBusiness: applied.yearsInBusiness,
        verificationStatus: 'pending' as const,
        active: false,
        paused: false,
        suspensionReason: null,
        submission,
        rejectionReason: null,
        appliedAt,
        approvedAt: null,
        updatedAt: appliedAt,
        profileChangedAt: appliedAt,
        contactChangedAt: appliedAt,
      };
      if (submission > 1) return patch(VendorRow, { id }, told);
      return insert(VendorRow, { id, userId, ...told, memberSince: appliedAt, ratingSum: 0, ratingCount: 0 });
    },
    VendorApproved: ({ vendorId, approvedAt }) =>
      patch(VendorRow, { id: vendorId }, { verificationStatus: 'approved', active: true, approvedAt, updatedAt: approvedAt }),
    VendorRejectedV2: ({ vendorId }, { personal }) =>
      patch(VendorRow, { id: vendorId }, { verificationStatus: 'rejected', active: false, rejectionReason: unlessErased(personal.reason) }),
    BusinessProfileUpdated: ({ vendorId, businessName, businessDescription, serviceAreaRadius, updatedAt }, { personal }) => {
      const told = { businessName, businessDescription, serviceAreaRadius, businessLicense: personal.businessLicense };
      return patch(VendorRow, { id: vendorId }, { ...told, updatedAt, profileChangedAt: updatedAt });
    },
    BusinessContactChanged: (changed, { personal }) => {
      const { vendorId: id, changedAt } = changed;
      return patch(VendorRow, { id }, { ...reachedBy(changed, personal), updatedAt: changedAt, contactChangedAt: changedAt });
    },
    VendorSuspendedV3: ({ vendorId, suspendedAt }, { personal }) =>
      patch(VendorRow, { id: vendorId }, { active: false, suspensionReason: personal.reason, updatedAt: suspendedAt }),
    VendorReinstatedV2: ({ vendorId, reinstatedAt }) =>
      patch(VendorRow, { id: vendorId }, { active: true, suspensionReason: null, updatedAt: reinstatedAt }),
    VendorPaused: ({ vendorId, pausedAt }) => patch(VendorRow, { id: vendorId }, { paused: true, updatedAt: pausedAt }),
    VendorResumed: ({ vendorId, resumedAt }) => patch(VendorRow, { id: vendorId }, { paused: false, updatedAt: resumedAt }),
    KycViewedV2: ignore,
    ReviewPosted: ({ vendorId, rating }) => increment(VendorRow, { id: vendorId }, { ratingSum: rating, ratingCount: 1 }),
    ReviewEdited: ({ vendorId, rating, previousRating, visible }) =>
      visible ? increment(VendorRow, { id: vendorId }, { ratingSum: rating - previousRating }) : [],
    ReviewHidden: ({ vendorId, rating }) => increment(VendorRow, { id: vendorId }, { ratingSum: -rating, ratingCount: -1 }),
    ReviewShown: ({ vendorId, rating }) => increment(VendorRow, { id: vendorId }, { ratingSum: rating, ratingCount: 1 }),
    ReviewReplied: ignore,
    ReviewReplyEdited: ignore,
    ReviewReported: ignore,
    ReviewReportedByVisitor: ignore,
    ReviewKept: ignore,
    ReviewPhotoAdded: ignore,
    ReviewPhotoRemoved: ignore,
    ProfileUpdated: ({ userId }, { personal }) => patchWhere(VendorRow, { userId }, { ownerName: personal.fullName }),
    PersonalDataErased: ({ userId }) =>
      patchWhere(
        VendorRow,
        { userId },
        {
          ownerName: null,
          phone: null,
          address: null,
          businessLicense: null,
          websiteUrl: null,
          suspensionReason: null,
          rejectionReason: null,
          active: false,
        },
      ),
  },
  { version: 4 },
);

type Place = Pick<BusinessContactChanged['data'], 'businessCity' | 'businessState' | 'businessZip' | 'timeZone'>;

/** Where a business is and how it is reached, as its owner told last. */
function reachedBy(
  { businessCity: city, businessState: state, businessZip: zip, timeZone }: Place,
  personal: FieldsOf<BusinessContactChanged>,
) {
  const { contactPerson: ownerName, contactPhone: phone, businessAddress: address, websiteUrl } = personal;
  const place = lookupZip(zip);
  return {
    ownerName,
    phone,
    address,
    websiteUrl,
    city,
    state,
    zip,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    timeZone,
  };
}
