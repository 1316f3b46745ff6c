import { publicApi } from '#api/public.ts';

const { nearestPlace, place, placesAround } = publicApi.endpoints;

/** Asked when somebody says where they are. */
export const useNearestPlace = () => nearestPlace.useLazyQuery()[0];
export const usePlaceOfZip = () => place.useLazyQuery()[0];

/** What a map is drawn from. */
export const usePlacesAround = placesAround.useQuery;
