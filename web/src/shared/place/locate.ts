interface Point {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** About half a mile: enough for a ZIP code, and nobody need know the house. */
const rough = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Where the browser is. It asks the person, unless they allowed it before. @throws GeolocationPositionError */
export const locate = (): Promise<Point> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rough(coords.latitude), longitude: rough(coords.longitude) }),
      reject,
      { timeout: 15_000, maximumAge: 3_600_000 },
    ),
  );
