import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';

const MESSAGE = 'Service area radius must be between 1 and 100 miles';

/** How far a provider goes. */
export const RadiusMiles = () => applyDecorators(IsInt({ message: MESSAGE }), Min(1, { message: MESSAGE }), Max(100, { message: MESSAGE }));
