import { ValidateBy, type ValidationOptions } from 'class-validator';
import { lookupZip } from './zip.js';

/** For DTOs: a ZIP code that is in use. */
export const IsUsZip = (options: ValidationOptions = { message: 'Enter a US ZIP code' }) =>
  ValidateBy({ name: 'isUsZip', validator: { validate: (value) => typeof value === 'string' && lookupZip(value) !== undefined } }, options);
