import { generatedApi } from '#api/signed-in.ts';

export const { useMyHoldsQuery } = generatedApi;
