import { Type } from 'class-transformer';
import { IsNumber, Max, Min } from 'class-validator';
import type { Listed } from './zip.js';

const LATITUDE = 'Send a latitude between -90 and 90 degrees';
const LONGITUDE = 'Send a longitude between -180 and 180 degrees';

export class NearestPlaceQuery {
  /** Degrees. */
  @Type(() => Number)
  @Max(90, { message: LATITUDE })
  @Min(-90, { message: LATITUDE })
  @IsNumber({}, { message: LATITUDE })
  latitude!: number;

  /** Degrees. */
  @Type(() => Number)
  @Max(180, { message: LONGITUDE })
  @Min(-180, { message: LONGITUDE })
  @IsNumber({}, { message: LONGITUDE })
  longitude!: number;
}

const MILES = 'Send a distance between 1 and 100 miles';

export class PlacesAroundQuery extends NearestPlaceQuery {
  @Type(() => Number)
  @Max(100, { message: MILES })
  @Min(1, { message: MILES })
  @IsNumber({}, { message: MILES })
  miles!: number;
}

export class PlaceDto {
  /** Five digits. */
  zip!: string;
  city!: string;
  /** Two letters. */
  state!: string;
  /** Centre of the ZIP's area, in degrees. */
  latitude!: number;
  longitude!: number;
}

export const placeDtoOf = ({ zip, city, state, latitude, longitude }: Listed): PlaceDto => ({ zip, city, state, latitude, longitude });
