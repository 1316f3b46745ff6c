/** What public pages ask for: they load only this. */
const PUBLIC = [
  'me',
  'place',
  'nearestPlace',
  'placesAround',
  'categories',
  'services',
  'popularServices',
  'suggestions',
  'service',
  'newestVendors',
  'vendorServices',
  'vendor',
  'vendorPhotos',
  'vendorReviews',
  'slots',
  'nextSlots',
  'nextFreeSlots',
  'bookableDays',
  'platformRules',
  'sendContactMessage',
];

/** What only pages about the platform itself ask for: the other public pages do without. */
const COMPANY = ['platformFee'];

/** What only somebody asks for who comes by an invitation. */
const INVITED = ['lookAtInvitation', 'acceptInvitation'];

/** What counts visits, once the page is there, and what forgets them. */
const VISITS = ['countVisit', 'forgetLastVisit'];

/** Pictures are shown by their address; the others are asked for in ways of their own. */
const OTHERWISE = [
  'photo',
  'avatar',
  'picture',
  'uploadPhoto',
  'addWorkPhoto',
  'addReviewPhoto',
  'categoryPicture',
  'uploadCategoryPicture',
  'reviewPicture',
  'downloadMyData',
  'earningsReport',
  'exportReport',
  'exportBookingFunnel',
  'exportMarketHours',
  'exportVisits',
  'exportSearches',
  'exportCohorts',
  'exportMarketPlaces',
  'bookingCalendar',
  'followedBookings',
  'refreshSession',
  'live',
];

/** What administrators alone ask for: nobody else loads it. */
const isForAdministrators = ({ path }) => path.startsWith('/api/v1/admin/');

/** The files are made from the committed OpenAPI document; `npm run generate` runs it, `npm run check` refuses drift. */
const client = (exportName, filterEndpoints) => ({
  apiFile: './base.ts',
  apiImport: 'baseApi',
  exportName,
  // Features take the hooks that they need, and say what an answer is about; lists of all would be loaded with every page.
  hooks: false,
  filterEndpoints,
});

export const publicClient = client('publicApi', (name) => PUBLIC.includes(name));
/** Sent with what is not stored yet, and so by POST; it changes nothing. */
const ASKED_BY_POST = ['previewTimes'];

export const signedInClient = {
  ...client(
    'generatedApi',
    (name, operation) => ![...PUBLIC, ...COMPANY, ...INVITED, ...VISITS, ...OTHERWISE].includes(name) && !isForAdministrators(operation),
  ),
  endpointOverrides: [{ pattern: ASKED_BY_POST, type: 'query' }],
};

export const companyClient = {
  ...client('companyApi', (name) => COMPANY.includes(name)),
  apiFile: '../base.ts',
};

export const invitedClient = {
  ...client('invitedApi', (name) => INVITED.includes(name)),
  apiFile: '../base.ts',
};

export const visitsClient = {
  ...client('visitsApi', (name) => VISITS.includes(name)),
  apiFile: '../base.ts',
};

export const staffClient = {
  ...client('staffApi', (name, operation) => isForAdministrators(operation) && !OTHERWISE.includes(name)),
  apiFile: '../base.ts',
};
