import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FromTablesAndTime } from '../../platform/answers/answers.interceptor.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Public } from '../../platform/http/access.js';
import { beforeLastWeek } from '../figures/recent-demand.js';
import { StorefrontLoader } from '../storefront/storefront-loader.js';
import { SuggestionsDto, SuggestionsQueryDto } from './suggestions.dto.js';
import { suggestions } from './suggestions.js';
import { popularCategories } from './suggestions.queries.js';

@ApiTags('catalog')
@Public()
@Controller('search')
export class SuggestionsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly storefront: StorefrontLoader,
  ) {}

  /** What somebody who types may be looking for: services, categories, providers; what is popular, before they type. */
  @FromTablesAndTime()
  @Get('suggestions')
  async suggestions(@Query() { term = '' }: SuggestionsQueryDto): Promise<SuggestionsDto> {
    if (term !== '') return suggestions(await this.storefront.upToDate(), term);
    const since = beforeLastWeek(this.clock.now());
    const popular = await popularCategories.all(this.database.pool, { since });
    return { meant: null, services: [], popular, categories: [], providers: [] };
  }
}
