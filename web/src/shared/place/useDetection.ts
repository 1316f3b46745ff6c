import { useEffect } from 'react';
import { useNearestPlace } from './api.ts';
import { locate } from './locate.ts';
import { currentPlace, placeDetected } from './place.ts';

const allowedBefore = async (): Promise<boolean> => (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';

/** Finds out where the visitor is, when nothing is remembered and they have allowed it before: a page never asks by itself. */
export function useDetection(): void {
  const nearestPlace = useNearestPlace();
  useEffect(() => {
    if (currentPlace() !== undefined) return;
    const detect = async () => ((await allowedBefore()) ? nearestPlace(await locate()).unwrap() : null);
    detect().then(placeDetected, () => placeDetected(null));
  }, [nearestPlace]);
}
