import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    platformFee: build.query<PlatformFeeApiResponse, PlatformFeeApiArg>({
      query: () => ({ url: `/api/v1/platform-fee` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as companyApi };
export type PlatformFeeApiResponse = /** status 200  */ PlatformFeeDto;
export type PlatformFeeApiArg = void;
export type PlatformFeeDto = {
  /** What a customer pays for each booking, beside the provider's price. */
  feeCents: number;
};
