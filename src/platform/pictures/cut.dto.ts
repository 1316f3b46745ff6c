import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNumber, IsPositive, Max, Min, ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';

/** A part of a picture, as shares of its width and height when it stands upright. */
export interface Cut {
  /** From the left edge, 0 to 1. */
  readonly left: number;
  /** From the upper edge, 0 to 1. */
  readonly top: number;
  /** Above 0, to 1. */
  readonly width: number;
  readonly height: number;
}

/** Shares that add up to 1 may add up to a little more in floating point. */
const ROUNDING = 1e-6;

/** A part is told by all four, or not at all. */
const isTold = (cut: Partial<Cut>) => [cut.left, cut.top, cut.width, cut.height].some((share) => share !== undefined);

const Share = (description: string, message: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: 0, maximum: 1, description }),
    Type(() => Number),
    ValidateIf(isTold),
    IsNumber({}, { message }),
    Max(1, { message }),
  );

/** Where the part begins. */
const Start = (edge: string) => {
  const message = `Send how far the part is from the ${edge} edge, as a share from 0 to 1`;
  return applyDecorators(
    Share(`How far the part is from the ${edge} edge, as a share of the upright photo.`, message),
    Min(0, { message }),
  );
};

/** How far it goes from there. */
const Extent = (side: string, start: 'left' | 'top') => {
  const message = `Send the ${side} of the part, as a share above 0 and up to 1`;
  const fits = (value: unknown, { object }: ValidationArguments) =>
    !(Number((object as Partial<Cut>)[start]) + Number(value) > 1 + ROUNDING);
  return applyDecorators(
    Share(`The ${side} of the part, as a share of the upright photo's.`, message),
    IsPositive({ message }),
    ValidateBy(
      { name: 'fits', validator: { validate: (value, told) => fits(value, told!) } },
      { message: 'The part that shows must lie within the photo' },
    ),
  );
};

/** Which part of a photo shows; the whole where nothing is told. */
export class CutQuery {
  @Start('left')
  left?: number;

  @Start('upper')
  top?: number;

  @Extent('width', 'left')
  width?: number;

  @Extent('height', 'top')
  height?: number;
}

/** The part that was told. */
export const cutOf = ({ left, top, width, height }: CutQuery): Cut | undefined =>
  width === undefined ? undefined : { left: left!, top: top!, width, height: height! };
