import { Injectable } from '@nestjs/common';
import { StorefrontLoader } from '../storefront/storefront-loader.js';
import { listServices } from './service-list.js';

/** Whether a text finds any service, as the public list would. */
@Injectable()
export class Finds {
  constructor(private readonly storefront: StorefrontLoader) {}

  async anything(text: string): Promise<boolean> {
    return listServices(await this.storefront.upToDate(), { search: text }).total > 0;
  }
}
