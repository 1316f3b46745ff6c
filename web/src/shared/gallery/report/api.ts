import { generatedApi } from '#api/signed-in.ts';

export const { useReportWorkPhotoMutation } = generatedApi.enhanceEndpoints({
  // Everybody sees it as before, until an admin decides.
  endpoints: { reportWorkPhoto: { extraOptions: { shown: { WorkPhoto: [] } } } },
});
