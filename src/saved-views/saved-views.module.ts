import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { RemoveViewHandler } from './views/remove-view.command.js';
import { SaveViewHandler } from './views/save-view.command.js';
import { SavedViewsController } from './views/saved-views.controller.js';
import { ViewRecords } from './views/view-records.js';

/** Filters, search and order of a list, kept under a name. */
@Module({
  imports: [CqrsModule],
  controllers: [SavedViewsController],
  providers: [SaveViewHandler, RemoveViewHandler, ViewRecords],
})
export class SavedViewsModule {}
