import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { IdentityModule } from '../identity/index.js';
import { GalleryController } from './gallery/gallery.controller.js';
import { AddWorkPhotoHandler } from './own/add-work-photo.command.js';
import { ArrangeWorkPhotosHandler } from './own/arrange-work-photos.command.js';
import { DescribeWorkPhotoHandler } from './own/describe-work-photo.command.js';
import { OwnPhotosController } from './own/own-photos.controller.js';
import { RemoveWorkPhotoHandler } from './own/remove-work-photo.command.js';
import { PortfolioRecords } from './portfolio-records.js';

/** What providers show of their work. */
@Module({
  imports: [CqrsModule, IdentityModule],
  controllers: [GalleryController, OwnPhotosController],
  providers: [AddWorkPhotoHandler, DescribeWorkPhotoHandler, ArrangeWorkPhotosHandler, RemoveWorkPhotoHandler, PortfolioRecords],
})
export class PortfolioModule {}
