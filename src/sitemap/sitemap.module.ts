import { Module } from '@nestjs/common';
import { SitemapController } from './sitemap.controller.js';

/** What search engines read before the pages. */
@Module({ controllers: [SitemapController] })
export class SitemapModule {}
