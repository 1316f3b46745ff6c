import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { IdentityModule } from '../identity/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { GalleryController } from './gallery/gallery.controller.js';
import { PicturesController } from './gallery/pictures.controller.js';
import { WorkPhotos } from './gallery/work-photos.queries.js';
import { TellOwner } from './notices/tell-owner.reaction.js';
import { AddWorkPhotoHandler } from './own/add-work-photo.command.js';
import { ArrangeWorkPhotosHandler } from './own/arrange-work-photos.command.js';
import { DescribeWorkPhotoHandler } from './own/describe-work-photo.command.js';
import { OwnPhotosController } from './own/own-photos.controller.js';
import { RemoveWorkPhotoHandler } from './own/remove-work-photo.command.js';
import { PortfolioRecords } from './portfolio-records.js';
import { PhotoReportsController } from './reports/photo-reports.controller.js';
import { ReportWorkPhotoHandler } from './reports/report-work-photo.command.js';

/** What providers show of their work. */
@Module({
  imports: [CqrsModule, IdentityModule, NotificationsModule],
  controllers: [GalleryController, PicturesController, OwnPhotosController, PhotoReportsController],
  providers: [
    AddWorkPhotoHandler,
    DescribeWorkPhotoHandler,
    ArrangeWorkPhotosHandler,
    RemoveWorkPhotoHandler,
    ReportWorkPhotoHandler,
    TellOwner,
    WorkPhotos,
    PortfolioRecords,
  ],
  exports: [WorkPhotos],
})
export class PortfolioModule {}
