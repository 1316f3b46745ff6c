import { useEffect } from 'react';
import { useNearestPlace } from './api.ts';
import { locate } from './locate.ts';
import { leavePlaceOpen, setPlace } from './place.ts';

const allowedBefore = async (): Promise<boolean> => (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';

/** While nothing is known, finds out where the visitor is, if they have allowed that before: a page never asks by itself. */
export function useDetection(unknown: boolean): void {
  const nearestPlace = useNearestPlace();
  useEffect(() => {
    if (!unknown) return;
    const detect = async () => {
      if (await allowedBefore()) setPlace(await nearestPlace(await locate()).unwrap());
      else leavePlaceOpen();
    };
    detect().catch(leavePlaceOpen);
  }, [unknown, nearestPlace]);
}
