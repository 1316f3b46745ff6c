import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NotFound } from '../errors.js';
import { Public } from '../http/access.js';
import { NearestPlaceQuery, PlaceDto, placeDtoOf, PlacesAroundQuery } from './places.dto.js';
import { lookupZip, nearestPlace, placesAround } from './zip.js';

/** Whoever is farther from every ZIP code than this is not in the United States. */
const NEAR_MILES = 50;
/** More of them are one spot. */
const MOST_ON_A_MAP = 400;

/** Where a visitor is, by the ZIP table that the product carries. What is asked for is kept nowhere. */
@ApiTags('places')
@Public()
@Controller('places')
export class PlacesController {
  /** The ZIP code whose centre is closest to a point of the globe. */
  @Get('nearest')
  nearestPlace(@Query() { latitude, longitude }: NearestPlaceQuery): PlaceDto {
    const found = nearestPlace({ latitude, longitude }, NEAR_MILES);
    if (!found) {
      throw new NotFound('place', {
        code: 'places/none-near',
        message: 'There is no US ZIP code near this point. Enter a ZIP code instead.',
      });
    }
    return placeDtoOf(found);
  }

  /** ZIP codes within some miles of a point of the globe, nearest first, at most 400: what a map of the region is drawn from. */
  @Get('around')
  placesAround(@Query() { latitude, longitude, miles }: PlacesAroundQuery): PlaceDto[] {
    return placesAround({ latitude, longitude }, miles, MOST_ON_A_MAP).map(placeDtoOf);
  }

  /** The place of a ZIP code. */
  @Get(':zip')
  place(@Param('zip') zip: string): PlaceDto {
    const found = lookupZip(zip);
    if (!found) {
      throw new NotFound('place', {
        code: 'places/unknown-zip',
        message: 'We do not know this ZIP code. Enter five digits, such as 78701.',
      });
    }
    return placeDtoOf(found);
  }
}
