import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { isListed, ServiceRow } from '../catalog/index.js';
import { CategoryRow } from '../categories/index.js';
import { FromTables } from '../platform/answers/answers.interceptor.js';
import { Database } from '../platform/database/database.js';
import { NotFound } from '../platform/errors.js';
import { Public } from '../platform/http/access.js';
import { Config } from '../platform/process/config.js';
import { statement, type Values } from '../platform/tables/statement.js';
import { tablesOf } from '../platform/tables/typed-tables.js';
import { vendorIsPublic, VendorRow } from '../vendor-onboarding/index.js';
import { indexXml, type Listed, pagesXml } from './sitemap.js';

/** Addresses in one file; the format allows for five times as many. */
const TOGETHER = 10_000;
const STATIC_PAGES = ['/', '/services', '/about', '/how-it-works', '/careers', '/contact', '/privacy', '/terms', '/help'];
const NOT_FOR_CRAWLERS = ['/dashboard', '/admin', '/api', '/auth', '/book', '/dev'];

const tables = tablesOf(ServiceRow, VendorRow, CategoryRow);
const listedServices = tables.selectFrom('catalog_service as s').innerJoin('vendor_directory as v', 'v.id', 's.vendor_id').where(isListed);
const publicVendors = tables.selectFrom('vendor_directory as v').where(vendorIsPublic);

/** Kinds of which there are many: what their files are called, where their pages are, and which are public. */
const KINDS = {
  services: {
    pages: '/service/',
    count: statement('sitemap-services-count', () => listedServices.select((eb) => eb.fn.countAll().as('count'))),
    listed: statement('sitemap-services', ({ offset }: Values<{ offset: number }>) =>
      listedServices.select(['s.id', 's.updated_at as changedAt']).orderBy('s.id').limit(TOGETHER).offset(offset),
    ),
  },
  vendors: {
    pages: '/vendor/',
    count: statement('sitemap-vendors-count', () => publicVendors.select((eb) => eb.fn.countAll().as('count'))),
    listed: statement('sitemap-vendors', ({ offset }: Values<{ offset: number }>) =>
      publicVendors.select(['v.id', 'v.updated_at as changedAt']).orderBy('v.id').limit(TOGETHER).offset(offset),
    ),
  },
};
type Kind = keyof typeof KINDS;

const categories = statement('sitemap-categories', () =>
  tables.selectFrom('catalog_category').select('slug').where('active', '=', true).orderBy('slug'),
);

/** What search engines read before the pages. */
@ApiExcludeController()
@Public()
@Controller()
export class SitemapController {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  @Get('robots.txt')
  robots(@Res({ passthrough: true }) reply: FastifyReply): string {
    void reply.type('text/plain; charset=utf-8');
    const refused = NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`);
    return ['User-agent: *', 'Allow: /', ...refused, '', `Sitemap: ${this.config.publicUrl}/sitemap.xml`, ''].join('\n');
  }

  @FromTables()
  @Get('sitemap.xml')
  async index(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const parts = await Promise.all((Object.keys(KINDS) as Kind[]).map((kind) => this.partsOf(kind)));
    void reply.type('application/xml; charset=utf-8');
    return indexXml(this.config.publicUrl, [{ path: '/sitemaps/pages.xml' }, ...parts.flat()]);
  }

  @FromTables()
  @Get('sitemaps/:file')
  async part(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const pages = file === 'pages.xml' ? await this.pages() : await this.many(file);
    void reply.type('application/xml; charset=utf-8');
    return pagesXml(this.config.publicUrl, pages);
  }

  private async partsOf(kind: Kind): Promise<Listed[]> {
    const { count } = await KINDS[kind].count.one(this.database.pool);
    const files = Math.ceil(count / TOGETHER);
    return Array.from({ length: files }, (_, index) => ({ path: `/sitemaps/${kind}-${index + 1}.xml` }));
  }

  private async pages(): Promise<Listed[]> {
    const rows = await categories.all(this.database.pool);
    return [...STATIC_PAGES, ...rows.map(({ slug }) => `/services/${encodeURIComponent(slug)}`)].map((path) => ({ path }));
  }

  /** Those of a file such as `services-2.xml`. */
  private async many(file: string): Promise<Listed[]> {
    const [, name = '', number] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name as Kind] : undefined;
    if (!kind) throw new NotFound('sitemap');
    const rows = await kind.listed.all(this.database.pool, { offset: (Number(number) - 1) * TOGETHER });
    if (rows.length === 0) throw new NotFound('sitemap');
    return rows.map(({ id, changedAt }) => ({ path: kind.pages + id, changedAt }));
  }
}
