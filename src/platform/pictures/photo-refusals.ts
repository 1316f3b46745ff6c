import { Refusal } from '../errors.js';

/** Neither JPEG, PNG nor WebP (415). */
export class NotAPhoto extends Refusal {
  readonly status = 415;
  constructor() {
    super('identity/photo-format', 'Please choose a photo in JPEG, PNG or WebP format.');
  }
}
