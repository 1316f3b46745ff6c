import { IsArray, IsUUID } from 'class-validator';
import { SmallLetters } from '../../platform/fields/fields.js';

export class ServiceOrderDto {
  /** Each once, in the order in which they are to be seen, 100 at most. Services that are left out follow, the newest first. */
  @SmallLetters()
  @IsUUID('all', { each: true, message: 'Service is not known' })
  @IsArray({ message: 'Send the services, in order' })
  serviceIds!: string[];
}
