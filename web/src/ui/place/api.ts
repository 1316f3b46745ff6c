import { generatedApi } from '../../api/generated.ts';

const { nearestPlace, place } = generatedApi.endpoints;

/** Asked when somebody says where they are. */
export const useNearestPlace = () => nearestPlace.useLazyQuery()[0];
export const usePlaceOfZip = () => place.useLazyQuery()[0];
