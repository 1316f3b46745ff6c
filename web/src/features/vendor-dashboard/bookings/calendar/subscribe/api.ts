import { generatedApi } from '#api/signed-in.ts';

export const { useCalendarAddressQuery, useMakeCalendarAddressMutation, useSwitchOffCalendarAddressMutation } = generatedApi;
