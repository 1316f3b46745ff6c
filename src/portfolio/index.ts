import { WorkPhotoRow, workPhotos } from './gallery/work-photos.projection.js';
import { WorkPhotoReportRow, workPhotoReports } from './reports/work-photo-reports.projection.js';

export { pictureOf } from './gallery/gallery.queries.js';
export { WorkPhotos } from './gallery/work-photos.queries.js';
export { AddWorkPhoto } from './own/add-work-photo.command.js';
export { ArrangeWorkPhotos } from './own/arrange-work-photos.command.js';
export { DescribeWorkPhoto } from './own/describe-work-photo.command.js';
export { Portfolio } from './portfolio.js';
export { portfolioConcerns } from './portfolio.concerns.js';
export { PHOTO_REPORT_GROUNDS, type PhotoReportGround } from './portfolio.events.js';
export { PortfolioModule } from './portfolio.module.js';
export { hidePhoto, keepPhoto, showPhoto } from './reports/moderate.decisions.js';
export { ReportWorkPhoto } from './reports/report-work-photo.command.js';
export { WorkPhotoReportRow, WorkPhotoRow };

export const portfolioEntities = [WorkPhotoRow, WorkPhotoReportRow];
export const portfolioProjections = [workPhotos, workPhotoReports];
