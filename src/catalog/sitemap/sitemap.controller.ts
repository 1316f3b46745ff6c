import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../../platform/process/config.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { Public } from '../../platform/http/access.js';
import { FromTables } from '../../platform/answers/answers.interceptor.js';
import { isPublicSql, VendorRow } from '../../vendor-onboarding/index.js';
import { CategoryRow } from '../categories/categories.projection.js';
import { ServiceRow } from '../services/services.projection.js';
import { LISTED_SQL } from '../services/service-sql.js';
import { indexXml, type Listed, pagesXml } from './sitemap.js';

/** Addresses in one file; the format allows for five times as many. */
const TOGETHER = 10_000;
const STATIC_PAGES = ['/', '/services', '/about', '/how-it-works', '/careers', '/contact', '/privacy', '/terms', '/help'];
const NOT_FOR_CRAWLERS = ['/dashboard', '/admin', '/api', '/auth', '/book', '/dev'];

/** Kinds of which there are many: what their files are called, where their pages are, and which are public. */
const KINDS: Readonly<Record<string, { readonly pages: string; readonly publicSql: string }>> = {
  services: {
    pages: '/service/',
    publicSql: `read.catalog_service s join read.vendor_directory v on v.id = s.vendor_id where ${LISTED_SQL}`,
  },
  vendors: { pages: '/vendor/', publicSql: `read.vendor_directory s where ${isPublicSql('s')}` },
};

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

  @FromTables(ServiceRow, VendorRow)
  @Get('sitemap.xml')
  async index(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const parts = await Promise.all(Object.keys(KINDS).map((kind) => this.partsOf(kind)));
    void reply.type('application/xml; charset=utf-8');
    return indexXml(this.config.publicUrl, [{ path: '/sitemaps/pages.xml' }, ...parts.flat()]);
  }

  @FromTables(ServiceRow, VendorRow, CategoryRow)
  @Get('sitemaps/:file')
  async part(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const pages = file === 'pages.xml' ? await this.pages() : await this.many(file);
    void reply.type('application/xml; charset=utf-8');
    return pagesXml(this.config.publicUrl, pages);
  }

  private async partsOf(kind: string): Promise<Listed[]> {
    const { rows } = await this.database.pool.query<{ count: number }>(`select count(*) from ${KINDS[kind]!.publicSql}`);
    const files = Math.ceil(rows[0]!.count / TOGETHER);
    return Array.from({ length: files }, (_, index) => ({ path: `/sitemaps/${kind}-${index + 1}.xml` }));
  }

  private async pages(): Promise<Listed[]> {
    const { rows } = await this.database.pool.query<{ slug: string }>('select slug from read.catalog_category order by slug');
    return [...STATIC_PAGES, ...rows.map(({ slug }) => `/services/${encodeURIComponent(slug)}`)].map((path) => ({ path }));
  }

  /** Those of a file such as `services-2.xml`. */
  private async many(file: string): Promise<Listed[]> {
    const [, name = '', number] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
    if (!kind) throw new NotFound('sitemap');
    const { rows } = await this.database.pool.query<{ id: string; changedAt: string }>(
      `select s.id, s.updated_at as "changedAt" from ${kind.publicSql} order by s.id limit ${TOGETHER} offset $1`,
      [(Number(number) - 1) * TOGETHER],
    );
    if (rows.length === 0) throw new NotFound('sitemap');
    return rows.map(({ id, changedAt }) => ({ path: kind.pages + id, changedAt }));
  }
}
