export type VendorTab = 'services' | 'reviews';

/** The chosen tab stands in the address, so that reviews can be linked to. */
export const tabFrom = (params: URLSearchParams): VendorTab => (params.get('tab') === 'reviews' ? 'reviews' : 'services');
