import type { ServiceDetailDto, VendorServicesApiArg } from '#api/generated-public.ts';

const OTHERS = 4;

/** What else the provider of a service offers. */
export const othersOf = ({ id, vendor }: ServiceDetailDto): VendorServicesApiArg => ({ id: vendor.id, exclude: id, limit: OTHERS });
