import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    countVisit: build.mutation<CountVisitApiResponse, CountVisitApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/visits/today`,
        method: "PUT",
        body: queryArg.visitDto,
      }),
    }),
    forgetLastVisit: build.mutation<
      ForgetLastVisitApiResponse,
      ForgetLastVisitApiArg
    >({
      query: () => ({ url: `/api/v1/visits/last`, method: "DELETE" }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as visitsApi };
export type CountVisitApiResponse = unknown;
export type CountVisitApiArg = {
  visitDto: VisitDto;
};
export type ForgetLastVisitApiResponse = unknown;
export type ForgetLastVisitApiArg = void;
export type VisitDto = {
  /** How far this page is on the way to a booking. */
  step: "visited" | "looked" | "viewed" | "began" | "booked";
  /** What they search for on this page. */
  search?: string | null;
  /** Whether a cookie may keep the day of their last visit. */
  recognised?: boolean | null;
};
